import type { Action, Seat } from '@masque/core';
import { targets } from '@masque/mechanics';
import { ruleOf } from '../roles/index.ts';
import { isEvil, isWolf } from './known.ts';
import { comeOut, counterClaim, mutter } from './speak.ts';
import { take, type Thought } from './thought.ts';

/** How much likelier than the others somebody must be before a villager points at it. */
const POINTING = 1.6;
/** How many of a village with nothing but a feeling will point before the others have spoken. */
const HASTE = 4;

/** How often one of the wolves' side points at somebody: as one who knows nothing, or so that the rope is busy. */
const POINTS_AWAY = 0.15;
const LEADS = 0.8;

/** How much likelier than the others nobody may be, for one to want to sleep, and how often one then does. */
const SUSPICIOUS = 1.6;
const YAWN = 0.04;

/** By day: come out, speak, accuse; or wait and see. */
export function byDay(it: Thought): Action | null {
  return together(it) ?? comeOut(it) ?? counterClaim(it) ?? accuse(it) ?? mutter(it) ?? follow(it);
}

/** Points at whom it holds for a Werewolf; the wolves' side at somebody whom others might believe it of. */
function accuse(it: Thought): Action | null {
  const { offers, known, p, said, mean, gut, role, view, random, own, temper, leaning } = it;
  const offer = offers.find((one) => one.type === 'nominate');
  if (!offer) return null;
  const seats = targets(offer, 'who').filter((who) => who !== own.lover);
  const { day } = ruleOf(role).bots ?? {};
  if (day === 'provokes')
    return random.chance(0.5)
      ? point(
          it,
          it.best(seats, (who) => gut(who)),
        )
      : null;
  if (day === 'quiet') return null;
  if (isEvil(known, it.seat)) {
    const others = seats.filter((who) => !isEvil(known, who));
    return random.chance(temper.leads ? LEADS : POINTS_AWAY * leaning.haste)
      ? point(
          it,
          it.best(others, (who) => said.get(who)! * gut(who)),
        )
      : null;
  }
  const top = it.best(seats, (who) => (p.get(who) ?? 0) * gut(who));
  if (top === null) return null;
  // The longer the day goes on without an accusation, the less it takes: a village that only talks is eaten.
  const patience = view.night === 0 ? 1.1 : 1;
  if (isWolf(known, top)) return point(it, top);
  // Nobody likes to be the first: those who know something get time to speak.
  const dares = random.chance(Math.min(1, (leaning.haste * HASTE) / view.alive.filter(Boolean).length));
  return dares && (p.get(top) ?? 0) * gut(top) > POINTING * leaning.bar * mean * patience ? point(it, top) : null;
}

const point = ({ offers }: Thought, who: Seat | null): Action | null =>
  who === null ? null : take(offers, 'nominate', { who });

/** The people among the living; none where only bots play. */
const livingPeople = ({ people = [], view }: Thought): readonly Seat[] => people.filter((seat) => view.alive[seat]);

/** Where every person would rather sleep, bots do not keep the village up; where one of them would not, they get up again. */
export function together(it: Thought): Action | null {
  const people = livingPeople(it);
  if (people.length === 0) return null;
  return take(it.offers, people.every((seat) => it.view.sleepy.includes(seat)) ? 'sleep' : 'wake');
}

/**
 * Goes to bed when others want to and there is nothing to say, but never before the people do; and gets up again when
 * something has been said since that leaves somebody suspected.
 */
function follow(it: Thought): Action | null {
  if (livingPeople(it).length > 0) return null;
  const { view, seat, offers, known } = it;
  if (view.sleepy.includes(seat)) return isCalm(it) || isEvil(known, seat) ? null : take(offers, 'wake');
  return (view.sleepy.length > 0 && (isCalm(it) || isEvil(known, seat))) || yawns(it) ? take(offers, 'sleep') : null;
}

/**
 * Is it the first to want to sleep? At an even table a village loses nothing by a day without a lynching; it is not for
 * those who hold somebody for a Werewolf.
 */
const yawns = (it: Thought): boolean =>
  it.view.alive.filter(Boolean).length % 2 === 0 && isCalm(it) && it.random.chance(YAWN);

/** Is there nobody whom it suspects more than the others? */
const isCalm = ({ p, mean }: Thought): boolean => [...p.values()].every((one) => one <= SUSPICIOUS * mean);
