import { declassify } from '@masque/core';
import { describeConformance } from '@masque/testkit';
import { describe, test } from 'vitest';
import desperateTimes, { type Options, type State } from './index.ts';

/** Every Supporter, wherever it lies. */
const conserved = ({ hands, areas, discard }: State): string[] =>
  [
    ...hands.flat().map(declassify),
    ...areas.flatMap(({ slots }) => slots.map((it) => declassify(it.card))),
    ...discard,
  ].map((it) => JSON.stringify(it));

describeConformance(
  desperateTimes,
  { describe, test },
  { waits: (options) => (options as Options).pace === 'off', conserved },
);
