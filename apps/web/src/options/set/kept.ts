import { recall, remember } from '../../prefs/storage.ts';

/** A set that is stored on this device under a name. */
export interface Kept {
  readonly name: string;
  readonly code: string;
}

/** The most sets stored for one game. */
const MOST = 20;

const isKept = (it: unknown): it is Kept =>
  typeof it === 'object' &&
  it !== null &&
  'name' in it &&
  'code' in it &&
  typeof it.name === 'string' &&
  typeof it.code === 'string';

/** The stored sets of a game, the last one first. */
export function keptSets(game: string): readonly Kept[] {
  try {
    const list: unknown = JSON.parse(recall(`sets.${game}`) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Stores a set; one with the same name is replaced. */
export const keepSet = (game: string, set: Kept): void =>
  remember(
    `sets.${game}`,
    JSON.stringify([set, ...keptSets(game).filter((it) => it.name !== set.name)].slice(0, MOST)),
  );

export const forgetSet = (game: string, name: string): void =>
  remember(`sets.${game}`, JSON.stringify(keptSets(game).filter((it) => it.name !== name)));
