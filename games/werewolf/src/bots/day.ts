import type { Action, Seat } from '@masque/core';
import { isEvil, isWolf } from './known.ts';
import { seersSaid } from './trust.ts';
import { best, seatsIn, take, type Thought } from './thought.ts';

/** How much likelier than the others somebody must be before a villager points at it. */
const POINTING = 1.6;
/** How many of a village with nothing but a feeling will point before the others have spoken. */
const HASTE = 4;

/** By day: come out, speak, accuse; or wait and see. */
export function byDay(it: Thought): Action | null {
  return comeOut(it) ?? counterClaim(it) ?? accuse(it) ?? mutter(it) ?? follow(it);
}

/** The Seer speaks when it has found somebody who is still alive, or when few are left and it can clear some. */
function comeOut({ role, own, view, offers, seat }: Thought): Action | null {
  if (role !== 'seer') return null;
  const looks = own.facts.filter((it) => it.kind === 'is_wolf');
  const wolves = looks.flatMap((it) => (it.yes ? (it.seats ?? []) : [])).filter((who) => view.alive[who]);
  const clears = looks.flatMap((it) => (it.yes ? [] : (it.seats ?? []))).filter((who) => view.alive[who]);
  const few = view.alive.filter(Boolean).length <= 6 && clears.length >= 2;
  if (wolves.length === 0 && !few && !claimed(view, seat)) return null;
  const untold = (who: Seat): boolean =>
    !view.said.some((it) => it.by === seat && it.kind === 'report' && it.who === who);
  if (!claimed(view, seat)) return take(offers, 'claim', { role: 'seer' });
  for (const who of wolves.filter(untold)) return take(offers, 'report', { who, verdict: 'wolf' });
  for (const who of clears.filter(untold)) return take(offers, 'report', { who, verdict: 'clear' });
  return null;
}

const claimed = (view: Thought['view'], seat: Seat): boolean =>
  view.said.some((it) => it.by === seat && it.kind === 'claim' && it.role === 'seer');

/** When a Seer has named one of the pack, now and then a Werewolf says that it is the Seer itself. */
function counterClaim({ role, view, offers, seat, random, known }: Thought): Action | null {
  if (role !== 'werewolf') return null;
  const accuser = view.said.find(
    (it) =>
      it.kind === 'report' &&
      it.wolf &&
      it.who !== undefined &&
      isWolf(known, it.who) &&
      view.alive[it.by] &&
      !isEvil(known, it.by),
  );
  if (!accuser) return null;
  if (claimed(view, seat)) {
    const told = view.said.some((it) => it.by === seat && it.kind === 'report' && it.who === accuser.by);
    return told ? null : take(offers, 'report', { who: accuser.by, verdict: 'wolf' });
  }
  const rival = view.said.some((it) => it.kind === 'claim' && it.role === 'seer' && isEvil(known, it.by));
  return !rival && random.chance(0.25) ? take(offers, 'claim', { role: 'seer' }) : null;
}

/** Points at whom it holds for a Werewolf; the wolves' side at somebody whom others might believe it of. */
function accuse(it: Thought): Action | null {
  const { offers, known, p, said, mean, gut, role, view, random, own } = it;
  const offer = offers.find((one) => one.type === 'nominate');
  if (!offer) return null;
  const seats = seatsIn(offer, 'who').filter((who) => who !== own.lover);
  if (role === 'fool')
    return random.chance(0.5)
      ? point(
          it,
          best(seats, (who) => gut(who)),
        )
      : null;
  if (role === 'devil' || role === 'hamster' || role === 'thief') return null;
  if (isEvil(known, it.seat)) {
    const others = seats.filter((who) => !isEvil(known, who));
    return random.chance(0.15)
      ? point(
          it,
          best(others, (who) => said.get(who)! * gut(who)),
        )
      : null;
  }
  const top = best(seats, (who) => (p.get(who) ?? 0) * gut(who));
  if (top === null) return null;
  // The longer the day goes on without an accusation, the less it takes: a village that only talks is eaten.
  const patience = view.night === 0 ? 1.1 : 1;
  if (isWolf(known, top)) return point(it, top);
  // Nobody likes to be the first: those who know something get time to speak.
  const dares = random.chance(Math.min(1, HASTE / view.alive.filter(Boolean).length));
  return dares && (p.get(top) ?? 0) * gut(top) > POINTING * mean * patience ? point(it, top) : null;
}

