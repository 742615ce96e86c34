import type { Action, Seat } from '@masque/core';
import { offerOf, take, targets, weighted } from '@masque/mechanics';
import { actionOf, type Character } from '../cards/index.ts';
import { living } from '../rules/legal.ts';
import { holds } from './belief.ts';
import { aim, blocksAs, blocksIn, isHonest, nerve, ownCards, ruleOf, type CoupObservation } from './observation.ts';
import type { RacePosition } from './race/layout.ts';
import { bluffAgainst, doubtOfBlock, doubtOfMove, isUnsure, wishFor } from './race/race.ts';

/** Weight of a move that the race does not model. */
const ODD = { truth: 0.15, lie: 0.02 };
/** Factor on lying if more has been claimed than a hand can hold. */
const SPARING = 0.5;
/** Difference in winning probability that makes a challenge e times as likely. */
const HEAT = 0.05;

/** The turn with two players left: each move as often as in the race. `null` if this is not a race. */
export function actOfTwo(observation: CoupObservation): Action | null {
  const { view, seat, random, offers } = observation;
  const position = positionOf(observation, seat);
  if (!position) return null;
  const own = ownCards(view, seat);
  const holding = (['duke', 'captain', 'assassin'] as const).map((it) => own.includes(it));
  const wanted = offers.map((offer) => {
    const rule = ruleOf(view, offer)!;
    const isLie = !isHonest(rule, own);
    const wish = wishFor(position, offer.type, holding) ?? (isLie ? ODD.lie : ODD.truth);
    return { offer, wish: isLie ? wish * readiness(observation, rule.claim!) : wish };
  });
  const { offer } = weighted(wanted, ({ wish }) => wish, random) ?? wanted[0]!;
  return aim(offer, targets(offer)[0]);
}

/** The reaction to an action or a block with two players left. `null` if this is not a race. */
export function answerOfTwo(observation: CoupObservation): Action | null {
  const { view, seat, random } = observation;
  const { announced, blocked } = view;
  const allow = offerOf(observation, 'allow');
  const position = allow && announced && positionOf(observation, announced.by, announced.paid);
  if (!position || !isUnsure(announced.action)) return null;
  const { action, by } = announced;
  const own = ownCards(view, seat);
  const blocks = blocksIn(observation);
  const honest = blocks.find((it) => own.includes(blocksAs(it)));
  const challenge = offerOf(observation, 'challenge');
  const claim = blocked ? blocked.as : actionOf(view.options, action).claim;
  if (challenge && claim) {
    const doubt = blocked ? doubtOfBlock(position, action) : doubtOfMove(position, action, honest !== undefined);
    const lies = doubt.lies(holds(view, seat, blocked ? blocked.by : by, claim));
    const odds =
      (doubt.often / (1 - doubt.often)) * Math.exp(((lies - doubt.usual) * doubt.stake) / HEAT) * nerve(observation);
    if (random.chance(odds / (1 + odds))) return take(challenge);
  }
  if (honest) return take(honest, { as: blocksAs(honest) });
  const tried = blocks.length > 0 ? random.pick(blocks) : undefined;
  if (tried && random.chance(Math.min(1, bluffAgainst(position, action) * readiness(observation, blocksAs(tried)))))
    return take(tried, { as: blocksAs(tried) });
  return take(allow);
}

/** Influence and coins before a player's action; `null` if more than two are left or factions matter. */
function positionOf({ view }: CoupObservation, by: Seat, paid = 0): RacePosition | null {
  const [one, other, more] = living(view);
  if (more !== undefined || one === undefined || other === undefined || view.allegiance) return null;
  const them = by === one ? other : one;
  const of = (seat: Seat) => ({ cards: view.hands[seat]!.length, coins: view.coins[seat]! });
  const [mine, theirs] = [of(by), of(them)];
  return { cards: mine.cards, coins: mine.coins + paid, theirCards: theirs.cards, theirCoins: theirs.coins };
}

/** Factor on lying: 0 about what it was seen not to hold, and lower after many claims. */
function readiness(observation: CoupObservation, claim: Character): number {
  const { view, seat } = observation;
  const { claims, denied } = view.records[seat]!;
  if (denied.includes(claim)) return 0;
  const said = Object.entries(claims).filter(
    ([it, n]) => n > 0 && it !== claim && !view.lost[seat]!.includes(it as Character),
  );
  return nerve(observation) * (said.length >= view.hands[seat]!.length ? SPARING : 1);
}
