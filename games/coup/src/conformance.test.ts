import { declassify } from '@masque/core';
import { describeConformance } from '@masque/testkit';
import { describe, test } from 'vitest';
import coup, { type State } from './index.ts';

/** Every card of the court, wherever it lies. In a duel some are picked out of sets that are then set aside. */
const conserved = ({ hands, deck, drawn, lost, duel }: State): string[] =>
  duel ? [] : [...[...hands.flat(), ...deck, ...drawn].map(declassify), ...lost.flat()];

describeConformance(coup, { describe, test }, { conserved });