const point = ({ offers }: Thought, who: Seat | null): Action | null =>
  who === null ? null : take(offers, 'nominate', { who });

/** Says whom it does not like. The Sorceress does so when she has found the Seer, in the hope that the pack is listening. */
function mutter({ role, own, p, gut, offers, view, seat, random }: Thought): Action | null {
  if (view.said.some((it) => it.by === seat && it.day === view.day)) return null;
  const found = own.facts
    .flatMap((it) => (it.kind === 'is_seer' && it.yes ? (it.seats ?? []) : []))
    .find((who) => view.alive[who]);
  if (role === 'sorceress' && found !== undefined) return take(offers, 'suspect', { who: found });
  const offer = offers.find((it) => it.type === 'suspect');
  return offer && random.chance(0.15)
    ? take(offers, 'suspect', { who: best(seatsIn(offer, 'who'), (who) => (p.get(who) ?? 0) * gut(who)) })
    : null;
}

/** Goes to bed when others want to and there is nothing to say. */
const follow = ({ offers, view }: Thought): Action | null => (view.sleepy.length > 0 ? take(offers, 'sleep') : null);

/** Is it worth a trial? */
export function second(it: Thought): Action | null {
  const { view, known, p, mean, gut, role, own } = it;
  const accused = view.accused;
  if (accused === null || accused === own.lover) return null;
  if (role === 'fool') return take(it.offers, 'second');
  if (isEvil(known, it.seat)) return isEvil(known, accused) ? null : take(it.offers, 'second');
  return isWolf(known, accused) || (p.get(accused) ?? 0) * gut(accused) > mean * 1.2 ? take(it.offers, 'second') : null;
}

/** A hand raised, or not. */
export function vote(it: Thought): Action | null {
  return take(it.offers, wantsDead(it) ? 'aye' : 'nay');
}

function wantsDead(it: Thought): boolean {
  const { view, known, p, said, mean, gut, role, own, random } = it;
  const accused = view.accused;
  if (accused === null || accused === own.lover) return false;
  if (role === 'fool') return random.chance(0.4);
  const named = view.said.some(
    (one) =>
      one.kind === 'report' && one.wolf && one.who === accused && (seersSaid(view, known).get(one.by) ?? 0) > 0.5,
  );
  if (isEvil(known, it.seat)) {
    // Who cannot be saved is given up: a hand against a lost friend is worth something tomorrow.
    const lost = named || (said.get(accused) ?? 0) > mean * 1.5;
    // Against anybody else it votes as one would who knows nothing: whoever is quicker with the rope is remembered.
    return lost || (said.get(accused) ?? 0) * gut(accused) > mean * (isEvil(known, accused) ? 1.4 : 1.05);
  }
  if (named || isWolf(known, accused)) return true;
  return (p.get(accused) ?? 0) * gut(accused) > mean * 1.05;
}

/** The vote on all: whom one holds for the worst. */
export function name(it: Thought): Action | null {
  const { offers, known, p, said, gut, own } = it;
  const offer = offers.find((one) => one.type === 'name');
  if (!offer) return null;
  const evil = isEvil(known, it.seat);
  const seats = seatsIn(offer, 'who').filter((who) => who !== own.lover && !(evil && isEvil(known, who)));
  return take(offers, 'name', { who: best(seats, (who) => ((evil ? said : p).get(who) ?? 0) * gut(who)) });
}

/** The Hunter takes along whom it holds for a Werewolf, if it has more than a feeling. */
export function shoot(it: Thought): Action | null {
  const { offers, known, p, mean, own } = it;
  const offer = offers.find((one) => one.type === 'shoot');
  if (!offer) return null;
  const top = best(
    seatsIn(offer, 'who').filter((who) => who !== own.lover),
    (who) => p.get(who) ?? 0,
  );
  const sure = top !== null && (isWolf(known, top) || (p.get(top) ?? 0) > mean * 1.2);
  return take(offers, 'shoot', { who: sure ? top : null });
}
