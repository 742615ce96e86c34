import type { Op } from './ops.ts';

/**
 * The ops that turn one document into another. Parts that are the same object are skipped, so that the cost follows what
 * changed. Lists of different lengths are replaced as a whole. A property that is `undefined` is absent, as in JSON.
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
 * Are two values the same to whoever reads them as JSON?
 *
 * @example
 * isSame({ coins: 2, note: undefined }, { coins: 2 }); // => true
 */
export const isSame = (a: unknown, b: unknown): boolean => a === b || diff(a, b).length === 0;

/**
 * `path` is one list for the whole walk; it is copied only where a difference is found. By `concat`, as a spread leaves
 * room for more, and a table keeps ops of every viewer.
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
    if (was === undefined) {
      ops.push([path.concat(key), value]);
      continue;
    }
    gone--;
    path.push(key);
    compare(was, value, path, ops);
    path.pop();
  }
  if (gone === 0) return;
  for (const key in before)
    if (own(before, key) !== undefined && own(after, key) === undefined) ops.push([path.concat(key)]);
}

type Parts = { readonly [key: string]: unknown };
const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An own property of the record, and not one that every object inherits. */
const own = (record: Parts, key: string): unknown => {
  const value = record[key];
  return value === undefined || !(key in Object.prototype) || Object.hasOwn(record, key) ? value : undefined;
};
