import type { Action, Bot } from '@masque/core';
import { offerOf, take, targets } from '@masque/mechanics';
import type { CoupActions, State } from '../state.ts';
import { chooseCards } from './choices.ts';
import { aim, blocksAs, blocksIn, isHonest, ownCards, ruleOf, type CoupObservation } from './observation.ts';

/** An honest beginner: claims and blocks only with characters that it holds, challenges occasionally. */
export const easy: Bot<State, CoupActions> = {
  decide: (observation) => answer(observation) ?? chooseCards(observation) ?? act(observation),
};

/** Probability that it challenges a claim. */
const DOUBT = 0.05;

function answer(observation: CoupObservation): Action | null {
  const { view, seat, random } = observation;
  const own = ownCards(view, seat);
  const allow = offerOf(observation, 'allow');
  if (!allow) return null;
  const honest = blocksIn(observation).find((it) => own.includes(blocksAs(it)));
  if (honest) return take(honest, { as: blocksAs(honest) });
  const challenge = offerOf(observation, 'challenge');
  return challenge && random.chance(DOUBT) ? take(challenge) : take(allow);
}

function act(observation: CoupObservation): Action {
  const { view, seat, random } = observation;
  const own = ownCards(view, seat);
  const honest = observation.offers.filter((offer) => isHonest(ruleOf(view, offer)!, own));
  const chosen = offerOf(observation, 'coup') ?? random.pick(honest.length > 0 ? honest : observation.offers);
  const aimed = targets(chosen);
  return aim(chosen, aimed.length > 0 ? random.pick(aimed) : undefined);
}
