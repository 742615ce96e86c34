import { atPace } from '@masque/mechanics';
import type { Options } from '../options.ts';

/** A proposal that nobody touches for so long is forgotten. */
export const STALE = 90_000;

/** Contracts end at these marks of the clock only, so that their length tells outsiders nothing. */
const MARK = 5_000;

/** Milliseconds to the next mark. */
export const toMark = (at: number): number => (MARK - (at % MARK)) % MARK;

/** The first mark that is not before a moment. */
export const markAfter = (at: number): number => at + toMark(at);

/** Seconds that the questions of a contract stay open, at the normal pace. */
export const QUESTIONS = { probe: 20, decide: 40 } as const;

/** Milliseconds of the window for surprises. */
interface SurpriseTime {
  /** However fast all pass: so long it stays open, lest a pass could be read from it. */
  readonly least: number;
  /** Everybody has so long to answer, also after an announcement; it closes at a mark then. */
  readonly answer: number;
  /** Longer by so much with every announcement. */
  readonly more: number;
}
export const surpriseTime = ({ pace }: Pick<Options, 'pace'>): SurpriseTime => ({
  least: 3_000,
  answer: Math.max(5_000, atPace(pace, 8)!),
  more: atPace(pace, 6)!,
});
