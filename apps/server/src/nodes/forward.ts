import type { Store } from '@masque/store';
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import type { Env } from '../http/env.ts';
import type { Cluster } from './cluster.ts';
import type { ForwardedResponse, ForwardedRequest } from './post.ts';

/** Ownership key of the one-time codes of devices, which are kept in memory. */
export const LINKS = 'links';

/** Headers between two neighbours, which must not be forwarded. Answers are compressed where they leave the cluster. */
const HOP = new Set(['accept-encoding', 'connection', 'content-length', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** Does this request come from another node? */
export const isForwarded = (c: Context): boolean => (c.env as { forwarded?: boolean } | undefined)?.forwarded === true;

/** Forwards requests that concern an evening, or a code kept in memory, to the node that owns it. */
export const forwarding =
  (cluster: Cluster, config: Config, keyOf: (c: Context<Env>) => Promise<string | null>): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (isForwarded(c)) return next();
    const key = await keyOf(c);
    const answer = key === null ? null : await cluster.forward(key, await askedOf(c, config));
    if (!answer) return next();
    return new Response(answer.body === '' ? null : answer.body, {
      status: answer.status,
      headers: answer.headers.map(([a, b]) => [a, b]),
    });
  };

export const evening =
  (store: Store) =>
  async (c: Context<Env>): Promise<string | null> =>
    (await store.loadStreamByCode(c.req.param('code') ?? ''))?.id ?? null;

async function askedOf(c: Context<Env>, config: Config): Promise<ForwardedRequest> {
  const { method, url } = c.req;
  return {
    method,
    url,
    headers: [...c.req.raw.headers].filter(([name]) => !HOP.has(name)),
    body: method === 'GET' || method === 'HEAD' ? null : await c.req.text(),
    address: addressOf(c, config),
  };
}

/** Lets this server's routes answer a request that was made to another node. */
export async function answerHere(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  { method, url, headers, body, address }: ForwardedRequest,
): Promise<ForwardedResponse> {
  const request = new Request(url, { method, headers: headers.map(([a, b]) => [a, b]), body });
  const env = { incoming: { socket: { remoteAddress: address } }, forwarded: true };
  const response = await fetch(request, env);
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !HOP.has(name)),
    body: await response.text(),
  };
}
