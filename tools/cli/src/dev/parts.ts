import { isHidden, isSecret, seatsOf, SPECTATOR, viewOf, type Session } from '@masque/core';
import type { StudioPart } from '@masque/protocol/studio';
import { short } from '@masque/testkit';

/** Values up to this length, in characters, are shown on one line. */
const LINE = 48;

/** The values at one path: in the state, in the previous state, and in each viewer's view. */
interface StateEntry {
  readonly path: string;
  readonly value: unknown;
  readonly before: unknown;
  readonly views: readonly unknown[];
}

/**
 * The state as a tree, with the viewers of each secret. It is derived from the views that the core makes, not from the
 * audiences.
 * @param people names by seat
 */
export function partsOf(session: Session, before: Session | undefined, people: readonly string[]): StudioPart[] {
  const viewers = [SPECTATOR, ...seatsOf(session.start.seats)];
  const top: StateEntry = {
    path: '',
    value: session.state,
    before: before ? before.state : session.state,
    views: viewers.map((it) => viewOf(session, it)),
  };
  return inside(top, viewers, people);
}

function inside(entry: StateEntry, viewers: readonly number[], people: readonly string[]): StudioPart[] {
  const { value } = entry;
  if (typeof value !== 'object' || value === null) return [];
  // A pile with as many cards as there are seats: its cards do not belong to them.
  const isPile = Array.isArray(value) && value.every((it) => isSecret(it) && it.$to.length === 0);
  const isBySeat = Array.isArray(value) && value.length === people.length && !isPile;
  return Object.keys(value).map((key) => {
    const path = entry.path === '' ? key : `${entry.path}.${key}`;
    const step = (it: unknown): unknown => (it as Record<string, unknown> | null | undefined)?.[key];
    const at = { path, value: step(value), before: step(opened(entry.before)), views: entry.views.map(step) };
    return part(at, isBySeat ? people[Number(key)]! : key, viewers, people);
  });
}

function part(entry: StateEntry, name: string, viewers: readonly number[], people: readonly string[]): StudioPart {
  const { path, value, before, views } = entry;
  if (isSecret(value)) {
    const seenBy = viewers.filter((_, i) => !isHidden(views[i]));
    const { seenBy: _, ...within } = part(
      { ...entry, value: value.$secret, before: opened(before) },
      name,
      viewers,
      people,
    );
    return { ...within, seenBy };
  }
  const was = opened(before);
  const changed = JSON.stringify(value) !== JSON.stringify(was) && { changed: true as const };
  const text = short(value, LINE * 2);
  if (typeof value !== 'object' || value === null || (text.length <= LINE && !text.includes('$secret')))
    return { path, name, value: text, ...changed };
  return { path, name, parts: inside({ ...entry, before: was }, viewers, people) };
}

const opened = (value: unknown): unknown => (isSecret(value) ? opened(value.$secret) : value);
