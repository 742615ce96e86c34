import type { Op, Path } from './ops.ts';

/**
 * The ops that turn one document into another. Parts that are the same object are skipped, so that the cost depends on
 * what changed. Lists of different lengths are replaced as a whole. A property that is `undefined` is absent, as in
 * JSON.
 *
 * @example
 * diff({ coins: 2, hand: ['duke'] }, { coins: 3, hand: ['duke'] }); // => [[['coins'], 3]]
 * diff({ coins: 2, note: 'late' }, { coins: 2 }); // => [[['note']]]
 */
export function diff(before: unknown, after: unknown): Op[] {
  const ops: Op[] = [];
  compare(before, after, [], ops);
  return ops;
}

/**
 * Adds to `ops` what turns the part at this path of one document into that of another, for callers that know which
 * parts can differ. A part that is `undefined` is absent.
 *
 * @example
 * const ops: Op[] = [];
 * diffPart(['hand', 0], { coins: 2 }, { coins: 3 }, ops);
 * ops; // => [[['hand', 0, 'coins'], 3]]
 */
export function diffPart(path: Path, before: unknown, after: unknown, ops: Op[]): void {
  if (before === after) return;
  if (after === undefined) ops.push([path]);
  else compare(before, after, [...path], ops);
}

/**
 * Whether two values are the same as JSON.
 *
 * @example
 * isSame({ coins: 2, note: undefined }, { coins: 2 }); // => true
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isNode(a) || !isNode(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a)) {
    const [was, is] = [a as readonly unknown[], b as readonly unknown[]];
    if (was.length !== is.length) return false;
    for (let i = 0; i < is.length; i++) if (!isSame(was[i], is[i])) return false;
    return true;
  }
  const [was, is] = [a as Parts, b as Parts];
  for (const key in is) if (!isSame(own(was, key), own(is, key))) return false;
  for (const key in was) if (own(is, key) === undefined && own(was, key) !== undefined) return false;
  return true;
}

/**
 * `path` is one list for the whole walk; it is copied only where a difference is found. With `slice`, because an array
 * made by spreading reserves spare capacity, and a table keeps the ops of every viewer; `concat` with a value that is
 * no array takes ten times as long.
 */
function compare(before: unknown, after: unknown, path: (string | number)[], ops: Op[]): void {
  if (before === after) return;
  if (isNode(before) && isNode(after)) {
    const list = Array.isArray(before);
    if (list === Array.isArray(after)) {
      if (!list) return compareRecords(before as Parts, after as Parts, path, ops);
      const [was, is] = [before as readonly unknown[], after as readonly unknown[]];
      if (was.length === is.length) return compareLists(was, is, path, ops);
    }
  }
  ops.push([path.slice(), after]);
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: (string | number)[],
  ops: Op[],
): void {
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    path.push(i);
    compare(before[i], after[i], path, ops);
    path.pop();
  }
}

function compareRecords(before: Parts, after: Parts, path: (string | number)[], ops: Op[]): void {
  let gone = 0;
  for (const _ in before) gone++;
  for (const key in after) {
    const is = after[key];
    if (is === before[key] && is !== undefined) {
      gone--;
      continue;
    }
    const was = own(before, key);
    const value = own(after, key);
    if (value === undefined) continue;
    path.push(key);
    if (was === undefined) ops.push([path.slice(), value]);
    else {
      gone--;
      compare(was, value, path, ops);
    }
    path.pop();
  }
  if (gone === 0) return;
  for (const key in before) {
    if (own(after, key) !== undefined || own(before, key) === undefined) continue;
    path.push(key);
    ops.push([path.slice()]);
    path.pop();
  }
}

type Parts = { readonly [key: string]: unknown };
const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * A property of the record itself, and not one that every object inherits: those are functions, which no document
 * contains, and `__proto__`.
 */
function own(record: Parts, key: string): unknown {
  const value = record[key];
  if (typeof value === 'function') return undefined;
  return key === '__proto__' && !Object.hasOwn(record, key) ? undefined : value;
}
