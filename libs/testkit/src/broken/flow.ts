import { present } from './toy/present.ts';
import { offers } from './toy/offers.ts';
import { rules } from './toy/rules.ts';
import { toy, type Toy } from './toy/index.ts';
import { honest } from './toy/bots.ts';
import type { Broken } from './secrecy.ts';
import { z } from 'zod';

/** Games that stop, never stop, or cannot be played by everybody. */
export const stuck: readonly Broken[] = [
  {
    breaks: 'the game never ends',
    game: toy({ rules: { next: (state, step) => rules.next({ ...state, left: state.left + 1 }, step) } }),
    fault: /with random players the game is not over after 5000 inputs/,
  },
  {
    breaks: 'a phase has neither offers nor a clock',
    game: toy({
      flow: (good) => ({ ...good, states: { ...good.states, showdown: { entry: good.states!['showdown']!.entry! } } }),
    }),
    fault: /the game stands still in phase "showdown".*nobody has an open offer and no clock runs/,
  },
  {
    breaks: 'a question has no clock',
    game: toy({
      flow: (good) => ({ ...good, states: { ...good.states, belief: { ...good.states!['belief']!, after: {} } } }),
    }),
    fault: /phase "belief" .* waits for seats .* but no clock runs/,
  },
  {
    breaks: 'a clock rings and nothing comes of it',
    game: toy({
      flow: (good) => ({
        ...good,
        states: { ...good.states, turn: { ...good.states!['turn']!, after: { think: { actions: (state) => state } } } },
      }),
    }),
    fault: /phase "turn" .* waits for seats .* but no clock runs/,
  },
  {
    breaks: 'the bot answers with what is not offered',
    game: toy({
      bot: { decide: ({ offers: [offer] }) => ({ type: 'boast', window: offer!.window, params: { value: 7 } }) },
    }),
    fault: /bot "honest" at seat \d .* answers .*"value":7.* which is no instance of an open offer/,
  },
  {
    breaks: 'the bot says nothing though it is asked',
    game: toy({
      bot: { decide: (mind) => (mind.offers.some((it) => it.type === 'believe') ? null : honest.decide(mind)) },
    }),
    fault: /bot "honest" .* gives no answer though the table waits for one of: believe/,
  },
  {
    breaks: 'the bot remembers something besides its log',
    game: ((): Toy => {
      let asked = 0;
      return toy({
        bot: {
          decide: (mind) => {
            const boast = mind.offers.find((it) => it.type === 'boast');
            return boast
              ? { type: 'boast', window: boast.window, params: { value: 1 + (++asked % 6) } }
              : honest.decide(mind);
          },
        },
      });
    })(),
    fault: /asked the same twice, answers .*: it reads something besides its mind/,
  },
  {
    breaks: 'an option has no default',
    game: toy({
      options: z.object({ think: z.number().nullable(), peeking: z.enum(['all', 'neighbours']).default('all') }),
    }),
    fault: /some option has no default: .*think/s,
  },
  {
    breaks: 'a French message is missing',
    game: toy({ fr: { 'log.boast': undefined as never } }),
    fault: /the message "log\.boast" is there in en, but not in fr/,
  },
  {
    breaks: 'a message speaks of what it is not given',
    game: toy({ fr: { 'log.boast': '{who} se vante d’un {card}.' } }),
    fault: /the message "log\.boast" in fr uses \{card\}, which is not supplied \(log of .*; supplied: who, value\)/,
  },
  {
    breaks: 'a message is not well formed',
    game: toy({ fr: { 'outcome.best': 'Gagné avec {n, plural, one {# point}.' } }),
    fault: /the message "outcome\.best" is no ICU MessageFormat in fr/,
  },
  {
    breaks: 'a sentence has not been translated',
    game: toy({ fr: { 'game.about': 'Say what you hold, true or not.' } }),
    fault: /the message "game\.about" is the same in en and fr/,
  },
  {
    breaks: 'present shows words without a message',
    game: toy({ present: (view, me, here) => ({ ...present(view, me, here), ask: { text: 'What do you say?' } }) }),
    fault: /there is no message "What do you say\?" in en \(present, ask\)/,
  },
  {
    breaks: 'an option among offers has no name',
    game: toy({
      offers: {
        belief: (view, seat) =>
          offers.belief(view, seat).map(({ ...it }) => ({
            ...it,
            type: 'believe',
            params: { answer: { kind: 'option', of: ['yes', 'no'] } },
          })),
      },
    }),
    fault: /its parameter "answer" lists options that have no names/,
  },
];
