import { atPace, type Options } from '../options.ts';

/** A proposal that nobody touches for so long is forgotten. */
export const STALE = 90_000;

/** Contracts end at these marks of the clock only, so that their length tells outsiders nothing. */
export const MARK = 5_000;

/** Milliseconds to the next mark. */
export const toMark = (at: number): number => (MARK - (at % MARK)) % MARK;

export const probeTime = (options: Options): number => atPace(options, 20);
export const decideTime = (options: Options): number => atPace(options, 40);
/** The window for surprises: never shorter than `least`, longer with every announcement. */
export const surpriseTime = (
  options: Options,
): { readonly least: number; readonly most: number; readonly more: number } => ({
  least: 3_000,
  most: atPace(options, 10),
  more: atPace(options, 6),
});
