import { keysOf } from '@masque/mechanics';
import type { ObjectCard, ProfessionCard } from './card.ts';
import { objectCards } from './objects.ts';
import { professionCards } from './professions.ts';

export type ObjectKind = keyof typeof objectCards;
export type Profession = keyof typeof professionCards;

/** Everything that the game knows about each object. */
export const objects: Readonly<Record<ObjectKind, ObjectCard>> = objectCards;

/** All kinds of objects in canonical order. */
export const kinds: readonly ObjectKind[] = keysOf(objects);

/** Everything that the game knows about each profession. */
export const professions: Readonly<Record<Profession, ProfessionCard>> = professionCards;

/** All professions, in the order of the guide. */
export const professionNames: readonly Profession[] = keysOf(professions);

/** Whether a card that can be played into a duel is an object; otherwise it is a profession. */
export const isObject = (card: ObjectKind | Profession): card is ObjectKind => card in objects;

const place: Readonly<Record<string, number>> = Object.fromEntries(kinds.map((kind, i) => [kind, i]));

/** The objects in canonical order, so that no card has a place in a hand by which it could be tracked. */
export const sorted = (of: readonly ObjectKind[]): ObjectKind[] => [...of].sort((a, b) => place[a]! - place[b]!);

/** Each kind once, in canonical order. */
export const distinct = (of: readonly ObjectKind[]): ObjectKind[] => kinds.filter((kind) => of.includes(kind));

/** Secrets of this kind may stand in for each other. */
export const OBJECT = 'object';
/** Secrets of this kind may stand in for each other. */
export const PROFESSION = 'profession';

export type { Ability, ObjectCard, ProfessionCard, Role, TurnEffect, UseWindow } from './card.ts';
export { membersFor, NEED, otherThan, societies, SOCIETY, societyIcons, type Society } from './societies.ts';
