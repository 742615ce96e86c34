import { z } from 'zod';
import type { Flow } from '../chart/phase.ts';
import { defineGame } from '../game/game.ts';
import { NOBODY, declassify, secret, type Secret } from '../secret/secret.ts';
import type { Seat } from '../seat.ts';

/** A game small enough to read at a glance: one card each, guess your left neighbour's; three points win. */
interface State {
  turn: Seat;
  hands: readonly Secret<number>[];
  deck: readonly Secret<number>[];
  points: readonly number[];
  ms: number | null;
}

type Acts = { guess: { value: number }; pass: Record<never, never> };
interface Phases {
  guessing: 'guess' | 'pass';
}

const flow: Flow<State, Acts, Phases, 'think'> = {
  initial: 'guessing',
  delays: { think: (state) => state.ms },
  states: {
    guessing: {
      offers: (view, seat) =>
        seat === view.turn
          ? [{ type: 'guess', params: { value: { kind: 'number', min: 1, max: 8 } } }, { type: 'pass' }]
          : [{ type: 'pass', closed: 'toy.notYourTurn' }],
      on: {
        guess: {
          target: 'guessing',
          reenter: true,
          actions: (state, { seat, value }, step) => {
            const target = (seat + 1) % step.seats;
            const card = state.hands[target]!;
            step.log({ kind: 'guess', args: { who: { seat }, value } });
            if (declassify(card) !== value) return { ...state, turn: target };
            const shown = step.reveal(card, 'all', { kind: 'hit', args: { who: { seat }, value: card } });
            const points = state.points.with(seat, state.points[seat]! + 1);
            if (points[seat]! >= 3) step.end({ winners: [seat], reason: 'toy.three' });
            return { ...state, points, turn: target, hands: state.hands.with(target, shown) };
          },
        },
        pass: {
          target: 'guessing',
          reenter: true,
          actions: (state, { seat }, step) => ({ ...state, turn: (seat + 1) % step.seats }),
        },
      },
      after: {
        think: {
          target: 'guessing',
          reenter: true,
          actions: (state, _, step) => ({ ...state, turn: (state.turn + 1) % step.seats }),
        },
      },
    },
  },
};

export const toy = defineGame({
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 4 },
  profile: { minutes: [1, 2], complexity: 1 },
  options: z.object({ ms: z.number().nullable().default(1000) }),
  setup: ({ seats, random, options }) => {
    const cards = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8]);
    return {
      turn: 0,
      hands: cards.slice(0, seats).map((value, seat) => secret(value, [seat], 'card')),
      deck: cards.slice(seats).map((value) => secret(value, NOBODY, 'card')),
      points: Array<number>(seats).fill(0),
      ms: options.ms,
    };
  },
  flow,
  present: (view) => ({
    title: 'toy.title',
    active: [view.turn],
    seats: view.points.map((_, seat) => ({ seat })),
  }),
  bots: {},
  guide: { steps: [], entries: [], chapters: [], messages: { en: {}, fr: {} } },
  messages: { en: {}, fr: {} },
  theme: { accent: 'white', accentDeep: 'black', accentFelt: 'green', pattern: 'scales', icon: 'crown' },
});
