import type { Profession } from './names.ts';
import { once } from './once.ts';
import type { ProfessionCard } from './profession.ts';
import { reusable } from './reusable.ts';

/** The ten professions, all different. */
export const professions: Readonly<Record<Profession, ProfessionCard>> = { ...reusable, ...once };

export { PROFESSION, professionNames, type Profession } from './names.ts';
export type { ProfessionCard, Window } from './profession.ts';
