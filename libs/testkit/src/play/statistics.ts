import type { Seat, Session } from '@masque/core';
import type { Played } from './play-out.ts';

/** A figure of a report: a number, or several by name. */
export type Figure = number | string | { readonly [name: string]: Figure };

/**
 * What a game wants to know of itself over many games. All of it is plain data, so that it can be counted in several
 * places at once and added up.
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
export interface Statistics<Counts = unknown, State extends object = object> {
  /** Nothing counted yet. */
  init(): Counts;
  /** Counts one input. May look at everything: it is no player. Returns the counts, new or changed in place. */
  step(counts: Counts, played: Played<State>): Counts;
  /** Both together. */
  merge(a: Counts, b: Counts): Counts;
  /** In words and figures. */
  report(counts: Counts): { readonly [name: string]: Figure };
  /** How often everything was used that the game has, by name: roles, cards, abilities. What nobody used counts as 0. */
  uses?(counts: Counts): { readonly [name: string]: number };
  /** For charts, by the title of each: how much of something something was. What bluffs came to, what people died of. */
  parts?(counts: Counts): { readonly [title: string]: { readonly [name: string]: readonly [n: number, of: number] } };
  /** What was said with an input of what is hidden, and whether it is so: whoever plays how, how often does it lie? */
  said?(played: Played<State>): readonly { readonly seat: Seat; readonly isTrue: boolean }[];
  /** By seat the side it plays for as it was dealt, where there are sides: in the words of an outcome's `side`. */
  sides?(session: Session<State>): readonly string[];
}
