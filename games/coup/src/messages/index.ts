import { defineMessages, type Message, type Step as CoreStep } from '@masque/core';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Every word of the game, by language. */
export const messages = defineMessages({ en, fr });
type Words = typeof messages.en;
/** A message of this game. */
export type GameMessage = Message<Words>;
/** A step whose entries are told in these words. */
export type Step = CoreStep<Words>;
