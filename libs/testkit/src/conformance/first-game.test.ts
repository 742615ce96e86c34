import type { Action, AnyGame, BotObservation, FirstGame, FirstStep } from '@masque/core';
import { expect, test } from 'vitest';
import { toy } from '../broken/toy/index.ts';
import { Fault } from './check.ts';
import { conformance } from './index.ts';

const honest = toy().bots['honest']!;
const texts = { 'first.play': 'Do this.' };
/** Boasts honestly, and says the same to every boast. */
const says =
  (answer: 'yes' | 'no') =>
  (observation: BotObservation<object>): Action | null => {
    const believe = observation.offers.find((it) => it.type === 'believe');
    if (believe) return { type: 'believe', window: believe.window, params: { answer } };
    return observation.offers.some((it) => !it.optional) ? honest.decide(observation as never) : null;
  };
const play: FirstStep<object> = {
  id: 'play',
  hint: (observation) => {
    const take = says('yes')(observation);
    return take ? { take } : null;
  },
};
const first: FirstGame<object> = {
  seats: 2,
  options: { think: null },
  seed: '1',
  level: 'honest',
  bot: says('no'),
  steps: [play],
  messages: { en: texts, fr: { 'first.play': 'Faites ceci.' } },
};

/** What the suite says of a game with this first game; nothing: it is good. */
function verdictOn(changed: Partial<FirstGame<object>>): string {
  const game = { ...toy(), firstGame: { ...first, ...changed } } as unknown as AnyGame;
  const check = conformance(game).find(({ name }) => name.startsWith('the first game'))!;
  try {
    check.run();
    return '';
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return error.message;
  }
}

test('a first game that is won by its hints is a good one', () => expect(verdictOn({})).toBe(''));

test.each<[string, Partial<FirstGame<object>>, RegExp]>([
  ['gives no hint where the newcomer must decide', { steps: [] }, /gives no hint in/],
  [
    'is not won by its hints',
    {
      bot: says('yes'),
      steps: [
        {
          ...play,
          hint: (observation) => {
            const take = says('no')(observation);
            return take ? { take } : null;
          },
        },
      ],
    },
    /does not win it: it ends with "outcome\.best", won by seats 1/,
  ],
  ['names a level without a bot', { level: 'grand' }, /no bot of the level that it names/],
  [
    'has a step that is never shown',
    { steps: [{ id: 'never', hint: () => null }, play] },
    /never shows the hint "never"/,
  ],
  ['lacks a text', { messages: { en: texts, fr: {} } }, /there is no message "first\.play" in fr/],
  [
    'has a text that nobody says',
    { messages: { en: { ...texts, 'first.gone': 'Gone.' }, fr: { 'first.play': 'Faites ceci.' } } },
    /nothing of the first game says "first\.gone"/,
  ],
])('the suite finds a first game that %s', (_, changed, fault) => {
  expect(verdictOn(changed)).toMatch(fault);
});
