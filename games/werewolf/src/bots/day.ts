import type { Action, Seat } from '@masque/core';
import { targets } from '@masque/mechanics';
import { ruleOf } from '../roles/index.ts';
import { isEvil, isWolf } from './known.ts';
import { comeOut, counterClaim, mutter } from './speak.ts';
import { take, type Thought } from './thought.ts';

/** How much more likely than the others a player must be a Werewolf before a villager accuses them. */
const POINTING = 1.6;
/** How many villagers with nothing but a feeling accuse before the others have spoken. */
const HASTE = 4;

/** How often a player on the wolves' side accuses somebody as if they knew nothing; a leading pack, whose hands say less, does more. */
const POINTS_AWAY = { plain: 0.15, leading: 0.2 };

/** A player wants to sleep only if nobody is this much more suspicious than the others; and how often they then do. */
const SUSPICIOUS = 1.6;
const YAWN = 0.04;

/** By day: reveal its card, speak, accuse, or wait and see. */
export function byDay(it: Thought): Action | null {
  return together(it) ?? comeOut(it) ?? counterClaim(it) ?? accuse(it) ?? mutter(it) ?? follow(it);
}

/** Accuses the player it believes to be a Werewolf; the wolves' side accuses somebody whom others might suspect. */
function accuse(it: Thought): Action | null {
  const { offers, known, p, said, mean, gut, role, view, own, leaning, temper, feelsLike } = it;
  const offer = offers.find((one) => one.type === 'nominate');
  if (!offer) return null;
  const seats = targets(offer, 'who').filter((who) => who !== own.lover);
  const { day } = ruleOf(role).bots ?? {};
  if (day === 'provokes')
    return feelsLike('provoke', 0.5)
      ? suspect(
          it,
          it.best(seats, (who) => gut(who)),
        )
      : null;
  if (day === 'quiet') return null;
  if (isEvil(known, it.seat)) {
    const others = seats.filter((who) => !isEvil(known, who));
    return feelsLike('point', POINTS_AWAY[temper.leads ? 'leading' : 'plain'] * leaning.haste)
      ? suspect(
          it,
          it.best(others, (who) => said.get(who)! * gut(who)),
        )
      : null;
  }
  const top = it.best(seats, (who) => (p.get(who) ?? 0) * gut(who));
  if (top === null) return null;
  // The longer the day lasts without an accusation, the less it takes: a village that only talks gets eaten.
  const patience = view.night === 0 ? 1.1 : 1;
  if (isWolf(known, top)) return point(it, top);
  // Nobody wants to be first: this gives those who know something time to speak.
  const dares = feelsLike('point', (leaning.haste * HASTE) / view.alive.filter(Boolean).length);
  return dares && (p.get(top) ?? 0) * gut(top) > POINTING * leaning.bar * mean * patience ? suspect(it, top) : null;
}

/** Accuses somebody on a feeling alone; before anybody has spoken, it only says whom it suspects. */
const suspect = (it: Thought, who: Seat | null): Action | null =>
  it.heard || who === null ? point(it, who) : take(it.offers, 'suspect', { who });

const point = ({ offers }: Thought, who: Seat | null): Action | null =>
  who === null ? null : take(offers, 'nominate', { who });

/** The living people; none if only bots play. */
const livingPeople = ({ people = [], view }: Thought): readonly Seat[] => people.filter((seat) => view.alive[seat]);

/** If every person wants to sleep, bots do not keep the village awake; if one of them does not, bots get up again. */
export function together(it: Thought): Action | null {
  const people = livingPeople(it);
  if (people.length === 0 || it.view.late) return null;
  return take(it.offers, people.every((seat) => it.view.sleepy.includes(seat)) ? 'sleep' : 'wake');
}

/**
 * Goes to bed once it is late, and before that only where no people are left: the wolves' side whenever somebody wants to,
 * for a day without a lynching suits it, and therefore a villager never because others do. Gets up again when something
 * said since then makes somebody suspicious.
 */
function follow(it: Thought): Action | null {
  const { view, seat, offers, known } = it;
  // Nobody has had anything to say for a while, and nobody sits the day out in silence.
  if (view.late) return view.sleepy.includes(seat) ? null : take(offers, 'sleep');
  if (livingPeople(it).length > 0) return null;
  if (view.sleepy.includes(seat)) return isCalm(it) || isEvil(known, seat) ? null : take(offers, 'wake');
  return (view.sleepy.length > 0 && isEvil(known, seat)) || yawns(it) ? take(offers, 'sleep') : null;
}

/**
 * Is it the first to want to sleep? With an even number of players a village loses nothing by a day without a lynching;
 * players who suspect somebody do not want this.
 */
const yawns = (it: Thought): boolean =>
  !it.heard && it.view.alive.filter(Boolean).length % 2 === 0 && isCalm(it) && it.random.chance(YAWN);

/** Does it suspect nobody more than the others? */
const isCalm = ({ p, mean }: Thought): boolean => [...p.values()].every((one) => one <= SUSPICIOUS * mean);
