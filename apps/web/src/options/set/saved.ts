import { recall, remember } from '../../prefs/storage.ts';

/** A set that is stored on this device under a name. */
export interface SavedSet {
  readonly name: string;
  readonly code: string;
}

/** The maximum number of sets stored for one game. */
const MAX_SETS = 20;

const isSavedSet = (it: unknown): it is SavedSet =>
  typeof it === 'object' &&
  it !== null &&
  'name' in it &&
  'code' in it &&
  typeof it.name === 'string' &&
  typeof it.code === 'string';

/** The stored sets of a game, the last one first. */
export function savedSets(game: string): readonly SavedSet[] {
  try {
    const list: unknown = JSON.parse(recall(`sets.${game}`) ?? '[]');
    return Array.isArray(list) ? list.filter(isSavedSet) : [];
  } catch {
    return [];
  }
}

/** Stores a set; one with the same name is replaced. */
export const saveSet = (game: string, set: SavedSet): void =>
  remember(
    `sets.${game}`,
    JSON.stringify([set, ...savedSets(game).filter((it) => it.name !== set.name)].slice(0, MAX_SETS)),
  );

export const deleteSet = (game: string, name: string): void =>
  remember(`sets.${game}`, JSON.stringify(savedSets(game).filter((it) => it.name !== name)));
