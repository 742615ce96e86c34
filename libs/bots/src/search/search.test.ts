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

test('it runs as many playouts as allowed, and stops when its time is up', () => {
  let asked = 0;
  const counting: Bot<object> = { decide: (given) => (asked++, anything.decide(given)) };
  const bot = searching({ model: counting, playouts: 1000 });
  const session = dealt(1);
  const cost = (more: object): number => {
    asked = 0;
    bot.decide({ ...observe(session, 0, chance(1)), ...more });
    return asked;
  };
  const few = cost({ playouts: 3 });
  expect(few).toBeLessThan(cost({ playouts: 60 }));
  let looks = 0;
  expect(cost({ spent: () => ++looks > 3 })).toBe(few);
});
