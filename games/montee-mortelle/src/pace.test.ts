import { offersFor, type Input, type Session } from '@masque/core';
import { players, playOut, type Played, type Players } from '@masque/testkit';
import { expect, test } from 'vitest';
import montee from './index.ts';
import type { State } from './state.ts';

const PERSON = 0;
const windows = ['interrupt', 'support', 'hypnosis', 'cards', 'undo'];
/** What somebody may do in a duel besides siding, by what the log calls it; and to ask for time. */
const plays = ['played', 'poisoned', 'calledOff', 'undone', 'hypnotized'];

/** Bots at table pace, and a person who sides with nobody at once and lets every lull answer. */
function table(seed: string): Players {
  const bots = players({ bots: 'normal', seed, absent: new Set([PERSON]) });
  return {
    next(session): Input | null {
      const offer = offersFor(session, PERSON).find((it) => it.type === 'abstain' && !it.optional);
      if (!offer) return bots.next(session);
      return { at: session.at, seat: PERSON, action: { type: offer.type, window: offer.window, params: {} } };
    },
  };
}

/** How long the duels of a game take in which nobody plays anything, in seconds. */
function duels(seats: number): number[] {
  const seed = `pace ${seats}`;
  const lasted: number[] = [];
  let begun: Session<State> | null = null;
  const onStep = ({ before, input, session, entries }: Played<State>): void => {
    if (entries.some(({ kind }) => kind === 'challenged')) begun = session;
    if (entries.some(({ kind }) => plays.includes(kind)) || ('action' in input && input.action.type === 'wait'))
      begun = null;
    if (!begun || !windows.includes(before.phase) || windows.includes(session.phase)) return;
    lasted.push((session.at - begun.at) / 1000);
    begun = null;
  };
  for (let game = 0; game < 3; game++)
    playOut(montee, { seats, seed: `${seed} ${game}`, maxInputs: 400, players: table(`${seed} ${game}`), onStep });
  return lasted;
}

test.each([3, 4, 5, 6, 7, 8, 9, 10])(
  'at a table of %i a duel in which nobody plays is over in 15 seconds',
  { timeout: 60_000 },
  (seats) => {
    const lasted = duels(seats);
    expect(lasted.length).toBeGreaterThan(2);
    expect(Math.max(...lasted)).toBeLessThanOrEqual(15);
  },
);
