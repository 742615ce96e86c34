import type { Seat } from '@masque/core';
import type { Seen } from '../offers/offer.ts';
import { isPack, sideOfCard } from '../roles/index.ts';
import { living } from '../rules/village.ts';
import { isWolf, type Certainties } from './known.ts';
import { reports, wolvesLeft, type Raise } from './suspicion.ts';

/**
 * How much more likely a pack member does it than a villager: at the trial of a villager, of a helper of the pack, and of a
 * Werewolf. Counted in games of bots, and moved towards 1: a clever pack imitates the village, or does the opposite.
 */
const TELLS = {
  accuses: { village: 1.05, helper: 1, pack: 0.55 },
  seconds: { village: 1.1, helper: 1, pack: 0.55 },
  yes: { village: 1, helper: 0.92, pack: 0.84 },
  no: { village: 1, helper: 1.14, pack: 1.26 },
} as const;
type Tell = keyof typeof TELLS;

/** Number of iterations in which beliefs about players are updated by beliefs about the others. */
const ROUNDS = 3;

/**
 * Probability that each living player is a Werewolf, for somebody who reads every vote, including those on players whose
 * card is not known yet.
 */
export function reading(view: Seen, known: Certainties): Map<Seat, number> {
  const alive = living(view);
  const sure = alive.filter((seat) => isWolf(known, seat));
  const open = alive.filter((seat) => !known.role.has(seat) && !known.clear.has(seat));
  const weight = new Map(open.map((seat) => [seat, 1]));
  const raise: Raise = (seat, by) => {
    const had = weight.get(seat);
    if (had !== undefined) weight.set(seat, had * by);
  };
  /** Evidence between two players with unknown cards: how much more likely it makes both to be in the pack. */
  const between: [Seat, Seat, number][] = [];
  const tell = (seat: Seat, what: Tell, accused: Seat): void => {
    const card = known.role.get(accused);
    const { village, helper, pack } = TELLS[what];
    if (card !== undefined) raise(seat, isPack(card) ? pack : sideOfCard(card) === 'evil' ? helper : village);
    else {
      raise(seat, village);
      if (!known.clear.has(accused)) between.push([seat, accused, pack / village]);
    }
  };
  for (const { accused, by, second, yes, no } of view.history) {
    tell(by, 'accuses', accused);
    tell(second, 'seconds', accused);
    for (const seat of yes) if (seat !== by && seat !== second) tell(seat, 'yes', accused);
    for (const seat of no) tell(seat, 'no', accused);
  }
  reports(view, known, raise);
  const left = Math.max(0.2, wolvesLeft(view) - sure.length);
  let p = shares(weight, left);
  for (let round = 0; round < ROUNDS && between.length > 0; round++) {
    const again = new Map(weight);
    for (const [a, b, times] of between) {
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const had = again.get(one);
        if (had !== undefined) again.set(one, had * (1 + (p.get(other) ?? 0) * (times - 1)));
      }
    }
    p = shares(again, left);
  }
  return new Map(alive.map((seat) => [seat, sure.includes(seat) ? 1 : (p.get(seat) ?? 0)]));
}

/** Scaled so that they add up to the number of remaining Werewolves. */
function shares(weight: ReadonlyMap<Seat, number>, left: number): Map<Seat, number> {
  const sum = [...weight.values()].reduce((a, b) => a + b, 0) || 1;
  return new Map([...weight].map(([seat, it]) => [seat, Math.min(0.95, (it * left) / sum)]));
}
