import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../config.ts';
import type { People, Person } from '../identity/people.ts';
import type { Hub } from '../ws/hub.ts';
import type { Env } from './env.ts';

const COOKIE = 'masque';
/** Lifetime of the cookie, in seconds: 400 days, the maximum that browsers allow. Each visit renews it. */
const MAX_AGE = 400 * 24 * 3600;

/** Identifies the requesting person. All other devices of somebody who uses a new token are signed out. */
export const whoAsks =
  (people: People, hub: Hub): MiddlewareHandler<Env> =>
  async (c, next) => {
    const [first, second] = (getCookie(c, COOKIE, 'host') ?? getCookie(c, COOKIE) ?? '').split('.');
    const renewed = second === undefined ? null : await people.goOn(first!, second);
    if (renewed !== null) hub.end(renewed);
    const token = second ?? first!;
    const person = await people.of(token);
    c.set('person', person);
    c.set('token', person ? token : null);
    await next();
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
export const remember = (c: Context<Env>, token: string, config: Config): void => keepCookie(c, COOKIE, token, config);

/** Lets the requesting device go on with a new token, from its next request on. */
export const renew = (c: Context<Env>, token: string, next: string, config: Config): void =>
  keepCookie(c, COOKIE, `${token}.${next}`, config);

/** Stores a cookie on the requesting device that no page can read. */
export function keepCookie(c: Context<Env>, name: string, value: string, config: Config): void {
  const secure = isSecure(c, config);
  const cookie = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: MAX_AGE } as const;
  // In browsers that enforce the prefix, no other host of the domain can plant a cookie in its place.
  setCookie(c, name, value, secure ? { ...cookie, secure, prefix: 'host' } : cookie);
  c.header('cache-control', 'no-store');
}

/** Whether a request has come over https, here or to the proxy. */
export function isSecure(c: Context, { trustProxy, url }: Config): boolean {
  const proxied = trustProxy && c.req.header('x-forwarded-proto') === 'https';
  return proxied || url?.startsWith('https:') === true || c.req.url.startsWith('https:');
}
