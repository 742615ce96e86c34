import { isHidden, known, seatsOf, type Seat } from '@masque/core';
import { byPart } from '@masque/mechanics';
import { membersFor, type Society } from '../cards/index.ts';
import { ownSociety, type Seen } from '../own.ts';
import type { Fact } from '../state.ts';

/** A possible deal of the societies, from a seat’s point of view. */
export interface Split {
  /** By seat: whether it is in the bot's own society. The bot's own seat always is. */
  readonly ally: readonly boolean[];
  readonly weight: number;
  /** The own society is the smaller one. */
  readonly small: boolean;
}

/** Who may be in one's own society, before anything is known: one bit for each seat. */
interface Coalition extends Omit<Split, 'weight'> {
  readonly mask: number;
}

/** By number of players, up to ten. Listed once, because bots go through them in every decision. */
const coalitions: readonly (readonly Coalition[])[] = Array.from({ length: 11 }, (_, n) => coalitionsOf(n));

function coalitionsOf(n: number): Coalition[] {
  const half = membersFor(n);
  return Array.from({ length: 1 << n }, (_, mask) => mask).flatMap((mask) => {
    const ally = seatsOf(n).map((seat) => ((mask >> seat) & 1) === 1);
    const size = ally.filter(Boolean).length;
    return size === half || (n % 2 === 1 && size === half - 1) ? [{ mask, ally, small: size < half }] : [];
  });
}

/** Maximum weight of one pair's public behaviour. */
const MAX_WEIGHT = 5;

export const bookOf = (view: Seen, me: Seat): readonly Fact[] => {
  return known(view.notebooks[me]!) ?? [];
};

/**
 * All splits that are consistent with what the seat has seen, with weights that add up to 1. Before anything is seen,
 * all splits are equally likely because of the way the cards are dealt. `weightOfPlay`: how much public behaviour
 * counts.
 */
export const splitsOf = (view: Seen, me: Seat, weightOfPlay: number): readonly Split[] =>
  splitsIn(view.societies, view.regard, view.notebooks[me], ownSociety(view, me), me, weightOfPlay);

const splitsIn = byPart(weighed);

function weighed(
  societies: Seen['societies'],
  regard: Seen['regard'],
  book: Seen['notebooks'][number] | undefined,
  own: Society,
  me: Seat,
  weightOfPlay: number,
): readonly Split[] {
  const n = societies.length;
  const sure: (boolean | null)[] = societies.map((it) => (isHidden(it) ? null : it === own));
  for (const fact of known(book!) ?? []) if (fact.fact === 'society') sure[fact.of] = fact.society === own;
  sure[me] = true;
  // The set of allies as bits: the seats known to be in it, and those known not to be.
  const bits = (is: boolean): number => sure.reduce((sum, it, seat) => (it === is ? sum | (1 << seat) : sum), 0);
  const [allies, foes] = [bits(true), bits(false)];
  const pairs = weightOfPlay > 0 ? treatment(regard, me) : [];
  const fitting = coalitions[n]!.filter(({ mask }) => (mask & allies) === allies && (mask & foes) === 0);
  let total = 0;
  const weights = fitting.map(({ mask }) => {
    let apart = 0;
    for (const [a, b, value] of pairs) if (((mask >> a) ^ (mask >> b)) & 1) apart += value;
    const weight = Math.exp(-2 * weightOfPlay * apart);
    total += weight;
    return weight;
  });
  return fitting.map(({ ally, small }, i) => ({ ally, small, weight: weights[i]! / total }));
}

/** How pairs of seats have treated each other. The seat’s own actions carry no information for it. */
function treatment(regard: Seen['regard'], me: Seat): [a: Seat, b: Seat, value: number][] {
  const mild = (a: Seat, b: Seat): number =>
    a === me ? 0 : Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, regard[a]![b]!));
  return regard.flatMap((row, a) =>
    row.flatMap((_, b): [Seat, Seat, number][] => {
      const value = a < b ? mild(a, b) + mild(b, a) : 0;
      return value === 0 ? [] : [[a, b, value]];
    }),
  );
}

/** Probability that each seat is an ally. */
export const alliesIn = (splits: readonly Split[], n: number): number[] =>
  seatsOf(n).map((seat) => splits.reduce((sum, { ally, weight }) => sum + (ally[seat] ? weight : 0), 0));
