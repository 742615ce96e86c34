import { routeOf } from '../../shell/router.ts';

/** The pages that a code on paper or on a big screen may lead to. */
const LEADS = new Set(['table', 'watch', 'evening', 'take', 'screen', 'board']);

/**
 * The page of this server that a scanned text leads to, whatever host is in its address, because a server may have
 * several names. `undefined` for any other text.
 *
 * @example
 * wayIn('http://192.168.1.7:8080/t/VELA'); // => '/t/VELA'
 */
export function wayIn(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, pathname, search, hash } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return LEADS.has(routeOf(pathname).at) ? pathname + search + hash : undefined;
}
