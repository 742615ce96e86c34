import type { Seat, Session } from '@masque/core';
import type { Played } from './play-out.ts';

/** A value in a report: a number, or several by name. */
export type Figure = number | string | { readonly [name: string]: Figure };

/**
 * Statistics that a game collects about itself over many games. All of it is plain data, so that it can be counted in
 * several places at once and added up.
 *
 * @example
 * // How often somebody peeks.
 * const statistics: Statistics<{ peeks: number }> = {
 *   init: () => ({ peeks: 0 }),
 *   step: ({ peeks }, { entries }) => ({ peeks: peeks + entries.filter((it) => it.kind === 'peek').length }),
 *   merge: (a, b) => ({ peeks: a.peeks + b.peeks }),
 *   report: (counts) => ({ Peeks: counts.peeks }),
 * };
 * statistics.report(statistics.merge({ peeks: 2 }, { peeks: 3 })); // => { Peeks: 5 }
 */
export interface Statistics<Totals = unknown, State extends object = object> {
  /** Nothing counted yet. */
  init(): Totals;
  /**
   * Counts one input. It may look at everything, because it is not a player. Returns the counts, new or changed in
   * place.
   */
  step(counts: Totals, played: Played<State>): Totals;
  /** The sum of both. */
  merge(a: Totals, b: Totals): Totals;
  /** The report, as text and numbers. */
  report(counts: Totals): { readonly [name: string]: Figure };
  /** How often everything in the game was used, by name: roles, cards, abilities. What nobody used counts as 0. */
  uses?(counts: Totals): { readonly [name: string]: number };
  /** For charts, by title: shares of a whole, such as the results of bluffs or the causes of death. */
  parts?(counts: Totals): { readonly [title: string]: { readonly [name: string]: readonly [n: number, of: number] } };
  /**
   * What an input claims about something hidden, and whether it is true: to find how often each kind of player lies.
   */
  said?(played: Played<State>): readonly { readonly seat: Seat; readonly isTrue: boolean }[];
  /**
   * What seats have done to each other by an input, if no log line says so with `who` and `target`, such as pointing
   * fingers.
   */
  deeds?(played: Played<State>): readonly { readonly by: Seat; readonly to: readonly Seat[] }[];
  /** By seat, the side that it was dealt, if there are sides, as in an outcome's `side`. */
  sides?(session: Session<State>): readonly string[];
}
