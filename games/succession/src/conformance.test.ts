import { declassify, type Seat, type Viewer } from '@masque/core';
import { describeConformance, runScenarios } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import { scenarioFiles } from '@masque/workspace/scenarios';
import { describe, test } from 'vitest';
import { scenarios } from '../scenarios/adapter.ts';
import succession from './index.ts';
import type { State } from './state.ts';

/** Only its members see what goes on in a contract past its reveal: they have put their heads together. */
const apart = ({ contracts }: State, viewer: Viewer): Seat[] =>
  contracts.filter((it) => it.busy && !it.joined.includes(viewer)).flatMap((it) => it.joined);

/** All cards: those in hands, and those of the dead. */
const conserved = ({ court }: State): number[] => [
  ...court.players.filter((it) => it.alive).map((it) => declassify(it.card)),
  ...court.graveyard.map((it) => declassify(it.card)),
];

/** Scenarios reach what games rarely do. */
const played = () => runScenarios(scenarios, scenarioFiles(new URL('../scenarios/', import.meta.url)));

describeConformance(
  succession,
  { describe, test },
  {
    effort: often(0.25, 1),
    // Two seat counts, one of them odd: there are many options, and every value of each is tested.
    seats: [8, 13],
    apart,
    // A card is shown to everybody and turned back; an Heir or Viceroy shows its faction: these record what was seen.
    shown: ['court.known', 'court.crown', 'court.badgeOffers'],
    conserved,
    scenarios: played,
    // A usurper may be dead, and a Wizard raises the dead.
    dead: ['accuseHeir.target', 'raise.ghost'],
  },
);
