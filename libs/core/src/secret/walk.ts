import { OMNISCIENT, type Viewer } from '../seat.ts';
import { HIDDEN, isSecret, type Secret } from './secret.ts';

/** Anything with parts. */
export type Parts = { readonly [key: string]: unknown };

export const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The value as a viewer may see it, computed from scratch; parts without secrets are the same objects. */
export function walk(value: unknown, viewer: Viewer): unknown {
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

/**
 * The value as a viewer may see it, made from what a spectator sees of it: parts of which this viewer sees no more are
 * the spectator's own objects, so that viewers share what is the same for them.
 */
export function share(value: unknown, viewer: Viewer, everybodys: unknown): unknown {
  // Without secrets a view is the value itself.
  if (value === everybodys || !isNode(value)) return value;
  if (isSecret(value)) return value.$to === 'all' ? share(value.$secret, viewer, everybodys) : look(value, viewer);
  return Array.isArray(value)
    ? shareList(value, viewer, everybodys as readonly unknown[])
    : shareRecord(value as Parts, viewer, everybodys as Parts);
}

function shareRecord(parts: Parts, viewer: Viewer, everybodys: Parts): Parts {
  let copy: Record<string, unknown> | undefined;
  for (const key in parts) {
    const part = share(parts[key], viewer, everybodys[key]);
    if (part !== everybodys[key]) (copy ??= { ...everybodys })[key] = part;
  }
  return copy ?? everybodys;
}

function shareList(list: readonly unknown[], viewer: Viewer, everybodys: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let i = 0; i < list.length; i++) {
    const part = share(list[i], viewer, everybodys[i]);
    if (part !== everybodys[i]) (copy ??= everybodys.slice())[i] = part;
  }
  return copy ?? everybodys;
}

const look = (it: Secret<unknown>, viewer: Viewer): unknown =>
  viewer === OMNISCIENT || it.$to === 'all' || it.$to.includes(viewer) ? walk(it.$secret, viewer) : HIDDEN;

/** Whether it contains a secret, at any depth. */
export function bearsSecret(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (isSecret(value)) return true;
  if (Array.isArray(value)) return value.some(bearsSecret);
  for (const key in value) if (bearsSecret((value as Parts)[key])) return true;
  return false;
}

/**
 * The value with every outermost secret replaced by the result of `change`; parts without secrets are the same objects.
 *
 * @param path where the value is
 * @example
 * mapSecrets({ hand: [secret('duke', [0])] }, (it, path) => replace(it, path.join('.'))); // => { hand: [secret('hand.0', [0])] }
 */
export function mapSecrets<T>(
  value: T,
  change: (it: Secret<unknown>, path: readonly string[]) => Secret<unknown>,
  path: readonly string[] = [],
): T {
  if (!isNode(value)) return value;
  if (isSecret(value)) return change(value, path) as T;
  if (Array.isArray(value)) {
    let copy: unknown[] | undefined;
    for (let i = 0; i < value.length; i++) {
      const was: unknown = value[i];
      if (!isNode(was)) continue;
      const part = mapSecrets(was, change, [...path, `${i}`]);
      if (part !== was) (copy ??= value.slice())[i] = part;
    }
    return (copy ?? value) as T;
  }
  let copy: Record<string, unknown> | undefined;
  for (const key in value) {
    const was = (value as Parts)[key];
    if (!isNode(was)) continue;
    const part = mapSecrets(was, change, [...path, key]);
    if (part !== was) (copy ??= { ...(value as Parts) })[key] = part;
  }
  return (copy ?? value) as T;
}
