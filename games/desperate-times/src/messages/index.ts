import { defineMessages, type Step as CoreStep } from '@masque/core';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const messages = defineMessages({ en, fr });
type Words = typeof messages.en;
/** A step whose entries are told in these words. */
export type Step = CoreStep<Words>;
