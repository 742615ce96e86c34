import type { Seat } from '../seat.ts';
import { NOBODY, isSecret, seatSet, type Audience, type SeatSet } from './secret.ts';
import { bearsSecret, isNode, type Parts } from './walk.ts';

/**
 * Where a record or list differs from an earlier one, down to its parts. It is the same for all viewers: computed once
 * after a step, it allows each view to be made from the previous one without comparing again.
 */
export interface Changes<Key extends string | number = string | number> {
  /** Parts without secrets, which everybody gets as they are. */
  readonly plain: readonly Key[];
  /** Parts that must be projected again for each viewer. */
  readonly reproject: readonly Key[];
  /** Parts that differ somewhere inside, and how. */
  readonly within: readonly { readonly key: Key; readonly changes: Changes }[];
  /** The seats that can see any of it. Everybody else's view stays as it was. */
  readonly readers: Audience;
}

/** Where a value differs from an earlier one; `null` if the two have different shapes and must be projected again. */
export function changesOf(value: object, old: object): Changes | null {
  if (isSecret(value) || isSecret(old)) return null;
  if (Array.isArray(value)) return Array.isArray(old) ? inList(value, old) : null;
  return Array.isArray(old) ? null : inRecord(value as Parts, old as Parts);
}

function inRecord(value: Parts, old: Parts): Changes | null {
  let left = 0;
  for (const _ in old) left++;
  const found = new FoundChanges<string>();
  for (const key in value) {
    const part = value[key];
    const was = old[key];
    left--;
    if (part === was && part !== undefined) continue;
    if (was === undefined && !(key in old)) return null;
    if (part !== was) found.note(key, part, was);
  }
  return left === 0 ? found : null;
}

/** Lists of different lengths are compared, too: element by element as far as both go; the rest is new. */
function inList(value: readonly unknown[], old: readonly unknown[]): Changes {
  const found = new FoundChanges<number>();
  for (let i = 0; i < value.length; i++) if (i >= old.length || value[i] !== old[i]) found.note(i, value[i], old[i]);
  if (value.length !== old.length) found.readers = 'all';
  return found;
}

class FoundChanges<Key extends string | number> implements Changes<Key> {
  plain: Key[] = none;
  reproject: Key[] = none;
  within: { key: Key; changes: Changes }[] = none;
  readers: Audience = NOBODY;

  note(key: Key, part: unknown, was: unknown): void {
    // Rules often build a new list with the same items: who has joined, who is asked.
    if (isSameList(part, was)) return;
    if (!bearsSecret(part)) {
      this.plain = added(this.plain, key);
      this.readers = 'all';
      return;
    }
    const changes = isNode(was) ? changesOf(part as object, was) : null;
    if (changes) this.within = added(this.within, { key, changes });
    else this.reproject = added(this.reproject, key);
    if (this.readers !== 'all') this.readers = both(this.readers, changes ? changes.readers : readersOf(part, was));
  }
}

/** An empty list to which nothing is ever added. */
const none: never[] = [];

/** The list with one more element. Most lists have just one, and V8 gives an array that grows room for 17. */
function added<T>(list: T[], it: T): T[] {
  if (list.length === 0) return [it];
  list.push(it);
  return list;
}

const isSameList = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((it, i) => it === b[i]);

/** Who can tell two unlike values apart: everybody, unless they are secrets with the same audience. */
const readersOf = (value: unknown, old: unknown): Audience =>
  isSecret(value) && isSecret(old) && sameAudience(value.$to, old.$to) ? value.$to : 'all';

const sameAudience = (a: Audience, b: Audience): boolean =>
  a === b || (a !== 'all' && b !== 'all' && a.length === b.length && a.every((seat, i) => seat === b[i]));

const both = (a: Audience, b: Audience): Audience =>
  a === 'all' || b === 'all' ? 'all' : a.length === 0 ? b : b.length === 0 ? a : merged(a, b);

/** Runs for every change of a state, so it allocates nothing but its result. */
function merged(a: SeatSet, b: SeatSet): SeatSet {
  // Seats mostly come in order; and an array that has grown keeps spare room.
  if (a[a.length - 1]! < b[0]!) return seatSet(a.concat(b));
  const all: Seat[] = [];
  let at = 0;
  for (let i = 0; i < a.length; i++) {
    while (at < b.length && b[at]! < a[i]!) all.push(b[at++]!);
    if (b[at] === a[i]) at++;
    all.push(a[i]!);
  }
  while (at < b.length) all.push(b[at++]!);
  return seatSet(all);
}
