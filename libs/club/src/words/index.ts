import type { Language, Messages } from '@masque/core';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Why an evening refuses a command, in each language. */
export const clubWords: Readonly<Record<Language, Messages>> = { en, fr };
