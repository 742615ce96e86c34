import { observe, randomFor, sample, seedOf, start, step, viewOf, type Bot, type Session } from '@masque/core';
import { expect, test } from 'vitest';
import { coinGame } from '../coin.fixture.ts';
import { searching } from './search.ts';

const anything: Bot<object> = { decide: ({ offers, random }) => sample(random.pick(offers), random) };
const dealt = (n: number): Session => start(coinGame, { seed: seedOf(`coin ${n}`), seats: 2, options: {}, at: 0 });
const chance = (n: number) => randomFor(seedOf('search'), n);

test('the search does not plan with values that will be hidden: it chooses the safe move', () => {
  const bot = searching({ model: anything, playouts: 400 });
  for (let n = 0; n < 5; n++) expect(bot.decide(observe(dealt(n), 0, chance(n)))!.type).toBe('safe');
});

test('the same input gives the same move, independent of hidden values', () => {
  const bot = searching({ model: anything, playouts: 40 });
  const session = dealt(1);
  const before = viewOf(session, 0);
  const coins = ['heads', 'tails'].map((side) => {
    const state = { ...session.state, coin: { ...(session.state as { coin: object }).coin, $secret: side } };
    const other = { ...session, state, cache: dealt(1).cache } as Session;
    const lifted = step(other, { at: 1, seat: 0, action: bot.decide(observe(other, 0, chance(3)))! });
    if (!lifted.ok) throw new Error(lifted.code);
    return lifted.session.phase;
  });
  expect(coins[0]).toBe(coins[1]);
  expect(viewOf(session, 0)).toBe(before);
});

test('what a decision costs is counted in playouts and inputs; with no playouts, it does what its model does', () => {
  let asked = 0;
  const counting: Bot<object> = { decide: (given) => (asked++, anything.decide(given)) };
  const session = dealt(1);
  const cost = (playouts: number, inputs = Infinity): number => {
    asked = 0;
    searching({ model: counting, playouts: 1000, inputs }).decide({ ...observe(session, 0, chance(1)), playouts });
    return asked;
  };
  expect(cost(3)).toBeLessThan(cost(60));
  expect(cost(60, 1)).toBe(cost(1));
  expect(cost(0)).toBeLessThan(cost(1));
  const usual: Bot<object> = { decide: ({ offers }) => sample(offers[1]!, randomFor(seedOf('usual'), 0)) };
  const given = { ...observe(session, 0, chance(1)), playouts: 0 };
  expect(searching({ model: usual }).decide(given)).toEqual(usual.decide(given));
});
