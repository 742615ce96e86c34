import { EYE, type Viewer } from '../seat.ts';
import { HIDDEN, NOBODY, isSecret, type Audience, type Secret } from './secret.ts';
import type { View } from './view.ts';

/**
 * The value as `viewer` may see it: every secret it is not in the audience of replaced by `HIDDEN`, every other opened.
 * A part without secrets is returned as it is, the same object.
 *
 * Views share structure from step to step: given what the same viewer saw of an earlier value, every part that has not
 * changed since is taken from there, so that the cost follows what changed and views can be compared by identity.
 * (Remembering every node in a WeakMap was tried first and cost several times as much.)
 *
 * @example
 * project({ coins: 2, card: secret('duke', [0]) }, 1) // { coins: 2, card: HIDDEN }
 */
export function project<T>(value: T, viewer: Viewer, before?: Before<T>): View<T> {
  return (before ? follow(value, viewer, before.value, before.view, before.changes) : walk(value, viewer)) as View<T>;
}

/** What the same viewer saw of an earlier value; what has changed since, if that has been worked out. */
export interface Before<T> {
  readonly value: T;
  readonly view: View<T>;
  readonly changes?: Changes | null;
}

/** The keys under which two records differ: those whose new value has secrets in it, and the others. */
export interface Changes {
  readonly bearing: readonly string[];
  readonly plain: readonly string[];
  /** The seats that can see any of it. Everybody else's view stays as it was. */
  readonly readers: Audience;
}

type Parts = { readonly [key: string]: unknown };

/** Where a record differs from an earlier one; `null` when they do not have the same keys. The same for all viewers. */
export function changesOf(value: object, old: object): Changes | null {
  if (size(value) !== size(old)) return null;
  const bearing: string[] = [];
  const plain: string[] = [];
  for (const key in value) {
    const part = (value as Parts)[key];
    if (part === (old as Parts)[key]) continue;
    if (!(key in old)) return null;
    (bearsSecret(part) ? bearing : plain).push(key);
  }
  return { bearing, plain, readers: plain.length > 0 ? 'all' : readersAt(bearing, value as Parts, old as Parts) };
}

function readersAt(keys: readonly string[], value: Parts, old: Parts): Audience {
  let readers: Audience = NOBODY;
  for (const key of keys) if (readers !== 'all') readers = both(readers, readersOf(value[key], old[key]));
  return readers;
}

/** Who can tell two values apart: everybody, unless they differ only inside secrets that keep their audience. */
function readersOf(value: unknown, old: unknown): Audience {
  if (value === old) return NOBODY;
  if (!isNode(value) || !isNode(old)) return 'all';
  if (isSecret(value)) return isSecret(old) && sameAudience(value.to, old.to) ? value.to : 'all';
  if (isSecret(old) || Array.isArray(value) !== Array.isArray(old)) return 'all';
  if (Array.isArray(value)) return readersInList(value, old as readonly unknown[]);
  if (size(value) !== size(old)) return 'all';
  let readers: Audience = NOBODY;
  for (const key in value) {
    if (!(key in old)) return 'all';
    readers = both(readers, readersOf((value as Parts)[key], (old as Parts)[key]));
    if (readers === 'all') return readers;
  }
  return readers;
}

function readersInList(value: readonly unknown[], old: readonly unknown[]): Audience {
  if (value.length !== old.length) return 'all';
  let readers: Audience = NOBODY;
  for (let i = 0; i < value.length && readers !== 'all'; i++)
    if (value[i] !== old[i]) readers = both(readers, readersOf(value[i], old[i]));
  return readers;
}

/** How many keys a record has: counted, because making a list of them for every look costs more than the look. */
function size(value: object): number {
  let n = 0;
  for (const _ in value) n++;
  return n;
}

const sameAudience = (a: Audience, b: Audience): boolean =>
  a === b || (a !== 'all' && b !== 'all' && a.length === b.length && a.every((seat, i) => seat === b[i]));

