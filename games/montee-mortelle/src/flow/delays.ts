import { atPace, delays, withHouse } from '@masque/mechanics';
import type { Delay, State } from '../state.ts';

/** Time to think about the first card in a duel, for players who ask for it, in seconds. */
const CARDS = 15;
/** Minimum time left after a card has been played, in seconds. */
const AFTER_A_PLAY = 12;

/**
 * Time to think by question, in seconds. If the answer may be among the player's cards, it allows for reading, opening
 * the private area and pressing, with one thumb.
 */
const seconds = delays<State, Exclude<Delay, 'cards'>>(({ options }) => options.pace, {
  deal: 90,
  turn: 75,
  lull: ({ lull }) => lull,
  breath: 12,
  answer: 30,
  choice: 25,
  pile: 40,
  window: 15,
  side: 12,
  spoils: 20,
  naming: 40,
});

/** Until when cards can be played: for some time from the first one, and for a while after each. */
export function cardsUntil({ options, duel }: State, at: number): number {
  const time = (seconds: number): number => atPace(options.pace, seconds) ?? 1000 * seconds;
  return duel!.plays.length === 0 ? at + time(CARDS) : Math.max(duel!.clock.until, at + time(AFTER_A_PLAY));
}

const cards = ({ options, duel }: State): number | null =>
  options.pace === 'off' ? null : duel!.clock.until - duel!.clock.at;

/** The time limit of each question, in milliseconds. It is short for a seat that was given up. */
export const clocks = withHouse<State, Delay>(
  { ...seconds, cards },
  ({ asked, left }) => asked !== null && left.includes(asked),
);
