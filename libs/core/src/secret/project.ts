import { OMNISCIENT, type Viewer } from '../seat.ts';
import { changesOf, type Changes } from './changes.ts';
import type { View } from './view.ts';
import { isNode, share, walk, type Parts } from './walk.ts';

/**
 * The value as `viewer` may see it: secrets whose audience does not include the viewer are replaced by `HIDDEN`, all
 * others are opened. A part without secrets is returned as it is, as the same object.
 *
 * Views share structure from step to step. Given what the same viewer saw of an earlier value, every part that has not
 * changed since is taken from there, so the cost depends on what changed, and views can be compared by identity.
 * (Caching every node in a WeakMap was tried first and cost several times as much.) Given what a spectator sees of the
 * value, parts of which this viewer sees no more than the spectator are shared with it.
 *
 * @example
 * project({ coins: 2, card: secret('duke', [0]) }, 1); // => { coins: 2, card: HIDDEN }
 */
export function project<T>(value: T, viewer: Viewer, before?: Before<T>, everybodys?: View<T>): View<T> {
  if (!before || !isNode(value) || !isNode(before.value) || !isNode(before.view))
    return (everybodys === undefined ? walk(value, viewer) : share(value, viewer, everybodys)) as View<T>;
  if (value === before.value) return before.view;
  const changes = before.changes === undefined ? changesOf(value, before.value) : before.changes;
  if (!changes) return project(value, viewer, undefined, everybodys);
  return follow(value, viewer, before.view, changes, everybodys) as View<T>;
}

/** What the same viewer saw of an earlier value, and what has changed since, if that was computed. */
export interface Before<T> {
  readonly value: T;
  readonly view: View<T>;
  readonly changes?: Changes | null;
}

/**
 * The view of a value whose previous version this viewer saw as `seen`. It is `seen` itself if nothing changed that
 * this viewer can see, so that a viewer who is told nothing keeps the same view; and it is what everybody sees, if this
 * viewer sees no more than that.
 */
function follow(value: object, viewer: Viewer, seen: object, changes: Changes, everybodys: unknown): object {
  const { readers } = changes;
  if (readers !== 'all' && viewer !== OMNISCIENT && !readers.includes(viewer)) return seen;
  if (Array.isArray(value)) {
    const shared = everybodys as readonly unknown[] | undefined;
    const view = followList(value, viewer, seen as readonly unknown[], changes as Changes<number>, shared);
    return shared && sameList(view, shared) ? shared : view;
  }
  const shared = everybodys as Parts | undefined;
  const view = followRecord(value as Parts, viewer, seen as Parts, changes as Changes<string>, shared);
  return shared && sameRecord(view, shared) ? shared : view;
}

function followRecord(
  value: Parts,
  viewer: Viewer,
  seen: Parts,
  { plain, reproject, within }: Changes<string>,
  everybodys: Parts | undefined,
): Parts {
  let copy: Record<string, unknown> | undefined;
  if (plain.length > 0) {
    copy = { ...seen };
    for (const key of plain) copy[key] = value[key];
  }
  for (const key of reproject) {
    const part = everybodys ? share(value[key], viewer, everybodys[key]) : walk(value[key], viewer);
    if (part !== seen[key]) (copy ??= { ...seen })[key] = part;
  }
  for (const { key, changes } of within) {
    const was = seen[key] as object;
    const part = follow(value[key] as object, viewer, was, changes, everybodys?.[key]);
    if (part !== was) (copy ??= { ...seen })[key] = part;
  }
  return copy ?? seen;
}

function followList(
  value: readonly unknown[],
  viewer: Viewer,
  seen: readonly unknown[],
  { plain, reproject, within }: Changes<number>,
  everybodys: readonly unknown[] | undefined,
): readonly unknown[] {
  let copy: unknown[] | undefined = value.length === seen.length ? undefined : seen.slice(0, value.length);
  for (const i of plain) (copy ??= seen.slice())[i] = value[i];
  for (const i of reproject) {
    const part = everybodys ? share(value[i], viewer, everybodys[i]) : walk(value[i], viewer);
    if (copy || part !== seen[i]) (copy ??= seen.slice())[i] = part;
  }
  for (const { key, changes } of within) {
    const was = seen[key] as object;
    const part = follow(value[key] as object, viewer, was, changes, everybodys?.[key]);
    if (part !== was) (copy ??= seen.slice())[key] = part;
  }
  return copy ?? seen;
}

function sameRecord(a: Parts, b: Parts): boolean {
  for (const key in b) if (a[key] !== b[key]) return false;
  return true;
}

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((it, i) => it === b[i]);
