import { isSecret } from '@masque/core';

/** Decides whether a deal is wanted. */
export type Wish = (state: unknown) => boolean;

/**
 * Parses a wish for a deal: `Ada is the Seer` (anywhere in the state at that seat's position), `roles.Ada = seer` (at a
 * path, where a person's name stands for their seat); several are joined with `and`.
 *
 * @throws Error that says what cannot be parsed
 * @example
 * wishOf('Ben is the duke', ['Ada', 'Ben'])({ hands: [['contessa'], ['duke']] }); // => true
 */
export function wishOf(text: string, people: readonly string[]): Wish {
  const all = text.split(/\s+and\s+/i).map((part) => one(part.trim(), people));
  return (state) => all.every((it) => it(state));
}

function one(text: string, people: readonly string[]): Wish {
  const at = /^([^=]+)=(.+)$/.exec(text);
  if (at) {
    const path = at[1]!.trim().split('.').map((it) => seatNamed(it, people) ?? it); // prettier-ignore
    const wanted = plain(at[2]!);
    return (state) => holds(valueAt(state, path), wanted);
  }
  const said = /^(.+?)\s+(?:is|has|holds)\s+(?:an?\s+|the\s+)?(.+)$/i.exec(text);
  const seat = said && seatNamed(said[1]!, people);
  if (!said || seat === null || seat === undefined)
    throw new Error(
      `"${text}" is not a wish that the studio understands. Write "${people[0]} is the seer", or a path of the state: "roles.${people[0]} = seer".`,
    );
  const wanted = plain(said[2]!);
  return (state) => anywhere(state, people.length, Number(seat), wanted);
}

/** A person's seat as a step of a path. */
function seatNamed(name: string, people: readonly string[]): string | null {
  const seat = people.findIndex((it) => it.toLowerCase() === name.trim().toLowerCase());
  return seat < 0 ? null : String(seat);
}

const plain = (value: unknown): string =>
  String(value)
    .trim()
    .replace(/^["']|["']$/g, '')
    .toLowerCase();

const opened = (value: unknown): unknown => (isSecret(value) ? opened(value.$secret) : value);

function valueAt(state: unknown, path: readonly string[]): unknown {
  let value = opened(state);
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = opened((value as Record<string, unknown>)[step]);
  }
  return value;
}

/** Is it this value, or does it contain it? */
function holds(value: unknown, wanted: string): boolean {
  const it = opened(value);
  if (typeof it === 'object' && it !== null) return Object.values(it).some((part) => holds(part, wanted));
  return it !== undefined && plain(it) === wanted;
}

/** Does any list with one item per seat contain the value at this seat? */
function anywhere(state: unknown, seats: number, seat: number, wanted: string): boolean {
  const it = opened(state);
  if (typeof it !== 'object' || it === null) return false;
  if (Array.isArray(it) && it.length === seats && holds(it[seat], wanted)) return true;
  return Object.values(it).some((part) => anywhere(part, seats, seat, wanted));
}
