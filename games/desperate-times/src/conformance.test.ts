import { declassify } from '@masque/core';
import { describeConformance, runScenarios } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import { scenarioFiles } from '@masque/workspace/scenarios';
import { describe, test } from 'vitest';
import { scenarios } from '../scenarios/adapter.ts';
import desperateTimes, { type Options, type State } from './index.ts';

/** All Supporters, wherever they are. */
const conserved = ({ hands, areas, discard }: State): string[] =>
  [
    ...hands.flat().map(declassify),
    ...areas.flatMap(({ slots }) => slots.map((it) => declassify(it.card))),
    ...discard,
  ].map((it) => JSON.stringify(it));

/** Scenarios reach what games rarely do. */
const played = () => runScenarios(scenarios, scenarioFiles(new URL('../scenarios/', import.meta.url)));

describeConformance(
  desperateTimes,
  { describe, test },
  {
    effort: often(0.25, 1),
    waits: (options) => (options as Options).pace === 'off',
    conserved,
    scenarios: played,
    rare: {
      // The list of what a Reveal leads to covers all abilities.
      'turn → blacksmith_reinforce on alarm':
        'The house Reveals only where no Bribe is left; a Blacksmith then has nothing to give.',
    },
  },
);
