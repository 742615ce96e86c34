import type { RefusedCode } from '@masque/protocol';
import type { Context, MiddlewareHandler } from 'hono';
import { rateLimiter } from 'hono-rate-limiter';
import type { Config } from '../config.ts';
import { isForwarded } from '../nodes/forward.ts';
import { addressOf, originOf } from './address.ts';
import { MINUTE_MS, type RateCounts } from './counts.ts';
import type { Env } from './env.ts';
import { problemOf } from './problems.ts';

/** How many times the limit of one address a whole network may use. */
const NETWORK = 8;

/** What is limited: requests of this kind, and for how long they count, in milliseconds. */
interface Limited {
  readonly only?: (c: Context) => boolean;
  readonly windowMs?: number;
  /** What is answered to one too many. */
  readonly refusal?: RefusedCode;
}

/**
 * Limits requests from one address, behind which a whole club may sit: by default, those of a minute. For IPv6, the
 * first half of the address counts, because a connection owns all of the second half. All addresses of one network
 * together are limited as well.
 */
export function throttle(
  counts: RateCounts,
  max: number,
  config: Pick<Config, 'limits' | 'trustProxy'>,
  { only = () => true, windowMs = MINUTE_MS, refusal = 'rate' }: Limited = {},
): readonly [MiddlewareHandler<Env>, MiddlewareHandler<Env>] {
  const by = (limit: number, part: 'near' | 'far') =>
    rateLimiter<Env>({
      windowMs,
      limit: Math.ceil(limit * config.limits),
      keyGenerator: (c) => originOf(addressOf(c, config))[part],
      store: counts.column(windowMs),
      // Only refused requests need to know the limit.
      standardHeaders: false,
      // What another server hands on was counted there.
      skip: (c) => isForwarded(c) || !only(c),
      handler: (c) => c.json(problemOf(c, refusal), 429),
    });
  return [by(max * NETWORK, 'far'), by(max, 'near')];
}
