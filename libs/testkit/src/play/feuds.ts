import { deedIn } from '@masque/bots';
import type { AnyGame, Seat } from '@masque/core';
import { count, type Counts } from '@masque/mechanics';
import { playOut, type Played, type PlayOutOptions } from './play-out.ts';
import type { Statistics } from './statistics.ts';

/**
 * What seats publicly do to each other.
 *
 * @example
 * const feud: Feud = { ...noFeud(), deeds: 3 };
 * feud.paid; // => 0
 */
export interface Feud {
  /** What was done to somebody. */
  deeds: number;
  /**
   * How much of this was done by a seat that had suffered something before, and how much of it hit the seat that had
   * harmed it most.
   */
  sore: number;
  paid: number;
}

/**
 * Nothing done yet.
 *
 * @example
 * noFeud(); // => { deeds: 0, sore: 0, paid: 0 }
 */
export const noFeud = (): Feud => ({ deeds: 0, sore: 0, paid: 0 });

/**
 * Who has done how much to whom in one game.
 *
 * @example
 * const [feuds, of] = [new Feuds(['normal:bold', 'normal:vengeful']), noFeud()];
 * playOut(game, { seats: 2, bots: 'honest', onStep: (step) => feuds.count(step, undefined, () => of) });
 * of.sore <= of.deeds; // => true
 */
export class Feuds {
  readonly #levels: readonly string[];
  #done: readonly (readonly number[])[];

  constructor(levels: readonly string[]) {
    this.#levels = levels;
    this.#done = levels.map(() => levels.map(() => 0));
  }

  /** Counts what one input brought about. */
  count(played: Played, statistics: Statistics | undefined, of: (level: string) => Feud): void {
    const told = played.entries.flatMap((it) => (it.to === undefined ? (deedIn(it) ?? []) : []));
    const deeds = [...told, ...(statistics?.deeds?.(played) ?? [])];
    if (deeds.length === 0) return;
    // Acts of the same input do not answer each other.
    const before = this.#done;
    this.#done = before.map((row, by) => row.map((n, seat) => n + deeds.filter((it) => it.by === by && it.to.includes(seat)).length)); // prettier-ignore
    for (const { by, to } of deeds) this.#add(by, to, before, of(this.#levels[by]!));
  }

  #add(by: Seat, to: readonly Seat[], before: readonly (readonly number[])[], feud: Feud): void {
    const suffered = before.map((row) => row[by]!);
    const max = Math.max(...suffered);
    feud.deeds++;
    if (max > 0) feud.sore++;
    if (max > 0 && to.some((seat) => suffered[seat] === max)) feud.paid++;
  }
}

/** What seats of one level have done in some games: actions by type, and to whom. */
export interface Doings {
  readonly deeds: Counts;
  readonly feud: Feud;
}

/**
 * Plays games in which levels sit around the table, one place further in each game, and counts what each of them does.
 *
 * @param levels as many as there are seats, or a part of it
 * @example
 * doingsOf(game, ['honest'], { seats: 2, games: 2 })['honest'].deeds; // => { boast: 8, believe: 8 }
 */
export function doingsOf(
  game: AnyGame,
  levels: readonly string[],
  { games, statistics, ...how }: PlayOutOptions & { readonly games: number; readonly statistics?: Statistics },
): Record<string, Doings> {
  const all: Record<string, Doings> = Object.fromEntries(levels.map((it) => [it, { deeds: {}, feud: noFeud() }]));
  for (let n = 0; n < games; n++) {
    const bots = Array.from({ length: how.seats ?? game.seats.min }, (_, seat) => levels[(seat + n) % levels.length]!);
    const feuds = new Feuds(bots);
    const onStep = (played: Played): void => {
      const { input } = played;
      if ('action' in input) count(all[bots[input.seat]!]!.deeds, input.action.type);
      feuds.count(played, statistics, (level) => all[level]!.feud);
    };
    playOut(game, { ...how, bots, seed: `${how.seed ?? 'doings'} ${n}`, onStep });
  }
  return all;
}
