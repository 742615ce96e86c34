import { isSame } from './diff.ts';
import type { Op, Path } from './ops.ts';

/** How what a viewer's document has different from everybody's has changed. */
export interface OwnChanges {
  /** Ops that are new, or have another value. */
  readonly own: readonly Op[];
  /** Paths of ops that are gone. */
  readonly back: readonly Path[];
}

/**
 * What has to be said to somebody who knows `before`, so that they know `after`; `null`: nothing. Both are what `diff`
 * finds between everybody's document and this viewer's. See `withOwn`.
 *
 * @example
 * ownChanges([[['a'], 1], [['b'], 2]], [[['a'], 1], [['c'], 3]]); // => { own: [[['c'], 3]], back: [['b']] }
 * ownChanges([[['a'], 1]], [[['a'], 1]]); // => null
 */
export function ownChanges(before: readonly Op[], after: readonly Op[]): OwnChanges | null {
  const own = after.filter((op) => {
    const was = before.find((it) => samePath(it[0], op[0]));
    return !was || was.length !== op.length || !isSame(was[1], op[1]);
  });
  const back = before.flatMap(([path]) => (after.some((it) => samePath(it[0], path)) ? [] : [path]));
  return own.length + back.length === 0 ? null : { own, back };
}

/**
 * The viewer's own ops after a change.
 *
 * @example
 * withOwn([[['a'], 1], [['b'], 2]], { own: [[['c'], 3]], back: [['b']] }); // => [[['a'], 1], [['c'], 3]]
 */
export function withOwn(before: readonly Op[], { own = [], back = [] }: Partial<OwnChanges>): readonly Op[] {
  if (own.length + back.length === 0) return before;
  const gone = [...back, ...own.map(([path]) => path)];
  return [...before.filter(([path]) => !gone.some((it) => samePath(it, path))), ...own];
}

const samePath = (a: Path, b: Path): boolean => a.length === b.length && a.every((key, i) => key === b[i]);
