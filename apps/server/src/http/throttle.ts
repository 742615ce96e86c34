import type { Context, MiddlewareHandler } from 'hono';
import { rateLimiter } from 'hono-rate-limiter';
import type { Config } from '../config.ts';
import { PersonLimit } from '../limits.ts';
import { addressOf, originOf } from './address.ts';
import { WINDOW_MS, type RateCounts } from './counts.ts';
import type { Env } from './env.ts';
import { problemOf } from './problems.ts';

/** How many times the limit of one address a whole network may use. */
const NETWORK = 8;

/** How many addresses are remembered for requests that are limited for longer than a minute. */
const MAX_KNOWN = 10_000;

/**
 * Limits how many clubs are made, which are kept, by address as {@link throttle} does: `burst` at once, and `rate`
 * per second on average.
 */
export function clubsFrom(
  burst: number,
  rate: number,
  config: Pick<Config, 'limits' | 'trustProxy'>,
): MiddlewareHandler<Env> {
  const by = (times: number): PersonLimit =>
    new PersonLimit(burst * times * config.limits, rate * times * config.limits);
  const [near, far] = [by(1), by(NETWORK)];
  return async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const from = originOf(addressOf(c, config));
    for (const it of [near, far]) if (it.size > MAX_KNOWN) it.forget(() => false);
    return near.tryTake(from.near) && far.tryTake(from.far) ? next() : c.json(problemOf(c, 'many_clubs'), 429);
  };
}

/**
 * Limits requests per minute from one address, behind which a whole club may sit. For IPv6, the first half of the
 * address counts, because a connection owns all of the second half. All addresses of one network together are limited
 * as well.
 */
export function throttle(
  counts: RateCounts,
  max: number,
  config: Pick<Config, 'limits' | 'trustProxy'>,
  skip: (c: Context) => boolean = () => false,
): readonly [MiddlewareHandler<Env>, MiddlewareHandler<Env>] {
  const by = (limit: number, part: 'near' | 'far') =>
    rateLimiter<Env>({
      windowMs: WINDOW_MS,
      limit: Math.ceil(limit * config.limits),
      keyGenerator: (c) => originOf(addressOf(c, config))[part],
      store: counts.column(),
      // Only refused requests need to know the limit.
      standardHeaders: false,
      skip,
      handler: (c) => c.json(problemOf(c, 'rate'), 429),
    });
  return [by(max * NETWORK, 'far'), by(max, 'near')];
}
