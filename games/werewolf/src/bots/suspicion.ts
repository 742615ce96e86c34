import { known, type Seat } from '@masque/core';
import type { Seen } from '../offers/offer.ts';
import { isPack, sideOfCard } from '../roles/index.ts';
import { living } from '../rules/village.ts';
import { packSize } from '../set/set.ts';
import { isWolf, publicly, type Certainties } from './known.ts';
import { findersSaid } from './trust.ts';

/** Probability that each living player is a Werewolf, for somebody who knows `known` and what is public. */
export function suspicion(view: Seen, known: Certainties): Map<Seat, number> {
  const alive = living(view);
  const sure = alive.filter((seat) => isWolf(known, seat));
  const open = alive.filter((seat) => !known.role.has(seat) && !known.clear.has(seat));
  const weight = new Map(open.map((seat) => [seat, 1]));
  const raise = (seat: Seat, by: number): void => {
    const had = weight.get(seat);
    if (had !== undefined) weight.set(seat, had * by);
  };
  hands(view, known, raise);
  reports(view, known, raise);
  const left = Math.max(0.2, wolvesLeft(view) - sure.length);
  const sum = [...weight.values()].reduce((a, b) => a + b, 0) || 1;
  return new Map(
    alive.map((seat) => [seat, sure.includes(seat) ? 1 : Math.min(0.95, ((weight.get(seat) ?? 0) * left) / sum)]),
  );
}

export type Raise = (seat: Seat, by: number) => void;

/** Who voted against whom, once the card of the accused is known. It says little: a clever pack would mislead whoever trusts it. */
function hands(view: Seen, known: Certainties, raise: Raise): void {
  for (const { accused, by, yes, no } of view.history) {
    const card = known.role.get(accused);
    if (card === undefined) continue;
    const wolf = isPack(card);
    const village = sideOfCard(card) === 'good';
    for (const seat of yes) raise(seat, wolf ? 0.94 : village ? 1.04 : 1);
    for (const seat of no) raise(seat, wolf ? 1.09 : village ? 0.98 : 1);
    raise(by, wolf ? 0.87 : village ? 1.08 : 1);
  }
}

/** What Seers have said, as far as they are believed. A Seer caught lying is suspected all the more. */
export function reports(view: Seen, known: Certainties, raise: Raise): void {
  const seers = findersSaid(view, known);
  for (const [seat, trust] of seers) raise(seat, trust === 0 ? 5 : trust > 0.8 ? 0.15 : 1);
  for (const { kind, by, who, wolf } of view.said) {
    if (kind !== 'report' || who === undefined) continue;
    const trust = seers.get(by) ?? 0.15;
    raise(who, wolf ? 1 + 12 * trust * trust : 1 - 0.9 * trust);
  }
}

/** Number of Werewolves still alive; if the set is secret, the usual number. */
export function wolvesLeft(view: Seen): number {
  const set = known(view.set);
  const dealt = set && !view.options.mystery ? packSize(set) : Math.max(1, Math.round(view.cards.length / 6));
  const dead = [...publicly(view).role.values()].filter(isPack).length;
  return Math.max(1, dealt - dead);
}

/** Prior probability for any living player. */
export const average = (suspected: ReadonlyMap<Seat, number>): number =>
  [...suspected.values()].reduce((a, b) => a + b, 0) / Math.max(1, suspected.size);
