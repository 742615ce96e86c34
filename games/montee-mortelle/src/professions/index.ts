import { cards } from './cards.ts';
import type { Profession } from './names.ts';
import type { ProfessionCard } from './profession.ts';

/** Everything that the game knows about each profession. */
export const professions: Readonly<Record<Profession, ProfessionCard>> = cards;

export { PROFESSION, professionNames, type Profession } from './names.ts';
export type { ProfessionCard, TurnEffect, Window } from './profession.ts';
