import { declassify } from '@masque/core';
import { describeConformance, runScenarios } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import { scenarioFiles } from '@masque/workspace/scenarios';
import { describe, test } from 'vitest';
import { scenarios } from '../scenarios/adapter.ts';
import coup, { type State } from './index.ts';

/** All character cards, wherever they are. In a duel some are picked from sets that are then set aside. */
const conserved = ({ hands, deck, drawn, lost, duel }: State): string[] =>
  duel ? [] : [...[...hands.flat(), ...deck, ...drawn].map(declassify), ...lost.flat()];

/** Scenarios reach what games rarely do. */
const played = () => runScenarios(scenarios, scenarioFiles(new URL('../scenarios/', import.meta.url)));

describeConformance(coup, { describe, test }, { effort: often(0.25, 1), conserved, scenarios: played });
