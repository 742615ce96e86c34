import type { Action, Bot, Seat } from '@masque/core';
import { offerOf, take } from '@masque/mechanics';
import { actionOf, type Character } from '../cards/index.ts';
import type { CoupActions, State } from '../state.ts';
import { living } from '../rules/legal.ts';
import { believes, credit, lacks } from './belief.ts';
import { chooseCards } from './choices.ts';
import { blocksAs, blocksIn, meddling, nerve, ownCards, type CoupObservation } from './observation.ts';
import { act } from './turn.ts';
import { actOfTwo, answerOfTwo } from './two.ts';

/** Plays like a good player: bluffs occasionally, challenges few claims, attacks the strongest. */
export const normal: Bot<State, CoupActions> = {
  tempered: true,
  decide: (observation) =>
    answerOfTwo(observation) ??
    answer(observation) ??
    chooseCards(observation) ??
    actOfTwo(observation) ??
    act(observation),
};

function answer(observation: CoupObservation): Action | null {
  const allow = offerOf(observation, 'allow');
  if (!allow) return null;
  const challenge = offerOf(observation, 'challenge');
  if (challenge && isDoomed(observation) && truth(observation) < LAST_STAND) return take(challenge);
  const block = chooseBlock(observation);
  if (block) return block;
  if (!challenge) return take(allow);
  const likely = truth(observation);
  const doubts =
    likely < doubt(observation) * Math.sqrt(nerve(observation)) ||
    observation.random.chance(hunch(observation, likely));
  return take(doubts ? challenge : allow);
}

/** A player who is out otherwise challenges a claim that is less likely than this, and blocks with a lie if it is likelier. */
const LAST_STAND = 0.5;

/** Does an action strike this player's last card, and no card of theirs block it? Then a lie costs nothing. */
function isDoomed({ view: { announced, blocked, hands, options }, seat }: CoupObservation): boolean {
  if (!announced || blocked || announced.target !== seat || hands[seat]!.length > 1) return false;
  const { does, blockers } = actionOf(options, announced.action);
  return does.strikes === true && !hands[seat]!.some((it) => blockers.includes(it as Character));
}

/** How often talkative players challenge a claim that is probably true. */
const HUNCH = 0.2;

/** Probability of challenging a claim that is true with this probability, although it is probably true. */
const hunch = ({ view, temperament }: CoupObservation, likely: number): number =>
  temperament === 'talkative' ? (HUNCH * (1 - likely)) / living(view).length : 0;

/** Probability that the current claim is true. */
function truth({ view, seat }: CoupObservation): number {
  const { announced, blocked } = view;
  if (blocked) return believes(view, seat, blocked.by, blocked.as);
  const { claim, denies } = actionOf(view.options, announced!.action);
  return claim ? believes(view, seat, announced!.by, claim) : lacks(view, seat, announced!.by, denies!);
}

/** The claim is challenged if it is less likely than this. */
function doubt({ view, seat }: CoupObservation): number {
  const { announced, blocked, hands, options } = view;
  const { does, blockers } = actionOf(options, announced!.action);
  const mine = announced!.target === seat && !blocked;
  const last = hands[seat]!.length === 1;
  if (last && mine && does.strikes) return ownCards(view, seat).some((it) => blockers.includes(it)) ? 0 : 0.55;
  if (last) return 0.15;
  const duel = hands.filter((hand) => hand.length > 0).length === 2;
  return (mine || announced!.by === seat || duel ? 0.52 : 0.28) - (blocked ? 0.05 : 0);
}

/** Always blocks with a real card, and bluffs a block if much is at stake. */
function chooseBlock(observation: CoupObservation): Action | null {
  const { view, seat, random } = observation;
  const offers = blocksIn(observation);
  if (offers.length === 0) return null;
  const own = ownCards(view, seat);
  const honest = offers.find((it) => own.includes(blocksAs(it)));
  if (honest) return take(honest, { as: blocksAs(honest) });
  const believable = offers.filter((it) => !view.records[seat]!.denied.includes(blocksAs(it)));
  if (believable.length === 0) return null;
  const chosen = random.pick(believable);
  const as = blocksAs(chosen);
  const often = isDoomed(observation) ? 1 : lies(observation, seat) * nerve(observation) * credit(view, seat, as);
  return random.chance(often) ? take(chosen, { as }) : null;
}

/** How often it blocks without holding the card. */
function lies(observation: CoupObservation, seat: Seat): number {
  const { view } = observation;
  const { does } = actionOf(view.options, view.announced!.action);
  if (does.strikes) return 0.2;
  return view.announced!.target === seat ? 0.14 : 0.08 * meddling(observation);
}
