import { randomFor, seedOf, type Bot, type BotObservation, type Offer } from '@masque/core';
import { expect, test } from 'vitest';
import { habitual } from './habits.ts';

const offer = (type: string, optional = false): Offer => ({
  type,
  window: 'turn#1',
  params: {},
  ...(optional && { optional }),
});
const taking = (type: string): Bot<object> => ({
  decide: ({ offers }) => {
    const { window } = offers.find((it) => it.type === type)!;
    return { type, window, params: {} };
  },
});
const nothing: Bot<object> = { decide: () => null };
const asked = (bot: Bot<object>, offers: readonly Offer[]): (string | undefined)[] =>
  Array.from({ length: 40 }, (_, n) => {
    const given = { offers, random: randomFor(seedOf('habits'), n) } as unknown as BotObservation<object>;
    return bot.decide(given)?.type;
  });

test('what is never done is done only where nothing else answers', () => {
  const bot = habitual(taking('steal'), { type: 'steal', often: false });
  expect(new Set(asked(bot, [offer('steal'), offer('tax'), offer('sing', true)]))).toEqual(new Set(['tax', 'sing']));
  expect(new Set(asked(bot, [offer('steal'), offer('sing', true)]))).toEqual(new Set(['steal']));
  const still = habitual(nothing, { type: 'steal', often: false });
  expect(new Set(asked(still, [offer('steal', true), offer('sing', true)]))).toEqual(new Set([undefined]));
});

test('what is often done is done every other time, whatever the level would do', () => {
  const bot = habitual(taking('tax'), { type: 'steal', often: true });
  const stolen = asked(bot, [offer('steal'), offer('tax')]).filter((it) => it === 'steal').length;
  expect(stolen).toBeGreaterThan(10);
  expect(stolen).toBeLessThan(30);
  expect(new Set(asked(bot, [offer('tax')]))).toEqual(new Set(['tax']));
  expect(asked(habitual(nothing, { type: 'sing', often: true }), [offer('sing', true), offer('tax', true)])).toContain(
    'sing',
  );
});
