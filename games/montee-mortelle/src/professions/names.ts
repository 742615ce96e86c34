import { cards } from './cards.ts';

export type Profession = keyof typeof cards;

/** All professions, in the order of the guide. */
export const professionNames = Object.keys(cards) as readonly Profession[];

/** Secrets of this kind may stand in for each other. */
export const PROFESSION = 'profession';
