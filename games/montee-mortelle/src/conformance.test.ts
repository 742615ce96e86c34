import { declassify } from '@masque/core';
import { describeConformance, runScenarios } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import { scenarioFiles } from '@masque/workspace/scenarios';
import { describe, test } from 'vitest';
import { scenarios } from '../scenarios/adapter.ts';
import montee from './index.ts';
import type { State } from './state.ts';

/** All objects of the coach, wherever they are. */
const conserved = ({ hands, pile, offer }: State): string[] =>
  [...hands.flat(), ...pile, ...(offer ? [offer.card] : [])].map(declassify);

/** Scenarios reach what games rarely do. */
const played = () => runScenarios(scenarios, scenarioFiles(new URL('../scenarios/', import.meta.url)));

/** New objects could trigger these effects in a row; of today's objects there is only one of each. */
const rare = {
  'adopt → adopt on adopt': 'There is one Coat.',
  'adopt → adopt on after choice': 'There is one Coat.',
  'rotation → direction on always if closes': 'There is one Sextant.',
  'rotation → direction on after choice': 'There is one Sextant.',
  'overflow → overflow on after choice':
    'The house gives to somebody who has room, and two Bags do nothing in one exchange.',
};

// The objects that join the Bags are shown before the hands are dealt, so they reveal something about the hands.
describeConformance(
  montee,
  { describe, test },
  { effort: often(0.25, 1), shown: ['opening'], conserved, scenarios: played, rare },
);
