import { isOpen, observe, offersFor, randomFor, seatsOf, seedOf } from '@masque/core';
import type { Action, Input, Offer, Random, Seat, Session } from '@masque/core';
import { paceIn } from '@masque/bots';
import { nextDeadline, type Played, type Players } from '@masque/testkit';
import montee from './index.ts';
import type { State } from './state.ts';

/** From how many to how many milliseconds somebody takes. */
export type Range = readonly [min: number, max: number];

/** How long a person takes, by what they may do. */
const TIMES: { readonly [type: string]: Range } = {
  offer: [8000, 30_000],
  duel: [8000, 30_000],
  accept: [5000, 15_000],
  abstain: [3000, 8000],
  endTurn: [2000, 5000],
};
/** For everything else that waits for them: a theft, a gift, a look at the cards. */
const CHOICE: Range = [4000, 12_000];
/** A card that they want to play has been in their mind since the challenge. */
const READY: Range = [800, 1600];

/** What somebody thinks about, and when they will have answered. */
interface Thought {
  readonly about: string;
  readonly at: number;
}

/**
 * Bots at the pace of a table, and among them people: they decide like bots, but take their time, and are silent where they
 * have nothing to say.
 */
export function people(seed: string, isPerson: (seat: Seat) => boolean, side: Range = TIMES['abstain']!): Players {
  const key = seedOf(`${seed} people`);
  const thoughts = new Map<Seat, Thought>();
  const timeFor = (session: Session, seat: Seat, offers: readonly Offer[]): Range => {
    if (!isPerson(seat)) return paceIn(session);
    if (isSide(offers)) return side;
    if (offers.some(({ look }) => look?.quiet)) return READY;
    return offers.map(({ type }) => TIMES[type]).find((it) => it !== undefined) ?? CHOICE;
  };
  const listen = (session: Session, random: Random): void => {
    for (const seat of seatsOf(session.start.seats)) {
      const offers = offersFor(session, seat).filter(isOpen);
      // Whoever thinks about a side goes on when their turn comes.
      const about = isSide(offers) ? `side ${offers[0]!.window}` : `${session.phase} ${offers.map(words).join()}`;
      if (offers.length === 0) thoughts.delete(seat);
      else if (thoughts.get(seat)?.about !== about) {
        const [min, max] = timeFor(session, seat, offers);
        thoughts.set(seat, { about, at: session.at + min + random.below(max - min) });
      }
    }
  };
  const decide = (session: Session, seat: Seat, random: Random): Action | null => {
    const mind = observe(session, seat, random);
    const action = montee.bots['normal']!.decide(mind as never);
    const isSilent = isPerson(seat) && mind.offers.some(({ type, look }) => type === action?.type && look?.quiet);
    return isSilent ? null : action;
  };
  return {
    next(session): Input | null {
      const random = randomFor(key, session.n);
      listen(session, random);
      const due = nextDeadline(session);
      const ready = [...thoughts].filter(([, { at }]) => at < Infinity).sort(([, a], [, b]) => a.at - b.at);
      for (const [seat, thought] of ready) {
        if (due && due.at <= thought.at) return due;
        const action = decide(session, seat, random);
        thoughts.set(seat, { ...thought, at: Infinity });
        if (action) return { at: Math.max(thought.at, session.at), seat, action };
      }
      return due;
    },
  };
}

const words = ({ type, window }: Offer): string => `${type} ${window}`;
const isSide = (offers: readonly Offer[]): boolean => offers.some(({ type }) => type === 'sword' || type === 'shield');

const WINDOWS = ['interrupt', 'support', 'hypnosis', 'cards', 'undo'];
/** What somebody may do in a duel besides siding, by what the log calls it. */
const PLAYS = ['played', 'poisoned', 'calledOff', 'undone', 'hypnotized'];

/** Measures duels in which nobody plays anything or asks for time. @returns what to call at each step */
export function quietDuels(onDuel: (seconds: number) => void): (played: Played<State>) => void {
  let begun: number | null = null;
  return ({ before, input, session, entries }) => {
    if (entries.some(({ kind }) => kind === 'challenged')) begun = session.at;
    const isPlay = entries.some(({ kind }) => PLAYS.includes(kind));
    if (isPlay || ('action' in input && input.action.type === 'wait')) begun = null;
    if (begun === null || !WINDOWS.includes(before.phase) || WINDOWS.includes(session.phase)) return;
    onDuel((session.at - begun) / 1000);
    begun = null;
  };
}
