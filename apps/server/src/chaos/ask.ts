import { idOf } from '../identity/token.ts';
import type { Owner } from './phone.ts';

/** @throws Error when the node refuses or is gone */
export async function post(url: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response;
}

/** The cookie that a response sets. */
export const cookieOf = (response: Response): string => response.headers.get('set-cookie')!.split(';')[0]!;

/**
 * A new visitor.
 *
 * @param key signs the tokens of the nodes
 */
export async function visitor(url: string, key: Buffer, name: string): Promise<Owner> {
  const cookie = cookieOf(await post(`${url}/api/me`, { name }));
  return { name, cookie, person: idOf(key, cookie.slice(cookie.indexOf('=') + 1)) };
}
