import { en } from './en.ts';
import { fr } from './fr.ts';

/** Every word of the game, by language. */
export const messages = { en, fr };
