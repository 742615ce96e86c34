import { EYE, type Viewer } from '../seat.ts';
import { HIDDEN, isSecret, type Secret } from './secret.ts';
import type { View } from './view.ts';

/** What is remembered of a node: that it holds no secret at all, or how each viewer so far has seen it. */
type Memo = 'open' | Map<Viewer, unknown>;

const memos = new WeakMap<object, Memo>();

/**
 * The value as `viewer` may see it: every secret it is not in the audience of replaced by `HIDDEN`, every other opened.
 * Shares structure: a part without secrets is returned as it is, and an unchanged part gives the same object again, so
 * that the cost follows what changed and views can be compared by identity.
 *
 * @example
 * project({ coins: 2, card: secret('duke', [0]) }, 1) // { coins: 2, card: HIDDEN }
 */
export function project<T>(value: T, viewer: Viewer): View<T> {
  return walk(value, viewer) as View<T>;
}

function walk(value: unknown, viewer: Viewer): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const memo = memos.get(value);
  if (memo === 'open') return value;
  if (memo) {
    const known = memo.get(viewer);
    if (known !== undefined) return known;
  }
  const result = isSecret(value) ? look(value, viewer) : Array.isArray(value) ? list(value, viewer) : record(value, viewer);
  // A secret never projects to itself: what comes back unchanged has none in it.
  if (result === value) memos.set(value, 'open');
  else if (memo) memo.set(viewer, result);
  else memos.set(value, new Map([[viewer, result]]));
  return result;
}

function look(it: Secret<unknown>, viewer: Viewer): unknown {
  const visible = viewer === EYE || it.to === 'all' || it.to.includes(viewer);
  return visible ? walk(it.secret, viewer) : HIDDEN;
}

function list(value: readonly unknown[], viewer: Viewer): unknown {
  let copy: unknown[] | undefined;
  for (let i = 0; i < value.length; i++) {
    const part = walk(value[i], viewer);
    if (part !== value[i]) (copy ??= value.slice())[i] = part;
  }
  return copy ?? value;
}

function record(value: object, viewer: Viewer): unknown {
  let copy: Record<string, unknown> | undefined;
  const parts = value as Record<string, unknown>;
  for (const key in parts) {
    const part = walk(parts[key], viewer);
    if (part !== parts[key]) (copy ??= { ...parts })[key] = part;
  }
  return copy ?? value;
}
