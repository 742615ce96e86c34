import { present } from './toy/present.ts';
import { offers } from './toy/offers.ts';
import { rules } from './toy/rules.ts';
import { toy, type Toy, type ToyFlow } from './toy/index.ts';
import { honest } from './toy/bots.ts';
import type { Broken } from './secrecy.ts';
import { declassify, type Rule, type Seat } from '@masque/core';
import type { Options, State } from './toy/state.ts';
import { z } from 'zod';

/** The flow with a rule for whoever leaves in one of its phases. */
const leaving = (good: ToyFlow, phase: 'turn' | 'belief', actions: Rule<State, { readonly seat: Seat }>): ToyFlow => ({
  ...good,
  states: {
    ...good.states,
    [phase]: { ...good.states[phase]!, on: { ...good.states[phase]!.on, leave: { actions } } },
  },
});

/** Games that stop, never stop, or cannot be played by everybody. */
export const stuck: readonly Broken[] = [
  {
    breaks: 'the game never ends',
    game: toy({ rules: { next: (state, step) => rules.next({ ...state, left: state.left + 1 }, step) } }),
    told: { maxInputs: 700 },
    fault: /with random players the game is not over after 700 inputs/,
  },
  {
    breaks: 'a phase has neither offers nor a clock',
    game: toy({
      flow: (good) => ({ ...good, states: { ...good.states, showdown: { entry: good.states!['showdown']!.entry! } } }),
    }),
    fault: /the game is stuck in phase "showdown".*nobody has an open offer and no clock is running/,
  },
  {
    breaks: 'a question has no clock',
    game: toy({
      flow: (good) => ({ ...good, states: { ...good.states, belief: { ...good.states!['belief']!, after: {} } } }),
    }),
    fault: /phase "belief" .* waits for seats .* but no clock is running/,
  },
  {
    breaks: 'the clock of a question is an alarm, and the host cannot go on',
    game: toy({
      flow: (good) => {
        const { after: _, ...belief } = good.states!['belief']!;
        return {
          ...good,
          states: {
            ...good.states,
            belief: {
              ...belief,
              entry: (state, _event, step) => {
                step.arm('late', 20_000);
                return state;
              },
              on: { ...belief.on, alarm: 'showdown' },
            },
          },
        };
      },
    }),
    fault: /phase "belief" .* waits for seats .* and the host cannot go on/,
  },
  {
    breaks: 'a clock fires and nothing changes',
    game: toy({
      flow: (good) => ({
        ...good,
        states: { ...good.states, turn: { ...good.states!['turn']!, after: { think: { actions: (state) => state } } } },
      }),
    }),
    fault: /phase "turn" .* waits for seats .* but no clock is running/,
  },
  {
    breaks: 'a table at which nobody answers goes round for ever',
    game: toy({
      flow: (good) => ({
        ...good,
        states: {
          ...good.states,
          turn: {
            ...good.states!['turn']!,
            after: {
              think: {
                target: 'turn',
                reenter: true,
                actions: (state, _, step) => ({ ...state, turn: (state.turn + 1) % step.seats }),
              },
            },
          },
        },
      }),
    }),
    fault: /a table at which nobody answers never ends: since phase "turn" .* 5000 clocks have fired/,
  },
  {
    breaks: 'one phase breaks when somebody leaves',
    game: toy({
      flow: (good) =>
        leaving(good, 'belief', (state) => {
          throw new Error(`nobody asks seat ${state.turn} any more`);
        }),
    }),
    fault:
      /after seat \d left in phase "belief" .*, seat \d leaving in phase "belief": the rule throws Error: nobody asks seat/,
  },
  {
    breaks: 'a player who has left is asked for ever',
    game: toy({
      flow: (good) =>
        leaving(good, 'turn', (state, { seat }) => ({ ...state, left: seat === state.turn ? 1e9 : state.left })),
    }),
    fault: /after .*seat \d left in phase "turn" .*, the game is not over after 5000 inputs/,
  },
  {
    breaks: 'a player who leaves takes cards with them',
    game: toy({
      flow: (good) => leaving(good, 'belief', (state) => ({ ...state, deck: state.deck.slice(1) })),
    }),
    told: { conserved: ({ hands, deck }: State) => [...hands, ...deck].map(declassify) },
    fault:
      /seat \d leaving, after seat \d left in phase "belief" .* changes what must be conserved: of \d there were \d, now \d/,
  },
  {
    breaks: 'a transition leads to a phase that it does not list',
    game: toy({
      flow: (good) => ({
        ...good,
        next: () => 'showdown',
        states: {
          ...good.states,
          turn: {
            ...good.states['turn']!,
            on: { ...good.states['turn']!.on, boast: { target: ['belief', 'turn'], actions: rules.boast } },
          },
        },
      }),
    }),
    fault:
      /offer "boast" of seat \d .*: the rule throws Error: boast in turn led to "showdown", but declares only "belief", "turn"/,
  },
  {
    breaks: 'an icon is misspelt',
    game: toy({
      present: (view, me, status) => ({
        ...present(view, me, status),
        // A name that was put together: one that is written down would not compile.
        stats: [{ icon: 'card-pickupp' as 'card-pickup', label: 'deck', value: view.deck.length }],
      }),
    }),
    fault: /there is no icon "card-pickupp" \(present, stats\.0\.icon in phase .*\); there is "card-pickup"/,
  },
  {
    breaks: 'a player who is out can be chosen',
    game: toy({
      present: (view, me, status) => {
        const table = present(view, me, status);
        return { ...table, seats: table.seats.map((it) => (it.seat === 1 ? { ...it, state: 'out' as const } : it)) };
      },
    }),
    fault: /offer "peek" of seat \d in phase "turn" .*: its parameter "target" names seats 1, who are out/,
  },
  {
    breaks: 'a value of an option is refused at every table',
    game: { ...toy(), check: ({ peeking }: Options) => (peeking === 'neighbours' ? ['talk'] : []) } as Toy,
    fault: /no table of the suite deals the option "peeking" with the value "neighbours"/,
  },
  {
    breaks: 'the bot answers with something that is not offered',
    game: toy({
      bot: { decide: ({ offers: [offer] }) => ({ type: 'boast', window: offer!.window, params: { value: 7 } }) },
    }),
    fault: /bot "honest" at seat \d .* answers .*"value":7.* which is not an instance of an open offer/,
  },
  {
    breaks: 'the bot does not answer although it is asked',
    game: toy({
      bot: {
        decide: (observation) =>
          observation.offers.some((it) => it.type === 'believe') ? null : honest.decide(observation),
      },
    }),
    fault: /bot "honest" .* gives no answer though the table waits for one of: believe/,
  },
  {
    breaks: 'the bot remembers something outside its log',
    game: ((): Toy => {
      let asked = 0;
      return toy({
        bot: {
          decide: (observation) => {
            const boast = observation.offers.find((it) => it.type === 'boast');
            return boast
              ? { type: 'boast', window: boast.window, params: { value: 1 + (++asked % 6) } }
              : honest.decide(observation);
          },
        },
      });
    })(),
    fault: /asked the same question twice, answers .*: it depends on something besides its observation/,
  },
  {
    breaks: 'worlds exclude the real position',
    game: toy({ worlds: { fits: () => false } }),
    fault: /the actual world can never be imagined for seat \d .*`fits` refuses what lies at /,
  },
  {
    breaks: 'worlds look different from the table',
    game: toy({ worlds: { complete: (world) => ({ ...world, left: world.left + 1 }) } }),
    fault: /an imagined world looks different for seat \d .*: left is \d+, not \d+/,
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
    breaks: 'a message does not speak to the player it is about',
    game: toy({
      present: (view, me, status) => ({
        ...present(view, me, status),
        ask: { text: { key: 'title.turn', args: { who: { seat: view.turn } } } },
      }),
    }),
    fault: /the message "title\.turn" is read by whoever it names as \{who\}/,
  },
  {
    breaks: 'a message uses an argument that it is not given',
    game: toy({ fr: { 'log.boast': '{who} se vante d’un {card}.' } }),
    fault: /the message "log\.boast" in fr uses \{card\}, which is not supplied \(log of .*; supplied: who, value\)/,
  },
  {
    breaks: 'a message is not well formed',
    game: toy({ fr: { 'outcome.best': 'Gagné avec {n, plural, one {# point}.' } }),
    fault: /the message "outcome\.best" is not ICU MessageFormat in fr/,
  },
  {
    breaks: 'a sentence has not been translated',
    game: toy({ fr: { 'game.about': 'Say what you hold, true or not.' } }),
    fault: /the message "game\.about" is the same in en and fr/,
  },
  {
    breaks: '`present` shows a text that is not a message',
    game: toy({ present: (view, me, status) => ({ ...present(view, me, status), ask: { text: 'What do you say?' } }) }),
    fault: /there is no message "What do you say\?" in en \(present, ask\)/,
  },
  {
    breaks: 'a value in an offer has no name',
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
