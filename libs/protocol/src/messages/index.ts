import type { Language, Messages } from '@masque/core';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What the server says to people: refusals (`refuse.<code>`) and the lobby's problems (`problem.<what>`). */
export const serverMessages: { readonly [language in Language]: Messages } = { en, fr };
