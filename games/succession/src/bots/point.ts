import type { Action, Seat } from '@masque/core';
import { offerOf, take, valuesOf } from '@masque/mechanics';
import { isHushed, rumourIn } from './mood.ts';
import { isOpenTo, type Thought } from './thought.ts';

/** How often a player who is sure of an enemy's card forces them to show it publicly, while the Heir is only guessed. */
const UNMASKS = 0.7;
/** How much more likely a guess is the player whom the table whispers about. Players with a grudge do not listen. */
const WHISPERED = 40;
/** Above this, a suspicion is worth more than a proven enemy. */
const SUSPECTED = 0.8;

/** How often a player keeps to what the table does when it lets a tribunal pass. */
const KEEPS = 0.9;

/**
 * Where the table lets a tribunal pass, it points at somebody whose card everybody knows: if all kept their fingers down,
 * a single finger would decide. Players with a grudge do not join in.
 */
function passes({ observation: { view, random } }: Thought, targets: readonly Seat[]): Seat | undefined {
  const shown = targets.filter((seat) => isOpenTo(view, seat));
  return shown.length > 0 && isHushed(view) && random.chance(KEEPS) ? rumourIn(view, shown) : undefined;
}

/**
 * Points at a player who may be the other Heir and is not publicly known yet, never at somebody more likely to be its own.
 * At first this is a guess, and an identified enemy is a safer choice because then everybody learns what the player
 * knows. With every tribunal, knowledge counts more.
 */
export function point(thought: Thought): Action | null {
  const { observation, belief, skill, leaning } = thought;
  const it = offerOf(observation, 'point');
  if (!it) return null;
  const { random, view } = observation;
  const all = valuesOf(it, 'target');
  const targets = all.filter(
    (seat) => !isOpenTo(view, seat) && belief.ally(seat) < 0.9 && belief.allyHeir(seat) <= belief.enemyHeir(seat),
  );
  const sore = targets.some((seat) => leaning.spite(seat) > 1);
  const known = sore ? undefined : passes(thought, all);
  if (known !== undefined) return take(it, { target: known });
  if (targets.length === 0) return take(it, { target: null });
  if (random.chance(skill.errs)) return take(it, { target: random.pick(targets) });
  const seenThrough = targets.filter((seat) => belief.known(seat) !== undefined && belief.enemyHeir(seat) === 0);
  const suspected = Math.max(...targets.map((seat) => belief.enemyHeir(seat)));
  if (seenThrough.length > 0 && suspected < SUSPECTED && !sore && random.chance(UNMASKS))
    return take(it, { target: random.pick(seenThrough) });
  const whispered = rumourIn(view, targets);
  const weights = targets.map(
    (seat) =>
      leaning.spite(seat) *
      (seat === whispered && !sore ? WHISPERED : 1) *
      (belief.enemyHeir(seat) + 0.01) ** (view.court.tribunals / 4),
  );
  let left = (random.below(1e6) / 1e6) * weights.reduce((sum, weight) => sum + weight, 0);
  return take(it, { target: targets.find((_, i) => (left -= weights[i]!) < 0) ?? targets.at(-1)! });
}
