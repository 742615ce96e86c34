import { atPace, delays, withHouse } from '@masque/mechanics';
import type { Delay, State } from '../state.ts';

/** Seconds to think about the first card in a duel, for whoever asks for them. */
const CARDS = 15;
/** Seconds that are left at least after a card has been played. */
const AFTER_A_PLAY = 12;

/**
 * Seconds to think, by question. Where the answer may be with one's cards, the time is for reading, opening the private area
 * and pressing, with one thumb.
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
  hypnosis: 12,
  spoils: 20,
  naming: 40,
});

/** Until when cards can be played: some time from the first, and a while after each. */
export function cardsUntil({ options, duel }: State, at: number): number {
  const time = (seconds: number): number => atPace(options.pace, seconds) ?? 1000 * seconds;
  return duel!.plays.length === 0 ? at + time(CARDS) : Math.max(duel!.clock.until, at + time(AFTER_A_PLAY));
}

const cards = ({ options, duel }: State): number | null =>
  options.pace === 'off' ? null : duel!.clock.until - duel!.clock.at;

/** How long each question waits, in milliseconds: not long for a seat that was given up. */
export const clocks = withHouse<State, Delay>(
  { ...seconds, cards },
  ({ asked, left }) => asked !== null && left.includes(asked),
);
