import {
  commitmentOf,
  defineGame,
  OMNISCIENT,
  seedOf,
  type AnyGame,
  type Outcome,
  type Seat,
  type Table,
} from '@masque/core';
import type { KeyMoment, Story, TableExport } from '@masque/protocol';
import { faceOf } from './den.fixture.ts';
import { movesIn, recordingOf, storyOf, Highlights } from './index.ts';
import { done } from './play.fixture.ts';

/** What is to be seen after a move: of one seat after the other, and of the table. Whatever is left out is not there. */
export interface Shot extends Partial<Omit<Table, 'seats' | 'privateArea'>> {
  /** Hidden cards, which only their owners read. */
  readonly hands?: readonly (readonly string[])[];
  /** Open cards in front of players. */
  readonly open?: readonly (readonly string[])[];
  readonly states?: readonly ('in' | 'out' | 'ghost')[];
  readonly coins?: readonly number[];
}

interface State {
  readonly shots: readonly Shot[];
  readonly seats: number;
  readonly at: number;
}

function tableOf(shot: Shot, seats: number, me: Seat): Table {
  const { hands = [], open = [], states = [], coins, ...rest } = shot;
  return {
    title: 'day',
    active: [],
    ...rest,
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      ...(states[seat] && { state: states[seat] }),
      ...(coins && { counters: [{ icon: 'coins' as never, n: coins[seat]!, label: 'coins' }] }),
      cards: [
        ...(hands[seat] ?? []).map((it) => ({
          state: 'down' as const,
          ...(me === OMNISCIENT && { face: faceOf(it) }),
        })),
        ...(open[seat] ?? []).map((it) => ({ state: 'lost' as const, face: faceOf(it) })),
      ],
    })),
    ...(me >= 0 && {
      privateArea: { cards: (hands[me] ?? []).map((it) => ({ state: 'down' as const, face: faceOf(it) })) },
    }),
  };
}

/** A game in which nothing is decided: it shows what it is told to, shot by shot. For tables that games rarely show. */
const cinema = defineGame({
  id: 'cinema',
  version: 1,
  seats: { min: 1, max: 9 },
  options: {},
  setup: ({ options, seats }: { options: { shots: readonly Shot[] }; seats: number }): State => ({
    shots: options.shots,
    seats,
    at: 0,
  }),
  flow: {
    initial: 'on',
    states: {
      on: {
        offers: (_: State, seat: Seat) => (seat === 0 ? [{ type: 'next' }] : []),
        on: {
          next: {
            actions: (state: State, _: unknown, step: { end(it: object): void }): State => {
              const at = state.at + 1;
              if (at === state.shots.length - 1) step.end({ winners: [0], reason: 'the end' });
              return { ...state, at };
            },
          },
        },
      },
    },
  },
  present: ({ shots, at, seats }: State, me: Seat) => tableOf(shots[at]!, seats, me),
  bots: {},
} as never) as unknown as AnyGame;

/** A film as a file: the first shot is the deal. */
export function filmOf(shots: readonly Shot[], outcome: Partial<Outcome> = {}, seats = 3): TableExport {
  const seed = seedOf('film');
  return {
    ...{ format: 'masque-table', version: 1, game: 'cinema', gameVersion: 1, seats },
    options: { shots },
    names: Array.from({ length: seats }, (_, seat) => `P${seat}`),
    commitment: commitmentOf(seed),
    seed,
    startedAt: 0,
    inputs: shots.slice(1).map((_, i) => ({ at: i, seat: 0, action: { type: 'next', window: `on#1`, params: {} } })),
    outcome: { winners: [0], reason: 'the end', ...outcome } as TableExport['outcome'],
  };
}

/** The key moments of a film, but for the end. */
export function momentsOf(shots: readonly Shot[], seats = 3): KeyMoment[] {
  const highlights = new Highlights();
  for (const { n, session } of movesIn(recordingOf(filmOf(shots, {}, seats), cinema))) highlights.see(n, session);
  const all = highlights.moments();
  return all.slice(0, -1);
}

/** The story of a film. */
export const toldOf = (shots: readonly Shot[], outcome: Partial<Outcome> = {}, seats = 3): Story => {
  const file = filmOf(shots, outcome, seats);
  return done(storyOf(file, recordingOf(file, cinema)));
};
