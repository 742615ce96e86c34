import { atPace, type Options } from '../options.ts';

/** A proposal that nobody touches for so long is forgotten. */
export const STALE = 90_000;

/** Contracts end at these marks of the clock only, so that their length tells outsiders nothing. */
export const MARK = 5_000;

/** Milliseconds to the next mark. */
export const toMark = (at: number): number => (MARK - (at % MARK)) % MARK;

/** The first mark that is not before a moment. */
export const markAfter = (at: number): number => at + toMark(at);

export const probeTime = (options: Options): number => atPace(options, 20);
export const decideTime = (options: Options): number => atPace(options, 40);

/** Milliseconds of the window for surprises. */
interface SurpriseTime {
  /** However fast all pass: so long it stays open, lest a pass could be read from it. */
  readonly least: number;
  /** Everybody has so long to answer, also after an announcement; it closes at a mark then. */
  readonly answer: number;
  /** Longer by so much with every announcement. */
  readonly more: number;
}
export const surpriseTime = (options: Options): SurpriseTime => ({
  least: 3_000,
  answer: Math.max(5_000, atPace(options, 8)),
  more: atPace(options, 6),
});
