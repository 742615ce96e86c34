import { askedSeat } from './public.ts';
import type { PhaseName, State } from './state.ts';
import { allAnswered } from '@masque/mechanics';

/**
 * Seconds to think, by question. Where the answer may be with one's cards, the time is for reading, opening the pocket
 * and pressing, with one thumb.
 */
const seconds: Readonly<Record<PhaseName, number>> = {
  main: 75,
  after: 12,
  answer: 30,
  adopt: 25,
  direction: 25,
  rotation: 25,
  overflow: 25,
  arrange: 40,
  interrupt: 8,
  pay: 25,
  support: 12,
  hypnosis: 12,
  cards: 15,
  undo: 8,
  spoils: 20,
  take: 25,
  naming: 40,
  over: 0,
};

/** Seconds that are left at least after a card has been played. */
const AFTER_A_PLAY = 6;
/** Seconds that the house takes to answer for a seat that was given up. */
const GIVEN_UP = 2;

const factor = { normal: 1, relaxed: 2, brisk: 0.6, none: null } as const;

/** Until when cards can be played: some time from the first, and a while after each. */
export function cardsUntil({ options, duel }: State, at: number): number {
  const times = 1000 * (factor[options.clocks] ?? 1);
  return duel!.plays.length === 0 ? at + seconds.cards * times : Math.max(duel!.clock.until, at + AFTER_A_PLAY * times);
}

/** How long one has to think, in milliseconds: one length for each question, stretched by the table's clocks. */
export function wait(state: State): number | null {
  const { next, options, duel, left } = state;
  const seat = askedSeat(state);
  if (seat !== null && left.includes(seat)) return GIVEN_UP * 1000;
  // Somebody has left who was the last to be waited for.
  const question = state.window ?? state.rotation?.gifts;
  if (question && left.length > 0 && allAnswered(question)) return GIVEN_UP * 1000;
  const times = factor[options.clocks];
  if (times === null || next === null) return null;
  return next === 'cards' ? duel!.clock.until - duel!.clock.at : seconds[next] * times * 1000;
}
