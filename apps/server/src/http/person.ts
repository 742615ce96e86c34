import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../config.ts';
import type { People, Person } from '../identity/people.ts';
import type { Hub } from '../ws/hub.ts';
import type { Env } from './env.ts';

const COOKIE = 'masque';
/**
 * The token that a device goes on with, after the one that it has had. It is in a cookie of its own, so that nodes of a
 * release that knows nothing of it still read the other one.
 */
const NEXT = 'masque-next';
/** Lifetime of the cookie, in seconds: 400 days, the maximum that browsers allow. Each visit renews it. */
const MAX_AGE = 400 * 24 * 3600;

const cookieOf = (c: Context, name: string): string | undefined => getCookie(c, name, 'host') ?? getCookie(c, name);

/** Identifies the requesting person. All other devices of somebody who uses a new token are signed out. */
export const whoAsks =
  (people: People, hub: Hub, config: Config): MiddlewareHandler<Env> =>
  async (c, next) => {
    const [first, second] = cookieOf(c, NEXT)?.split('.') ?? [];
    const renewed = second === undefined ? null : await people.goOn(first!, second);
    if (renewed !== null) hub.end(renewed);
    const token = second ?? cookieOf(c, COOKIE);
    const person = await people.of(token);
    c.set('person', person);
    c.set('token', person ? token! : null);
    // From now on it is the only one. The answer to an upgrade sets no cookies.
    const settles = person !== null && second !== undefined && c.req.header('upgrade') === undefined;
    if (settles) remember(c, second, config);
    await next();
    if (settles) c.header('cache-control', 'no-store');
  };

/** The requesting person; a new one if the device has not been here before. */
export async function somebody(c: Context<Env>, people: People, config: Config): Promise<Person> {
  let person = c.get('person');
  let token = c.get('token');
  if (!person || token === null) {
    ({ person, token } = people.create());
    c.set('person', person);
    c.set('token', token);
  }
  remember(c, token, config);
  return person;
}

/** Makes the requesting device the person with this token. */
export function remember(c: Context<Env>, token: string, config: Config): void {
  keepCookie(c, COOKIE, token, config);
  if (cookieOf(c, NEXT) !== undefined) keepCookie(c, NEXT, '', config, 0);
}

/** Lets the requesting device go on with a new token, from its next request on. */
export const renew = (c: Context<Env>, token: string, next: string, config: Config): void =>
  keepCookie(c, NEXT, `${token}.${next}`, config);

/**
 * Stores a cookie on the requesting device that no page can read.
 *
 * @param maxAge in seconds; 0 removes it
 */
export function keepCookie(c: Context<Env>, name: string, value: string, config: Config, maxAge = MAX_AGE): void {
  const secure = isSecure(c, config);
  const cookie = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge } as const;
  // In browsers that enforce the prefix, no other host of the domain can plant a cookie in its place.
  setCookie(c, name, value, secure ? { ...cookie, secure, prefix: 'host' } : cookie);
  c.header('cache-control', 'no-store');
}

/** Whether a request has come over https, here or to the proxy. */
export function isSecure(c: Context, { trustProxy, url }: Config): boolean {
  const proxied = trustProxy && c.req.header('x-forwarded-proto') === 'https';
  return proxied || url?.startsWith('https:') === true || c.req.url.startsWith('https:');
}
