import type { Action, Bot } from '@masque/core';
import { claimOf, type TurnAction } from '../actions.ts';
import { roleIn } from '../rules/windows.ts';
import type { State } from '../state.ts';
import { ownCards } from './belief.ts';
import { chooseCards, offerOf, take, targets, type CoupMind } from './common.ts';

/** An honest beginner: claims only what it holds, blocks only with what it holds, challenges now and then. */
export const easy: Bot<State> = {
  decide: (mind) => answer(mind) ?? chooseCards(mind) ?? act(mind),
};

function answer(mind: CoupMind): Action | null {
  const { view, seat, random } = mind;
  const own = ownCards(view, seat);
  const allow = offerOf(mind, 'allow');
  if (!allow) return null;
  const honest = mind.offers.find((it) => it.type === 'block' && own.includes(roleOf(it)));
  if (honest) return take(honest, { as: roleOf(honest) });
  const challenge = offerOf(mind, 'challenge');
  return challenge && random.chance(0.05) ? take(challenge) : take(allow);
}

/** The character named by a block offer. */
export function roleOf(offer: { params: { [name: string]: unknown } }): ReturnType<typeof roleIn> {
  const domain = offer.params['as'] as { of: readonly string[] };
  return domain.of[0] as ReturnType<typeof roleIn>;
}

function act(mind: CoupMind): Action {
  const { view, seat, random } = mind;
  const own = ownCards(view, seat);
  const coup = offerOf(mind, 'coup');
  if (coup) return take(coup, { target: random.pick(targets(coup)) });
  const honest = mind.offers.filter((offer) => {
    if (offer.type === 'embezzle') return !own.includes('duke');
    if (offer.type.startsWith('convert')) return false;
    const claim = claimOf(offer.type as TurnAction, view.options.inquisitor);
    return claim === undefined || own.includes(claim);
  });
  const chosen = random.pick(honest.length > 0 ? honest : mind.offers);
  const aimed = targets(chosen);
  return take(chosen, aimed.length > 0 ? { target: random.pick(aimed) } : {});
}
