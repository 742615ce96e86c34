import type { Action, Seat } from '@masque/core';
import { targets } from '@masque/mechanics';
import { isPack, ruleOf } from '../roles/index.ts';
import { living } from '../rules/village.ts';
import { isEvil, isWolf } from './known.ts';
import { take, type Thought } from './thought.ts';
import { findersSaid } from './trust.ts';

/** Is it worth a trial? */
export function second(it: Thought): Action | null {
  const { view, known, p, said, mean, gut, role, own, leaning } = it;
  const accused = view.accused;
  if (accused === null || accused === own.lover) return null;
  const suspects = (by: Thought['p']): boolean => (by.get(accused) ?? 0) * gut(accused) > mean * 1.2 * leaning.bar;
  if (ruleOf(role).bots?.day === 'provokes') return take(it.offers, 'second');
  // A pack that always seconds is known by it: it does so as if it knew nothing.
  const seconds = isEvil(known, it.seat)
    ? !isEvil(known, accused) && suspects(said)
    : isWolf(known, accused) || suspects(p);
  return seconds ? take(it.offers, 'second') : null;
}

/** Votes for the lynching, or not. */
export function vote(it: Thought): Action | null {
  return take(it.offers, wantsDead(it) ? 'aye' : 'nay');
}

function wantsDead(it: Thought): boolean {
  const { view, known, p, said, mean, gut, role, own, random, temper, leaning } = it;
  const accused = view.accused;
  if (accused === null || accused === own.lover) return false;
  if (ruleOf(role).bots?.day === 'provokes') return random.chance(0.4);
  const named = view.said.some(
    (one) =>
      one.kind === 'report' && one.wolf && one.who === accused && (findersSaid(view, known).get(one.by) ?? 0) > 0.5,
  );
  const suspects = (by: Thought['p']): boolean => (by.get(accused) ?? 0) * gut(accused) > mean * 1.05 * leaning.bar;
  if (isEvil(known, it.seat)) {
    if (temper.leads && isPack(role)) return named || leading(it, accused);
    // It votes as if it knew nothing, even on a friend: others remember whom a hand has saved.
    return named || suspects(said);
  }
  return named || isWolf(known, accused) || suspects(p);
}

/** How much more suspicious than the others a player must look for a leading pack to vote against them. */
const PLAIN_TO_ALL = 1.4;

/**
 * A leading pack keeps its hands clean: it votes for lynching one of its own, and against lynching a villager, whom others
 * will hang anyway. Where one lynching and the night after it are all that is missing, appearances no longer matter.
 */
function leading({ view, known, said, mean, gut }: Thought, accused: Seat): boolean {
  const alive = living(view);
  const pack = alive.filter((seat) => isWolf(known, seat)).length;
  const friend = isEvil(known, accused);
  if (alive.length - 2 <= 2 * pack) return !friend;
  return friend || (said.get(accused) ?? 0) * gut(accused) > mean * PLAIN_TO_ALL;
}

/** The final vote: the most suspicious player. */
export function name(it: Thought): Action | null {
  const { offers, known, p, said, gut, own } = it;
  const offer = offers.find((one) => one.type === 'name');
  if (!offer) return null;
  const evil = isEvil(known, it.seat);
  const seats = targets(offer, 'who').filter((who) => who !== own.lover && !(evil && isEvil(known, who)));
  return take(offers, 'name', { who: it.best(seats, (who) => ((evil ? said : p).get(who) ?? 0) * gut(who)) });
}

/** The last arrow hits the suspected Werewolf, if there is more than a feeling. */
export function shoot(it: Thought): Action | null {
  const { offers, known, p, mean, own } = it;
  const offer = offers.find((one) => one.type === 'shoot');
  if (!offer) return null;
  const top = it.best(
    targets(offer, 'who').filter((who) => who !== own.lover),
    (who) => p.get(who) ?? 0,
  );
  const sure = top !== null && (isWolf(known, top) || (p.get(top) ?? 0) > mean * 1.2);
  return take(offers, 'shoot', { who: sure ? top : null });
}
