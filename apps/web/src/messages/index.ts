import type { Language, Messages } from '@masque/core';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The messages of the app, apart from those of the interface, the server and the games. */
export const messages: { readonly [language in Language]: Messages } = { en, fr };
