import type { Bot, BotObservation, Messages, OfferOf, Seat, Translation } from '@masque/core';
import { expect, test } from 'vitest';
import { offerOf, take, valuesOf } from './index.ts';

type Acts = { pass: Record<never, never>; enact: { card: 'red' | 'blue' }; aim: { target: Seat; cards: number[] } };
type Observation = BotObservation<object, Acts>;

const observation = {
  offers: [
    { type: 'enact', window: 'w', params: { card: { kind: 'option', of: ['red', 'blue'] } } },
    { type: 'pass', window: 'w', params: {} },
  ],
} as unknown as Observation;

test('what a bot takes is checked against the actions of its game', () => {
  const enact = offerOf(observation, 'enact')!;
  expect(take(enact, { card: 'red' })).toEqual({ type: 'enact', window: 'w', params: { card: 'red' } });
  const cards: ('red' | 'blue')[] = valuesOf(enact, 'card');
  expect(cards).toEqual(['red', 'blue']);
  expect(take(offerOf(observation, 'pass')!).params).toEqual({});
});

test('types reject mistakes in a bot', () => {
  // Each of these lines is wrong, and the type checker says so: see what is expected of it.
  const wrong = (): unknown[] => [
    // @ts-expect-error no such action
    offerOf(observation, 'enacts'),
    // @ts-expect-error no such parameter
    take(offerOf(observation, 'enact')!, { crad: 'red' }),
    // @ts-expect-error not a value of it
    take(offerOf(observation, 'enact')!, { card: 'green' }),
    // @ts-expect-error a parameter is missing
    take(offerOf(observation, 'aim')!, { target: 1 }),
    // @ts-expect-error it asks something
    take(offerOf(observation, 'aim')!),
    // @ts-expect-error it asks nothing
    take(offerOf(observation, 'pass')!, { card: 'red' }),
    // @ts-expect-error a list of seats is no list of words
    valuesOf(offerOf(observation, 'aim')!, 'cards') satisfies string[],
  ];
  expect(typeof wrong).toBe('function');
});

test('mistakes in bots, offers and translations are reported where they are written', () => {
  const bot: Bot<object, Acts> = {
    // @ts-expect-error no such action
    decide: (given) => (offerOf(given, 'vote') ? null : null),
  };
  const en = { 'log.left': '{who} has left.' } satisfies Messages;
  // @ts-expect-error a message is missing
  const fr: Translation<typeof en> = {};
  // @ts-expect-error no such message
  const more: Translation<typeof en> = { 'log.left': '', 'log.gone': '' };
  // @ts-expect-error the action has no parameters: "NoSuchParameter" stands in the error, and not "never"
  const offer: OfferOf<Acts> = { type: 'pass', params: { card: { kind: 'option', of: ['red'] } } };
  expect([bot, en, fr, more, offer]).toHaveLength(5);
});
