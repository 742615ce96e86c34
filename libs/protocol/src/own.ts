import { isSame } from './diff.ts';
import type { Op, Path } from './ops.ts';

/** A change of the differences between a viewer's document and everybody's. */
export interface OwnChanges {
  /** Ops that are new, or have a new value. */
  readonly own: readonly Op[];
  /** Paths of ops that were removed. */
  readonly back: readonly Path[];
}

/**
 * What to send to a viewer who knows `before`, so that they know `after`; `null` for nothing. Both are the result of
 * `diff` between everybody's document and this viewer's. See `withOwn`.
 *
 * @example
 * ownChanges([[['a'], 1], [['b'], 2]], [[['a'], 1], [['c'], 3]]); // => { own: [[['c'], 3]], back: [['b']] }
 * ownChanges([[['a'], 1]], [[['a'], 1]]); // => null
 */
export function ownChanges(before: readonly Op[], after: readonly Op[]): OwnChanges | null {
  const own: Op[] = [];
  const back: Path[] = [];
  let met = 0;
  for (let i = 0; i < after.length; i++) {
    const op = after[i]!;
    const was = opAt(before, op[0], i);
    if (was) met++;
    if (!was || was.length !== op.length || !isSame(was[1], op[1])) own.push(op);
  }
  if (met < before.length) for (const [path] of before) if (!opAt(after, path, 0)) back.push(path);
  return own.length + back.length === 0 ? null : { own, back };
}

/** The op with this path, looked for first where it was before. */
function opAt(ops: readonly Op[], path: Path, guess: number): Op | undefined {
  const there = ops[guess];
  if (there && samePath(there[0], path)) return there;
  for (const op of ops) if (samePath(op[0], path)) return op;
  return undefined;
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

function samePath(a: Path, b: Path): boolean {
  if (a === b) return true;
  // Paths of a document begin alike, so they are compared from the end.
  for (let i = b.length - 1; i >= 0; i--) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}
