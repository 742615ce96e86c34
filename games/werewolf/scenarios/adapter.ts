import { scenariosOf, type ScenarioPlay } from '@masque/testkit';
import werewolf, { type State } from '../src/index.ts';
import { expectations } from './expectations.ts';
import { codes, type Scenario } from './format.ts';
import { operate } from './operations.ts';
import { positionOf } from './position.ts';

/** Plays the scenarios of the rules: one JSON object a line. */
export const scenarios = scenariosOf<Scenario, ScenarioPlay<State>>({
  game: werewolf,
  position: positionOf,
  operate,
  expectations,
  codes,
});
