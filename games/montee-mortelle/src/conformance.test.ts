import { declassify } from '@masque/core';
import { describeConformance } from '@masque/testkit';
import { describe, test } from 'vitest';
import montee from './index.ts';
import type { State } from './state.ts';

/** Every object of the coach, wherever it lies. */
const conserved = ({ hands, pile, offer }: State): string[] =>
  [...hands.flat(), ...pile, ...(offer ? [offer.card] : [])].map(declassify);

// The objects that join the Bags lie open before the hands are dealt, so they say something of what is in them.
describeConformance(montee, { describe, test }, { shown: ['opening'], conserved });
