import { atPace } from '@masque/mechanics';
import type { Options } from '../options.ts';

/** A proposal expires when nobody has touched it for this long, in milliseconds. */
export const STALE = 90_000;

/**
 * Contracts end only at these marks of the clock, so that their duration reveals nothing to outsiders; in milliseconds.
 */
const MARK = 5_000;

/** Milliseconds to the next mark. */
export const toMark = (at: number): number => (MARK - (at % MARK)) % MARK;

/** The first mark that is not before a moment. */
export const markAfter = (at: number): number => at + toMark(at);

/** How long the questions of a contract stay open, in seconds at the normal pace. */
export const QUESTIONS = { probe: 20, decide: 40 } as const;

/** The times of the window for surprises, in milliseconds. */
interface SurpriseTime {
  /** The minimum time, however fast everybody passes, so that a pass cannot be inferred from it. */
  readonly min: number;
  /** The time that everybody has to answer, also after an announcement; it then closes at a mark. */
  readonly answer: number;
  /** The additional time for every announcement. */
  readonly more: number;
}
export const surpriseTime = ({ pace }: Pick<Options, 'pace'>): SurpriseTime => ({
  min: 3_000,
  answer: Math.max(5_000, atPace(pace, 8)!),
  more: atPace(pace, 6)!,
});