const both = (a: Audience, b: Audience): Audience =>
  a === 'all' || b === 'all' ? 'all' : a.length === 0 ? b : b.length === 0 ? a : [...a, ...b];

function bearsSecret(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (isSecret(value)) return true;
  if (Array.isArray(value)) return value.some(bearsSecret);
  for (const key in value) if (bearsSecret((value as Parts)[key])) return true;
  return false;
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

function walk(value: unknown, viewer: Viewer): unknown {
  if (!isNode(value)) return value;
  if (isSecret(value)) return look(value, viewer);
  if (Array.isArray(value)) return walkList(value, viewer);
  const parts = value as Parts;
  let copy: Record<string, unknown> | undefined;
  for (const key in parts) {
    const was = parts[key];
    if (!isNode(was)) continue;
    const part = walk(was, viewer);
    if (part !== was) (copy ??= { ...parts })[key] = part;
  }
  return copy ?? value;
}

function walkList(list: readonly unknown[], viewer: Viewer): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let i = 0; i < list.length; i++) {
    const was = list[i];
    if (!isNode(was)) continue;
    const part = walk(was, viewer);
    if (part !== was) (copy ??= list.slice())[i] = part;
  }
  return copy ?? list;
}

const look = (it: Secret<unknown>, viewer: Viewer): unknown =>
  viewer === EYE || it.to === 'all' || it.to.includes(viewer) ? walk(it.secret, viewer) : HIDDEN;

/**
 * The view of a value whose forerunner `old` this viewer saw as `seen`; `seen` itself when nothing changed that this
 * viewer can see, so that whoever was told nothing keeps the same view.
 */
function follow(value: unknown, viewer: Viewer, old: unknown, seen: unknown, known?: Changes | null): unknown {
  if (value === old) return seen;
  if (!isNode(value) || !isNode(old) || !isNode(seen) || isSecret(value) || isSecret(old)) return walk(value, viewer);
  if (Array.isArray(value)) return Array.isArray(old) && Array.isArray(seen) ? followList(value, viewer, old, seen) : walk(value, viewer);
  if (Array.isArray(old) || known === null) return walk(value, viewer);
  return known ? followKnown(value as Parts, viewer, old as Parts, seen as Parts, known) : followRecord(value as Parts, viewer, old as Parts, seen as Parts);
}

function followKnown(value: Parts, viewer: Viewer, old: Parts, seen: Parts, { bearing, plain, readers }: Changes): unknown {
  if (readers !== 'all' && viewer !== EYE && !readers.includes(viewer)) return seen;
  let copy: Record<string, unknown> | undefined;
  for (const key of plain) (copy ??= { ...seen })[key] = value[key];
  for (const key of bearing) {
    const part = follow(value[key], viewer, old[key], seen[key]);
    if (part !== seen[key]) (copy ??= { ...seen })[key] = part;
  }
  return copy ?? seen;
}

function followRecord(value: Parts, viewer: Viewer, old: Parts, seen: Parts): unknown {
  if (size(value) !== size(old)) return walk(value, viewer);
  let copy: Record<string, unknown> | undefined;
  for (const key in value) {
    if (value[key] === old[key]) continue;
    if (!(key in old)) return walk(value, viewer);
    const part = follow(value[key], viewer, old[key], seen[key]);
    if (part !== seen[key]) (copy ??= { ...seen })[key] = part;
  }
  return copy ?? seen;
}

function followList(value: readonly unknown[], viewer: Viewer, old: readonly unknown[], seen: readonly unknown[]): unknown {
  const same = value.length === old.length;
  let copy: unknown[] | undefined = same ? undefined : [];
  for (let i = 0; i < value.length; i++) {
    if (same && value[i] === old[i]) continue;
    const part = i < old.length ? follow(value[i], viewer, old[i], seen[i]) : walk(value[i], viewer);
    if (!same || part !== seen[i]) (copy ??= seen.slice(0, value.length))[i] = part;
  }
  return copy ?? seen;
}
