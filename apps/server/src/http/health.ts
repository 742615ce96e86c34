import { Hono, type Context } from 'hono';
import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { hashOf } from '../identity/token.ts';
import { addressOf, isLocal } from './address.ts';
import type { Env } from './env.ts';
import { forwarding } from './proxy.ts';

/** For operators of the server. */
export function healthRoutes({ metrics, readiness }: Services, config: Config): Hono<Env> {
  return new Hono<Env>()
    .get('/healthz', (c) => c.json({ ok: true }))
    .get('/readyz', async (c) => {
      const why = await readiness.problem();
      if (why !== null) return c.json({ ok: false, why }, 503);
      const { warning } = readiness;
      return c.json({ ok: true, ...(warning && { warning }) });
    })
    .get('/metrics', async (c) => {
      // Metrics that change when somebody acts would tell a player at the only table who has acted.
      if (!mayRead(c.req.header('authorization'), config) && !isHere(c, config)) return c.body(null, 403);
      return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
    });
}

/** Does the request come from this machine? Requests passed on by a local proxy may come from anywhere. */
const isHere = (c: Context, config: Config): boolean =>
  isLocal(addressOf(c, config)) && forwarding.every((name) => c.req.header(name) === undefined);

function mayRead(header: string | undefined, { metricsToken }: Config): boolean {
  if (metricsToken === undefined || header === undefined) return false;
  return timingSafeEqual(Buffer.from(hashOf(header)), Buffer.from(hashOf(`Bearer ${metricsToken}`)));
}
