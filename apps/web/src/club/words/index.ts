import type { Language, Messages } from '@masque/core';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What the pages of an evening say. */
export const eveningWords: Readonly<Record<Language, Messages>> = { en, fr };
