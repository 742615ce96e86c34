import type { Op, Path } from './ops.ts';

/**
 * How to get from one document to another. Parts that are the same object are not looked into, so that the cost follows
 * what changed. Lists of different lengths are replaced as a whole. A property that is `undefined` is absent, as in JSON.
 *
 * @example
 * diff({ coins: 2, hand: ['duke'] }, { coins: 3, hand: ['duke'] }) // [[['coins'], 3]]
 */
export function diff(before: unknown, after: unknown): Op[] {
  const ops: Op[] = [];
  compare(before, after, [], ops);
  return ops;
}

function compare(before: unknown, after: unknown, path: Path, ops: Op[]): void {
  if (Object.is(before, after)) return;
  if (isList(before) && isList(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) compare(before[i], after[i], [...path, i], ops);
  } else if (isRecord(before) && isRecord(after)) {
    for (const key of Object.keys(before)) {
      if (before[key] !== undefined && own(after, key) === undefined) ops.push([[...path, key]]);
    }
    for (const key of Object.keys(after)) {
      if (after[key] !== undefined) compare(own(before, key), after[key], [...path, key], ops);
    }
  } else {
    ops.push([path, after]);
  }
}

const own = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
