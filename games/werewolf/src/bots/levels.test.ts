import { known, type Bot } from '@masque/core';
import { playOut } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import { expect, test } from 'vitest';
import werewolf from '../index.ts';
import { sideOfCard } from '../roles/index.ts';
import type { State, WerewolfActions } from '../state.ts';
import { bots } from './index.ts';

type Level = keyof typeof bots;

/** How often the village wins if it plays at one level and the wolves' side at another. */
function village(level: Level, wolves: Level, seats: number, games: number): number {
  const mixed: Bot<State, WerewolfActions> = {
    ...bots.normal,
    decide(observation) {
      const card = known(observation.view.cards[observation.seat]);
      return bots[card && sideOfCard(card) === 'evil' ? wolves : level].decide(observation);
    },
  };
  let won = 0;
  for (let i = 0; i < games; i++) {
    const game = { ...werewolf, bots: { mixed } };
    const { session } = playOut(game, { seats, seed: `sides ${seats} ${i}`, bots: 'mixed', maxInputs: 50_000 });
    if (session.outcome?.side === 'village') won++;
  }
  return won / games;
}

// In these games, normal bots on both sides come to 49 % with nine players and 52 % with thirteen (counted once). In the
// nightly run only: the difference takes many games to show.
test.skipIf(often(0, 1) === 0).each([
  [9, 0.56, 0.44],
  [13, 0.58, 0.46],
])('with %i players a hard village wins more, and a hard pack leaves it less', (seats, above, below) => {
  const games = 1000;
  expect(village('hard', 'normal', seats, games)).toBeGreaterThan(above);
  expect(village('normal', 'hard', seats, games)).toBeLessThan(below);
});
