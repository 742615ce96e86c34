import { audienceOf, conceal, declassify, secret, known } from '@masque/core';
import { ask, draw } from '@masque/mechanics';
import type { ConformanceOptions } from '../conformance/check.ts';
import { offers } from './toy/offers.ts';
import { present } from './toy/present.ts';
import { rules } from './toy/rules.ts';
import type { State } from './toy/state.ts';
import { toy, type Toy } from './toy/index.ts';

/** A broken game with what the suite must say of it. */
export interface Broken {
  readonly breaks: string;
  readonly game: Toy;
  readonly fault: RegExp;
  /** What the suite is told about it. */
  readonly told?: ConformanceOptions;
}

/** What a broken state contains in addition. */
type Leaky = State & { readonly leak?: unknown };
const leak = (state: unknown): unknown => (state as Leaky).leak;
/** The left neighbour of whoever has the turn. */
const next = ({ turn, hands }: State): number => (turn + 1) % hands.length;

/** Games that reveal what they should not. */
export const secrecy: readonly Broken[] = [
  {
    breaks: '`setup` copies a hidden card into the public state',
    game: toy({ setup: (_, good) => ({ ...good, leak: declassify(good.hands[1]!) }) as State }),
    fault: /the spectator sees view\.leak, which says \d+ % of what is hidden at hands\.1/,
  },
  {
    breaks: '`setup` marks publicly who has a high card',
    game: toy({ setup: (_, good) => ({ ...good, leak: good.hands.map((card) => declassify(card) > 3) }) as State }),
    fault: /the spectator sees view\.leak\.\d, which says \d+ %/,
  },
  {
    breaks: 'a rule copies a hidden card into the public state',
    game: toy({
      rules: {
        boast: (state, event, step) =>
          ({ ...rules.boast(state, event, step), leak: declassify(state.hands[event.seat]!) }) as State,
      },
    }),
    fault: /can tell what is hidden from it after offer "boast" of seat \d .*its view at leak is \d, but \d/,
  },
  {
    breaks: 'a rule says publicly whether the boast is true',
    game: toy({
      rules: {
        boast: (state, event, step) =>
          ({ ...rules.boast(state, event, step), leak: declassify(state.hands[event.seat]!) === event.value }) as State,
      },
    }),
    fault: /after offer "boast" .*its view at leak is (true|false), but/,
  },
  {
    breaks: 'an entry tells everybody which card was drawn',
    game: toy({
      rules: {
        redraw: (state, step) => {
          const next = rules.redraw(state, step);
          step.log({ kind: 'draws', args: { value: declassify(next.hands[next.turn]!) } });
          return { ...next, hands: next.hands.with(next.turn, secret(1, [], 'card')) };
        },
        showdown: (state) => state,
      },
    }),
    fault: /its log at \d\.args\.value is \d, but \d.*no entry with `learn` says/,
  },
  {
    breaks: 'an entry that reveals a secret is not marked with `learn`',
    game: toy({
      rules: {
        peek: (state, { seat, target }, step) => {
          step.log({
            kind: 'peeked',
            args: { on: { seat: target }, value: declassify(state.hands[target]!) },
            to: [seat],
          });
          return state;
        },
      },
    }),
    fault: /seat \d can tell what is hidden from it after offer "peek" .*its log at 0\.args\.value/,
  },
  {
    breaks: 'the number of entries reveals the card',
    game: toy({
      rules: {
        boast: (state, event, step) => {
          if (declassify(state.hands[event.seat]!) !== event.value)
            step.log({ kind: 'boast', args: { who: { seat: event.seat }, value: event.value } });
          return rules.boast(state, event, step);
        },
      },
    }),
    fault: /its log at 1 is (nothing|\{.*\}), but/,
  },
  {
    breaks: 'offers depend on another seat’s card, through a copy in the state',
    game: toy({
      rules: {
        boast: (state, event, step) =>
          ({ ...rules.boast(state, event, step), leak: declassify(state.hands[event.seat]!) }) as State,
      },
      offers: {
        belief: (view, seat) =>
          offers
            .belief(view, seat)
            .map((it) => ({ ...it, look: { note: leak(view) === view.claim ? 'deck' : 'points' } })),
      },
    }),
    fault: /can tell what is hidden from it after offer "boast" .*leak/,
  },
  {
    breaks: 'offers read something that a rule keeps outside the state',
    game: ((): Toy => {
      let last = 0;
      return toy({
        rules: {
          boast: (state, event, step) => {
            last = declassify(state.hands[event.seat]!);
            return rules.boast(state, event, step);
          },
        },
        offers: {
          belief: (view, seat) => offers.belief(view, seat).map((it) => ({ ...it, look: { gain: String(last) } })),
        },
      });
    })(),
    fault: /its offers at \d\.look\.gain is "\d", but "\d"/,
  },
  {
    breaks: 'the title reveals the card',
    game: toy({
      rules: {
        boast: (state, event, step) =>
          ({
            ...rules.boast(state, event, step),
            leak: secret(declassify(state.hands[event.seat]!), 'all', 'card'),
          }) as State,
      },
      present: (view, me, status) => ({
        ...present(view, me, status),
        title: view.claim !== null && leak(view) === view.claim ? 'title.over' : 'deck',
      }),
    }),
    fault: /can tell what is hidden from it after offer "boast"/,
  },
  {
    breaks: 'a clock is shorter when the boast is true',
    game: toy({
      flow: (good) => ({
        ...good,
        delays: {
          think: (state) =>
            state.claim !== null && declassify(state.hands[state.turn]!) === state.claim ? 5000 : 20_000,
        },
      }),
    }),
    fault: /its table at timer\.at is \d+, but \d+/,
  },
  {
    breaks: 'the game ends early because of a hidden card, and no entry says why',
    game: toy({
      rules: {
        boast: (state, event, step) => {
          if (declassify(state.hands[event.seat]!) === 6) step.end({ winners: [event.seat], reason: 'title.over' });
          return rules.boast(state, event, step);
        },
      },
    }),
    fault: /whether the game is over is (true|false), but/,
  },
  {
    breaks: 'everybody sees who has given a sealed answer',
    game: toy({
      rules: {
        believe: (state, event, step) =>
          ({
            ...rules.believe(state, event, step),
            leak: [...((leak(state) as number[] | undefined) ?? []), event.seat],
          }) as State,
      },
    }),
    fault:
      /answers are sealed in phase "belief".* can tell that offer "believe" of seat \d .* was given: its view\.leak/,
  },
  {
    breaks: 'only players with a high card may write where everybody reads',
    game: toy({
      channels: (view, me) => [{ id: 'table', name: 'talk', write: me >= 0 && (known(view.hands[me]!) ?? 0) > 3 }],
    }),
    fault:
      /reads the channel "table" in phase .*where seats \[.*\] may write, but seats \[.*if only hidden values differ/,
  },
  {
    breaks: 'players with a high card share a channel without knowing each other',
    game: toy({
      channels: (view, me) => [
        { id: 'table', name: 'talk', write: true },
        ...(me >= 0 && (known(view.hands[me]!) ?? 0) > 3 ? [{ id: 'high', name: 'talk.high', write: true }] : []),
      ],
    }),
    fault: /seat \d reads the channel "high" .*the name of a writer would reveal what is hidden/,
  },
  {
    breaks: 'one seat lacks a channel that everybody has',
    game: toy({ channels: (_, me) => (me === 1 ? [] : [{ id: 'table', name: 'talk', write: true }]) }),
    fault: /spectators read the channel "table" .*but seat 1 does not/,
  },
  {
    breaks: 'a channel has no name in any language',
    game: toy({ channels: () => [{ id: 'table', name: 'talk.nowhere', write: true }] }),
    fault: /talk\.nowhere.*channel "table"/,
  },
  {
    breaks: 'a public entry with `learn` names a second card, which stays hidden',
    game: toy({
      rules: {
        showdown: (state, step) => {
          step.log({
            kind: 'shows',
            args: { who: { seat: state.turn }, value: declassify(state.deck[0]!) },
            learn: true,
          });
          return rules.showdown(state, step);
        },
      },
    }),
    fault:
      /the spectator can tell what is hidden from it after .*its log at 0\.args\.value is \d, but \d if only values differ that are hidden from it before and after/,
  },
  {
    breaks: 'the step that shows a card copies another one into the public state',
    game: toy({
      rules: {
        showdown: (state, step) =>
          ({ ...rules.showdown(state, step), leak: declassify(state.hands[next(state)]!) }) as State,
      },
    }),
    fault:
      /can tell what is hidden from it after .*its view at leak is \d, but \d (as the secret at (hands|deck)\.\d+, which is still hidden from it|where it reads the same lines of the log)/,
  },
  {
    breaks: 'the step that shows a card copies another one into the public state, and an entry names it',
    game: toy({
      rules: {
        showdown: (state, step) => {
          const value = declassify(state.hands[next(state)]!);
          step.log({ kind: 'shows', args: { who: { seat: next(state) }, value }, learn: true });
          return { ...rules.showdown(state, step), leak: value } as State;
        },
      },
    }),
    fault: /its view at leak is \d, but \d as the secret at (hands|deck)\.\d+, which is still hidden from it/,
  },
  {
    breaks: 'a card that moves is named in the public log and copied into the public state, in one step',
    game: toy({
      rules: {
        showdown: (state, step) => {
          const seat = next(state);
          const after = rules.showdown(state, step);
          const [[drawn], deck] = draw(after.deck, 1, [seat]);
          const value = declassify(after.hands[seat]!);
          step.log({ kind: 'shows', args: { who: { seat }, value }, learn: true });
          return {
            ...after,
            hands: after.hands.with(seat, drawn!),
            deck: [...deck, conceal(after.hands[seat]!)],
            leak: value,
          } as State;
        },
      },
    }),
    fault: /its view at leak is \d, but \d as the secret at hands\.\d, which has changed its place and is still hidden/,
  },
  {
    breaks: 'the step that shows a card marks publicly whether another one is high',
    game: toy({
      rules: {
        showdown: (state, step) =>
          ({ ...rules.showdown(state, step), leak: declassify(state.hands[next(state)]!) > 3 }) as State,
      },
    }),
    fault: /its view at leak is (true|false), but (true|false) where it reads the same lines of the log/,
  },
  {
    breaks: 'beside the entry that shows a card, another one reveals something about the deck',
    game: toy({
      rules: {
        redraw: (state, step) => {
          if (declassify(state.deck[3]!) > 3) step.log({ kind: 'boast', args: { who: { seat: 0 }, value: 6 } });
          return rules.redraw(state, step);
        },
      },
    }),
    fault:
      /can tell what is hidden from it after .*its log at \d.* if only values differ that are hidden from it before/,
  },
  {
    breaks: 'whom the table waits for depends on the cards, with one value of an option',
    game: toy({
      rules: {
        boast: (state, event, step) => {
          const next = rules.boast(state, event, step);
          if (state.options.peeking === 'all') return next;
          const asked = next.belief!.asked.filter((seat, i) => i === 0 || declassify(state.hands[seat]!) > 2);
          return { ...next, belief: ask(asked), unasked: true } as State;
        },
      },
      // Seats that are not asked have a button to press as well, which nobody waits for.
      offers: {
        belief: (view, seat) => {
          const mine = offers.belief(view, seat);
          const answer = offers.belief({ ...view, belief: { ...view.belief!, asked: [seat] } }, seat);
          return mine.length > 0 || seat === view.turn ? mine : answer.map((it) => ({ ...it, optional: true }));
        },
      },
    }),
    fault: /can tell what is hidden from it after offer "boast" .*neighbours/,
  },
  {
    breaks: 'a hidden card is the same in every deal',
    game: toy({
      setup: (_, good) => ({ ...good, hands: good.hands.map((_, seat) => secret(seat + 1, [seat], 'card')) }),
    }),
    fault: /the hidden value at hands\.0 \(kind "card"\) is 1 in all 240 deals .*: it is not shuffled/,
  },
  {
    breaks: 'the note of the question depends on the player’s own card',
    game: toy({
      present: (view, me, status) => ({
        ...present(view, me, status),
        ...(me >= 0 && { ask: { text: 'deck', note: (known(view.hands[me]!) ?? 0) > 3 ? 'points' : 'deck' } }),
      }),
    }),
    fault:
      /with its cards covered, the screen of seat \d reveals something about them in phase .*table\.ask\.note is "(points|deck)", but/,
  },
  {
    breaks: 'a button depends on the player’s own card',
    game: toy({
      offers: {
        belief: (view, seat) =>
          offers.belief(view, seat).map((it) => ({ ...it, look: { confirm: (known(view.hands[seat]!) ?? 0) > 3 } })),
      },
    }),
    fault:
      /with its cards covered, the screen of seat \d reveals something about them in phase "belief" .*offers\.0\.look\.confirm is (true|false), but/,
  },
  {
    breaks: 'no secret has a kind, so nothing can be tested',
    game: toy({
      setup: (_, good) => ({
        ...good,
        deck: good.deck.map((it) => secret(declassify(it), [])),
        hands: good.hands.map((it) => secret(declassify(it), audienceOf(it))),
      }),
    }),
    fault: /there are secrets, but none could be swapped/,
  },
];
