import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

/** Headers that proxies set to say for whom they ask. */
export const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const;

/** Warns once if requests come through a proxy that is not trusted. */
export function proxyWarning({ trustProxy }: Pick<Config, 'trustProxy'>, log: Logger): MiddlewareHandler {
  let said = trustProxy;
  return async (c, next) => {
    if (!said && forwarding.some((name) => c.req.header(name) !== undefined)) {
      said = true;
      log.warn(
        'Requests contain x-forwarded-for, which is not trusted: everybody behind your proxy counts as one address ' +
          'and shares one rate limit. If the proxy is yours and sets that header, set MASQUE_TRUST_PROXY=1.',
      );
    }
    return next();
  };
}
