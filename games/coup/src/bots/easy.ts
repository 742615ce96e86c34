import type { Action, Bot } from '@masque/core';
import { offerOf, take, targets } from '@masque/mechanics';
import type { CoupActions, State } from '../state.ts';
import { chooseCards } from './choices.ts';
import { aim, blocksAs, blocksIn, isHonest, ownCards, ruleOf, type CoupMind } from './mind.ts';

/** An honest beginner: claims and blocks only with characters that it holds, challenges occasionally. */
export const easy: Bot<State, CoupActions> = {
  decide: (observation) => answer(observation) ?? chooseCards(observation) ?? act(observation),
};

/** Probability that it challenges a claim. */
const DOUBT = 0.05;

function answer(mind: CoupMind): Action | null {
  const { view, seat, random } = mind;
  const own = ownCards(view, seat);
  const allow = offerOf(mind, 'allow');
  if (!allow) return null;
  const honest = blocksIn(mind).find((it) => own.includes(blocksAs(it)));
  if (honest) return take(honest, { as: blocksAs(honest) });
  const challenge = offerOf(mind, 'challenge');
  return challenge && random.chance(DOUBT) ? take(challenge) : take(allow);
}

function act(mind: CoupMind): Action {
  const { view, seat, random } = mind;
  const own = ownCards(view, seat);
  const honest = mind.offers.filter((offer) => isHonest(ruleOf(view, offer)!, own));
  const chosen = offerOf(mind, 'coup') ?? random.pick(honest.length > 0 ? honest : mind.offers);
  const aimed = targets(chosen);
  return aim(chosen, aimed.length > 0 ? random.pick(aimed) : undefined);
}
