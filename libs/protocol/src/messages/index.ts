import type { Language, Messages } from '@masque/core';
import { en } from './en.ts';
import { fr } from './fr.ts';

/**
 * What the server says to people: refusals (`refuse.<code>`) and the lobby's problems (`problem.<what>`), in ICU
 * MessageFormat by language and key.
 *
 * @example
 * serverMessages.fr['refuse.over']; // => 'La partie est finie.'
 */
export const serverMessages: { readonly [language in Language]: Messages } = { en, fr };
