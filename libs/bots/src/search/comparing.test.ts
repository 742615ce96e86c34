import { observe, randomFor, sample, seedOf, start, type Bot, type Session } from '@masque/core';
import { expect, test } from 'vitest';
import { coinGame } from '../coin.fixture.ts';
import { comparing } from './comparing.ts';

const anything: Bot<object> = { decide: ({ offers, random }) => sample(random.pick(offers), random) };
const dealt = (n: number): Session => start(coinGame, { seed: seedOf(`coin ${n}`), seats: 2, options: {}, at: 0 });
const chance = (n: number) => randomFor(seedOf('comparing'), n);

test('the better move is found, independent of hidden values', () => {
  const bot = comparing({ model: anything, playouts: 400, depth: 100 });
  for (let n = 0; n < 5; n++) expect(bot.decide(observe(dealt(n), 0, chance(n)))!.type).toBe('safe');
  const session = dealt(1);
  const moves = ['heads', 'tails'].map((side) => {
    const state = { ...session.state, coin: { ...(session.state as { coin: object }).coin, $secret: side } };
    return bot.decide(observe({ ...session, state, cache: dealt(1).cache } as Session, 0, chance(3)));
  });
  expect(moves[0]).toEqual(moves[1]);
});

test('it runs as many playouts as allowed; with none, it does what its model does', () => {
  let asked = 0;
  const counting: Bot<object> = { decide: (given) => (asked++, anything.decide(given)) };
  const bot = comparing({ model: counting, playouts: 1000, depth: 100 });
  const cost = (playouts: number): number => {
    asked = 0;
    bot.decide({ ...observe(dealt(1), 0, chance(1)), playouts });
    return asked;
  };
  expect(cost(4)).toBeLessThan(cost(100));
  expect(cost(0)).toBe(1);
});
