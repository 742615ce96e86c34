/** A ruleset as a code begins with this. */
const MARK = 'M1-';

/**
 * A ruleset as a code to pass on: its game, and the options that are not as usual.
 *
 * @example
 * rulesetIn(codeOf('coup', { inquisitor: true })); // => { game: 'coup', options: { inquisitor: true } }
 */
export function codeOf(game: string, options: Readonly<Record<string, unknown>>): string {
  const bytes = new TextEncoder().encode(JSON.stringify([game, options]));
  const letters = btoa(Array.from(bytes, (it) => String.fromCharCode(it)).join(''));
  return MARK + letters.replaceAll('+', '.').replaceAll('/', '_').replace(/=+$/, '');
}

/** The ruleset of a code; `null`: it is none. What a game does not know of it, the server leaves out or refuses. */
export function rulesetIn(code: string): { readonly game: string; readonly options: Record<string, unknown> } | null {
  try {
    const text = code.trim();
    if (!text.startsWith(MARK) || text.length > 6000) return null;
    const letters = atob(text.slice(MARK.length).replaceAll('.', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (it) => it.charCodeAt(0));
    const [game, options] = JSON.parse(new TextDecoder().decode(bytes)) as [unknown, unknown];
    if (typeof game !== 'string' || typeof options !== 'object' || options === null || Array.isArray(options))
      return null;
    return { game, options: options as Record<string, unknown> };
  } catch {
    return null;
  }
}
