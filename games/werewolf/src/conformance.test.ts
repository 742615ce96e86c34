import { describeConformance, runScenarios } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import { scenarioFiles } from '@masque/workspace/scenarios';
import { describe, test } from 'vitest';
import { scenarios } from '../scenarios/adapter.ts';
import type { Options } from './options.ts';
import werewolf from './index.ts';

/** Scenarios reach what games rarely do. */
const played = () => runScenarios(scenarios, scenarioFiles(new URL('../scenarios/', import.meta.url)));

describeConformance(
  werewolf,
  { describe, test },
  {
    // A night costs every seat several answers: small villages play more nights in the same time.
    seats: [6, 7, 10],
    effort: often(0.25, 1),
    maxInputs: 20_000,
    scenarios: played,
    // The pack's victim and the lovers stay hidden, but everybody sees who has died, and all new dead are asked to shoot.
    shown: ['deaths', 'fallen', 'question.asked', 'shots'],
    // Without the rule for stalled games, or with a human game master, the table waits for people.
    waits: (options) => !(options as Options).stall || (options as Options).gm === 'human',
  },
);
