import {
  defineGame,
  observe,
  randomFor,
  sample,
  seedOf,
  start,
  type AnyGame,
  type Bot,
  type Flow,
  type Session,
} from '@masque/core';
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

/** What seat 0 says decides, after a while in which anybody may nod. */
const flow: Flow<
  { said: string },
  { say: { word: string }; nod: Record<never, never> },
  { asking: 'say'; hush: 'nod' },
  'while'
> = {
  initial: 'asking',
  delays: { while: () => 1000 },
  states: {
    asking: {
      offers: (_, seat) =>
        seat === 0 ? [{ type: 'say', params: { word: { kind: 'option', of: ['no', 'yes', 'maybe'] } } }] : [],
      on: { say: { target: 'hush', actions: (_, { word }) => ({ said: word }) } },
    },
    hush: {
      offers: () => [{ type: 'nod', optional: true }],
      on: { nod: {} },
      after: {
        while: {
          actions: (state, _, step) => (step.end({ winners: [state.said === 'yes' ? 0 : 1], reason: 'over' }), state),
        },
      },
    },
  },
};

test('seats that have nothing to say take no part of its depth', () => {
  const setup = { setup: () => ({ said: '' }), options: { parse: () => ({}) }, bots: {} };
  const game = defineGame({ id: 'hush', version: 1, seats: { min: 2, max: 2 }, flow, ...setup } as never);
  const asked = start(game as unknown as AnyGame, { seed: seedOf('hush'), seats: 2, options: {}, at: 0 });
  const silent: Bot<object> = {
    decide: ({ offers }) =>
      offers[0]!.optional ? null : { type: 'say', window: offers[0]!.window, params: { word: 'no' } },
  };
  const bot = comparing({ model: silent, playouts: 12, depth: 1 });
  expect(bot.decide(observe(asked, 0, chance(1)))!.params).toEqual({ word: 'yes' });
});

test('what nothing waits for is left to its model', () => {
  const given = observe(dealt(1), 0, chance(1));
  const offers = given.offers.map((it) => ({ ...it, optional: true }));
  const bot = comparing({ model: { decide: () => null }, playouts: 100, depth: 100 });
  expect(bot.decide({ ...given, offers })).toBeNull();
});
