import { atPace, type Options } from '../options.ts';

/** A proposal that nobody touches for so long is forgotten. */
export const STALE = 90_000;

/** Contracts end at these marks of the clock only, so that their length tells outsiders nothing. */
export const MARK = 5_000;

/** Milliseconds to the next mark. */
export const toMark = (at: number): number => (MARK - (at % MARK)) % MARK;

/**
 * The last mark that comes less than `most` after a moment, but not before `least`: a window that closes there need not
 * wait for another one.
 */
export const closingMark = (at: number, least: number, most: number): number =>
  Math.max(at + least + toMark(at + least), Math.floor((at + most - 1) / MARK) * MARK);

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
