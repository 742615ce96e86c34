import { OMNISCIENT, isSecret, SPECTATOR, type Secret, type Viewer } from '@masque/core';

/** A hidden value in a state, with where it is. */
export interface SecretSlot {
  /** `hands.1.0` */
  readonly path: string;
  readonly secret: Secret<unknown>;
}

/** May a viewer look into it? */
export const seenBy = (it: Secret<unknown>, viewer: Viewer): boolean =>
  viewer === OMNISCIENT || it.$to === 'all' || (viewer !== SPECTATOR && it.$to.includes(viewer));

/** The outermost secrets of a value that a viewer may not look into. */
export function hiddenFrom(value: unknown, viewer: Viewer, path = '', found: SecretSlot[] = []): SecretSlot[] {
  if (!isNode(value)) return found;
  if (isSecret(value)) {
    if (seenBy(value, viewer)) return hiddenFrom(value.$secret, viewer, path, found);
    found.push({ path, secret: value });
    return found;
  }
  for (const key in value) if (isNode(value[key])) hiddenFrom(value[key], viewer, path ? `${path}.${key}` : key, found);
  return found;
}

const isNode = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** The value with other secrets in place of some. A secret that lies in two places is replaced in both. */
export function refill(value: unknown, others: ReadonlyMap<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (others.has(value)) return others.get(value);
  if (Array.isArray(value)) return value.map((part) => refill(part, others));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, refill(part, others)]));
}

/** All secrets of a value, outermost ones and those inside, by their paths. */
export function secretsAt(
  value: unknown,
  path = '',
  found = new Map<string, Secret<unknown>>(),
): Map<string, Secret<unknown>> {
  if (!isNode(value)) return found;
  if (isSecret(value)) {
    if (!found.has(path)) found.set(path, value);
    return secretsAt(value.$secret, path, found);
  }
  for (const key in value) if (isNode(value[key])) secretsAt(value[key], path ? `${path}.${key}` : key, found);
  return found;
}

/**
 * Which secrets are interchangeable: those of one kind. If one of them is empty (an answer that was not given yet),
 * only those of the same list, because an empty one elsewhere belongs to another question.
 */
export function exchangeable(slots: readonly SecretSlot[]): SecretSlot[][] {
  const distinct = [...new Map(slots.map((slot) => [slot.secret as object, slot])).values()];
  const byKind = grouped(distinct, (it) => it.secret.kind ?? '');
  byKind.delete('');
  return [...byKind.values()].flatMap((group) => {
    if (!group.some((it) => it.secret.$secret === null)) return [group];
    return [...grouped(group, (it) => it.path.split('.').slice(0, -1).join('.')).values()];
  });
}

function grouped<T>(list: readonly T[], by: (it: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const it of list) groups.set(by(it), [...(groups.get(by(it)) ?? []), it]);
  return groups;
}
