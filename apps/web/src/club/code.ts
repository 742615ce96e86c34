/** The prefix of a code that contains a whole ruleset. */
const MARK = 'M1-';

/** A ruleset without its name: its game, the options that differ from the usual ones, and the level of its bots. */
export interface BareRuleset {
  readonly game: string;
  readonly options: Record<string, unknown>;
  readonly bots?: string | undefined;
}

/**
 * A code that contains a whole ruleset, so that it is understood on any server.
 *
 * @example
 * rulesetIn(codeOf({ game: 'coup', options: { inquisitor: true } })); // => { game: 'coup', options: { inquisitor: true } }
 */
export function codeOf({ game, options, bots }: BareRuleset): string {
  const parts = [game, options, ...(bots === undefined ? [] : [bots])];
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const letters = btoa(Array.from(bytes, (it) => String.fromCharCode(it)).join(''));
  return MARK + letters.replaceAll('+', '.').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The ruleset in a code that contains one; `null` if it is invalid. The server ignores or refuses options that a game
 * does not have.
 */
export function rulesetIn(code: string): BareRuleset | null {
  try {
    const text = code.trim();
    if (!text.startsWith(MARK) || text.length > 6000) return null;
    const letters = atob(text.slice(MARK.length).replaceAll('.', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (it) => it.charCodeAt(0));
    const [game, options, bots] = JSON.parse(new TextDecoder().decode(bytes)) as [unknown, unknown, unknown];
    if (typeof game !== 'string' || typeof options !== 'object' || options === null || Array.isArray(options))
      return null;
    return { game, options: options as Record<string, unknown>, ...(typeof bots === 'string' && { bots }) };
  } catch {
    return null;
  }
}
