/** The pages of the app. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'host' }
  | { readonly at: 'console' }
  /** The person of this device, and those it can switch to. */
  | { readonly at: 'who' }
  | { readonly at: 'table'; readonly code: string }
  | { readonly at: 'watch'; readonly code: string }
  | { readonly at: 'screen'; readonly code: string }
  | { readonly at: 'take'; readonly code: string }
  | { readonly at: 'club' }
  | { readonly at: 'evening' | 'desk' | 'board' | 'standings' | 'mine'; readonly code: string }
  /** The guide of a game, or one card of it; without a game: the games that have a guide. */
  | { readonly at: 'learn'; readonly game: string; readonly entry: string }
  /** The last game of a table to look back at; without a code, one from a file. */
  | { readonly at: 'replay'; readonly code: string }
  | { readonly at: 'nowhere' };

const coded = {
  t: 'table',
  watch: 'watch',
  screen: 'screen',
  replay: 'replay',
  c: 'evening',
  desk: 'desk',
  board: 'board',
} as const;

/** The pages of a club besides its evening. */
const ofClub = { standings: 'standings', me: 'mine' } as const;

/** The id of a face in an address. */
const FACE = /^([\w.~-]|%[0-7][0-9A-F])*$/i;

/**
 * The page of an address.
 *
 * @example
 * routeOf('/t/vela'); // => { at: 'table', code: 'VELA' }
 */
export function routeOf(path: string): Route {
  const [first = '', second, ...rest] = path.split('/').filter(Boolean);
  if (first === 'c' && rest.length === 1 && Object.hasOwn(ofClub, rest[0]!) && /^[a-z]{4,8}$/i.test(second!))
    return { at: ofClub[rest[0] as keyof typeof ofClub], code: second!.toUpperCase() };
  if (first === 'learn' && second === undefined) return { at: 'learn', game: '', entry: '' };
  if (first === 'learn' && rest.length <= 1 && /^[a-z0-9-]{1,60}$/.test(second ?? '') && FACE.test(rest[0] ?? ''))
    return { at: 'learn', game: second!, entry: decodeURIComponent(rest[0] ?? '') };
  if (rest.length > 0) return { at: 'nowhere' };
  if (second === undefined) {
    if (first === '') return { at: 'home' };
    if (first === 'replay') return { at: 'replay', code: '' };
    return first === 'host' || first === 'console' || first === 'club' || first === 'who'
      ? { at: first }
      : { at: 'nowhere' };
  }
  const code = second.toUpperCase();
  if (first === 'take') return /^[A-Z]{10}$/.test(code) ? { at: 'take', code } : { at: 'nowhere' };
  if (!Object.hasOwn(coded, first) || !/^[A-Z]{4,8}$/.test(code)) return { at: 'nowhere' };
  return { at: coded[first as keyof typeof coded], code };
}

/** Goes to another page of the app without reloading. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Follows links to pages of the app without reloading. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.composedPath().find((it): it is HTMLAnchorElement => it instanceof HTMLAnchorElement);
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (routeOf(link.pathname).at === 'nowhere') return;
  event.preventDefault();
  go(link.pathname + link.search);
}
