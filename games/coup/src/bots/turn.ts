import { spiteOf } from '@masque/bots';
import type { Action, Offer, Seat } from '@masque/core';
import { best, targets, weighted } from '@masque/mechanics';
import { BLUFF, type Character, type TableAction } from '../cards/index.ts';
import { living, mayOppose } from '../rules/legal.ts';
import type { Seen } from '../state.ts';
import { credit, hasClaimed, lacks } from './belief.ts';
import { aim, isHonest, nerve, ownCards, ruleOf, strongestOf, type CoupObservation } from './observation.ts';

/** Factor on lying for a player whose lie has been believed before. */
const BELIEVED = 3;
/** With this many coins, a player is about to launch a Coup. */
const DANGER = 7;

/** The action of the turn: drawn at random, weighted by how attractive each is. */
export function act(observation: CoupObservation): Action {
  const { view, seat, random } = observation;
  const own = ownCards(view, seat);
  const wanted = observation.offers.map((offer) => {
    const rule = ruleOf(view, offer)!;
    const target = targetOf(observation, offer, rule);
    return {
      offer,
      target,
      weight: rule.weight * honesty(observation, own, rule) * promise(observation, rule, target),
    };
  });
  const [first] = wanted;
  const { offer, target } = weighted(wanted, ({ weight }) => weight, random) ?? first!;
  return aim(offer, target);
}

/** Factor on the weight of an action that would be a lie: small, and 0 once that lie has been exposed. */
function honesty(observation: CoupObservation, own: readonly Character[], rule: TableAction): number {
  if (isHonest(rule, own)) return 1;
  const { view, seat } = observation;
  const { claim } = rule;
  const bluff = (rule.bluff ?? BLUFF) * nerve(observation);
  if (!claim) return bluff;
  const { denied, claims } = view.records[seat]!;
  if (denied.includes(claim)) return 0;
  return bluff * ((claims[claim] ?? 0) > 0 ? BELIEVED : 1) * credit(view, seat, claim);
}

/** The share of its maximum value that an action promises now. */
function promise(
  observation: CoupObservation,
  { does, target: aimed, blockers }: TableAction,
  target: Seat | undefined,
): number {
  const { view, seat } = observation;
  if (does.steals)
    return (Math.min(does.steals, view.coins[target!]!) / does.steals) * unblocked(view, seat, target!, blockers);
  if (does.embezzles) return view.reserve;
  if (does.converts) return turning(observation, target ?? seat);
  if (aimed || blockers.length === 0) return 1;
  // Anybody may block, so it succeeds only if nobody holds the blocking card.
  const others = living(view).filter((it) => it !== seat);
  return others.reduce((free, it) => free * Math.min(...blockers.map((as) => lacks(view, seat, it, as))), 1);
}

/** How likely the victim is not to block, if it has claimed a card that does; 1 if it has not. */
const unblocked = (view: Seen, me: Seat, victim: Seat, blockers: readonly Character[]): number =>
  Math.min(1, ...blockers.filter((as) => hasClaimed(view, victim, as)).map((as) => lacks(view, me, victim, as)));

/** Value of a change of sides: fewer players who can attack me, stronger players whom I can attack. */
function turning({ view, seat }: CoupObservation, who: Seat): number {
  const now = view.allegiance!;
  const turned = now.with(who, now[who] === 'loyalist' ? 'reformist' : 'loyalist');
  const others = living(view).filter((it) => it !== seat);
  const balance = (allegiance: typeof now): number => {
    const against = others.filter((it) => mayOppose({ ...view, allegiance }, seat, it));
    const dangers = against.filter((it) => view.coins[it]! >= DANGER).length;
    const prey = Math.max(0, ...against.map((it) => view.hands[it]!.length + view.coins[it]! / 10));
    return prey / 2 - dangers;
  };
  return Math.max(0, balance(turned) - balance(now));
}

/** The target of an action: for vengeful players those who have harmed them most; otherwise those with something to take, those unlikely to block, the strongest. */
function targetOf(observation: CoupObservation, offer: Offer, { does, blockers }: TableAction): Seat | undefined {
  const { view, seat: me, random } = observation;
  const seats = targets(offer);
  const { steals } = does;
  const foe = does.converts ? undefined : best(seats, spiteOf(observation), random, 0);
  if (foe !== undefined) return foe;
  if (steals) {
    const loot = (it: Seat): number => Math.min(steals, view.coins[it]!) * unblocked(view, me, it, blockers);
    return best(seats, (it) => loot(it) * 1000 + view.coins[it]!, random);
  }
  if (does.converts) return best(seats, (it) => turning(observation, it), random);
  const open = seats.filter((it) => !blockers.some((as) => hasClaimed(view, it, as)));
  return strongestOf(observation, open.length > 0 ? open : seats);
}
