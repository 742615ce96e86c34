import { secret, type Seat } from '@masque/core';
import { situation } from '@masque/testkit';
import { expect, test } from 'vitest';
import game from './index.ts';
import type { Role, State } from './state.ts';

/** A table at which seat 0 is the traitor. */
const table = () =>
  situation(game, { seats: 3 }, (dealt: State) => ({
    ...dealt,
    roles: dealt.roles.map((_, seat) => secret<Role>(seat === 0 ? 'traitor' : 'loyal', [seat], 'role')),
  }));

const winners = (targets: readonly Seat[]): readonly Seat[] | undefined => {
  const play = table();
  targets.forEach((target, seat) => play.act(seat, 'accuse', { target }));
  return play.session.outcome?.winners;
};

test('the loyal win when most accuse the traitor', () => {
  expect(winners([1, 0, 0])).toEqual([1, 2]);
});

test('the traitor wins when the others do not agree', () => {
  expect(winners([1, 2, 0])).toEqual([0]);
});
