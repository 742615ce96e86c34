import type { Language, Messages } from '@masque/core';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The messages of the pages of an evening. */
export const eveningWords: Readonly<Record<Language, Messages>> = { en, fr };
