import {
  declassify,
  defineGame,
  NOBODY,
  secret,
  type AnyGame,
  type Flow,
  type Random,
  type Seat,
  type Secret,
  type Step,
} from '@masque/core';

/** A coin is under a cup. Seat 0 takes the safe option, or calls the coin, and is right half of the time. */
export interface State {
  readonly coin: Secret<string>;
  readonly cards: readonly Secret<string>[];
  readonly said: string | null;
}

type Acts = { safe: Record<never, never>; lift: Record<never, never>; call: { side: string } };
interface Phases {
  choosing: 'safe' | 'lift';
  calling: 'call';
}

const win = (step: Step, seat: Seat): void => step.end({ winners: [seat], reason: 'coin.over' });

const flow: Flow<State, Acts, Phases> = {
  initial: 'choosing',
  states: {
    choosing: {
      offers: (_, seat) => (seat === 0 ? [{ type: 'safe' }, { type: 'lift' }] : []),
      on: {
        safe: { actions: (state, _, step) => (win(step, step.random.chance(SAFE) ? 0 : 1), state) },
        lift: { target: 'calling' },
      },
    },
    calling: {
      offers: (_, seat) =>
        seat === 0 ? [{ type: 'call', params: { side: { kind: 'option', of: ['heads', 'tails'] } } }] : [],
      on: {
        call: {
          actions: (state, { side }, step) => (win(step, side === declassify(state.coin) ? 0 : 1), state),
        },
      },
    },
  },
};

/** How often the safe option wins: less often than a call that sees the coin, more often than a blind one. */
const SAFE = 0.7;

export const coinGame = defineGame({
  id: 'coin',
  version: 1,
  seats: { min: 2, max: 2 },
  options: { parse: () => ({}) },
  setup: ({ random }: { random: Random }) => {
    const cards = random.shuffle(['ace', 'king', 'king']);
    return {
      coin: secret(random.pick(['heads', 'tails']), NOBODY),
      cards: [secret(cards[0]!, [0], 'card'), secret(cards[1]!, [1], 'card'), secret(cards[2]!, NOBODY, 'card')],
      said: null,
    } satisfies State;
  },
  flow,
  bots: {},
} as never) as unknown as AnyGame;
