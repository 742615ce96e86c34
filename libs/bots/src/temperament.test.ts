import {
  observe,
  randomFor,
  seedOf,
  start,
  type Action,
  type AnyGame,
  type Bot,
  type BotObservation,
  type Line,
} from '@masque/core';
import { expect, test } from 'vitest';
import { coinGame } from './coin.fixture.ts';
import { botOf, grudgesIn, readLevel } from './temperament.ts';

const line = (args: object): Line => ({ kind: 'did', args: args as Line['args'], at: 0 });
const log = [
  line({ who: { seat: 2 }, target: { seat: 0 } }),
  line({ who: { seat: 2 }, from: { seat: 0 } }),
  line({ who: { seat: 3 }, on: { seat: 0 } }),
  line({ who: { seat: 1 }, target: { seat: 3 } }),
  line({ who: { seat: 0 }, target: { seat: 0 } }),
];

test('grudges count how often each player acted against this one', () => {
  expect([...grudgesIn(log, 0)]).toEqual([[2, 2], [3, 1]]); // prettier-ignore
  expect(grudgesIn(log, 1).size).toBe(0);
});

const given: BotObservation<object> = {
  ...observe(start(coinGame, { seed: seedOf('1'), seats: 2, options: {}, at: 0 }), 0, randomFor(seedOf('temper'), 0)),
  log: () => log,
  offers: [
    { type: 'hit', window: 'w', params: { target: { kind: 'seat', of: [1, 2, 3] } } },
    { type: 'talk', window: 'w', params: {}, optional: true },
  ],
};
const act = (type: string, params = {}): Action => ({ type, window: 'w', params });
const anybody: Bot<object> = { decide: ({ random }) => act('hit', { target: 1 + random.below(3) }) };
const quiet: Bot<object> = { decide: ({ random }) => (random.chance(0.3) ? act('talk') : null) };
const share = (bot: Bot<object>, is: (it: Action | null) => boolean): number =>
  [...Array(300).keys()].filter((n) => is(bot.decide({ ...given, random: randomFor(seedOf('share'), n) }))).length /
  300;

test('vengeful bots target them, talkative ones talk more, and bold or careful is passed to the bot', () => {
  const heard: (string | undefined)[] = [];
  const told: Bot<object> = { decide: ({ temperament }) => (heard.push(temperament), null) };
  const game = { bots: { anybody, quiet, told } } as unknown as AnyGame;
  const avenged = (name: string): number => share(botOf(game, name)!, (it) => it?.params['target'] === 2);
  expect(avenged('anybody')).toBeLessThan(0.45);
  expect(avenged('anybody:vengeful')).toBeGreaterThan(0.7);
  expect(share(botOf(game, 'quiet')!, (it) => it !== null)).toBeLessThan(0.4);
  expect(share(botOf(game, 'quiet:talkative')!, (it) => it !== null)).toBeGreaterThan(0.6);
  botOf(game, 'told:bold')!.decide(given);
  expect(heard).toContain('bold');
});

test('a level is parsed from its name, with or without a temperament', () => {
  expect(botOf(coinGame, 'nobody')).toBeUndefined();
  expect(botOf(coinGame, 'toString')).toBeUndefined();
  expect(readLevel('hard:vengeful')).toEqual({ level: 'hard', temperament: 'vengeful' });
  expect(readLevel('hard:hungry').temperament).toBeUndefined();
});
