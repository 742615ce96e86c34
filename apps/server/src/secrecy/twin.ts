import { isSecret, load, replace, save, type Random, type Secret, type Session, type Viewer } from '@masque/core';

/**
 * A session that a viewer cannot tell from the one given: what is hidden from it has changed places. The seed stays, so
 * that whatever differs afterwards comes from the hidden values. `null`: nothing can be changed.
 */
export function twinFor(session: Session, viewer: Viewer, random: Random): Session | null {
  const state = session.state;
  const { game } = session;
  const other = game.twin ? game.twin(state, viewer, random) : exchanged(state, viewer, random);
  if (!other) return null;
  const saved = save(session);
  return load(game, { ...saved, state: other });
}

function exchanged(state: object, viewer: Viewer, random: Random): object | null {
  const kinds = new Map<string, Secret<unknown>[]>();
  for (const it of new Set(hidden(state, viewer))) {
    if (it.kind !== undefined && it.$secret !== null) kinds.set(it.kind, [...(kinds.get(it.kind) ?? []), it]);
  }
  const contents = new Map<unknown, unknown>();
  for (const secrets of kinds.values()) {
    const values = random.shuffle(secrets.map((it) => it.$secret));
    secrets.forEach((it, i) => {
      if (JSON.stringify(it.$secret) !== JSON.stringify(values[i])) contents.set(it, values[i]);
    });
  }
  return contents.size === 0 ? null : (refilled(state, contents) as object);
}

function hidden(value: unknown, viewer: Viewer): Secret<unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!isSecret(value)) return Object.values(value).flatMap((part) => hidden(part, viewer));
  return value.$to === 'all' || value.$to.includes(viewer) ? hidden(value.$secret, viewer) : [value];
}

function refilled(value: unknown, contents: ReadonlyMap<unknown, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (contents.has(value) && isSecret(value)) return replace(value, contents.get(value));
  if (Array.isArray(value)) return value.map((part) => refilled(part, contents));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, refilled(part, contents)]));
}
