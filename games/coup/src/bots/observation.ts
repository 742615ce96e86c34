import { isHidden, type Action, type BotObservation, type KnownOffer, type Offer, type Seat } from '@masque/core';
import { best, take, valuesOf } from '@masque/mechanics';
import { actionOf, cards, turnActions, type Character, type TableAction, type TurnAction } from '../cards/index.ts';
import type { CoupActions, State, Seen } from '../state.ts';

export type CoupObservation = BotObservation<State, CoupActions>;

/** Takes an offer, with a target if it needs one. */
export const aim = (offer: Offer, target: Seat | undefined): Action =>
  take(offer, target === undefined ? {} : { target });

/** The offers to block, each with a different character. */
export const blocksIn = ({ offers }: CoupObservation): BlockOffer[] => offers.filter((it) => it.type === 'block');

/** The character named by an offer to block. */
export const blocksAs = (offer: BlockOffer): Character => valuesOf(offer, 'as')[0]!;
type BlockOffer = Extract<KnownOffer<CoupActions>, { readonly type: 'block' }>;

const isTurn = (type: string): type is TurnAction => turnActions.some((it) => it === type);

/** The rule of an action of the turn; `undefined` for other offers. */
export const ruleOf = (view: Seen, { type }: Offer): TableAction | undefined =>
  isTurn(type) ? actionOf(view.options, type) : undefined;

/** The seat's own cards. */
export const ownCards = (view: Seen, seat: Seat): Character[] =>
  view.hands[seat]!.flatMap((card) => (isHidden(card) ? [] : [card]));

/** Does the player hold what the action claims? */
export const isHonest = ({ claim, denies }: TableAction, own: readonly Character[]): boolean =>
  (claim === undefined || own.includes(claim)) && (denies === undefined || !own.includes(denies));

/** The strongest of these seats: most influence, then most coins. */
export const strongestOf = ({ view, random }: CoupObservation, seats: readonly Seat[]): Seat | undefined =>
  best(seats, (seat) => view.hands[seat]!.length * 1000 + view.coins[seat]!, random);

/** Value of keeping a card: higher while somebody can afford what it blocks. */
export function valueOf(view: Seen, me: Seat, card: Character): number {
  const { blocks = [], worth, threatened = worth } = cards[card];
  const dearest = Math.max(...view.coins.map((coins, seat) => (seat === me ? 0 : coins)));
  return blocks.some((action) => dearest >= (actionOf(view.options, action)?.cost ?? 0)) ? threatened : worth;
}

/** Factor on how readily this player lies or challenges. */
export const nerve = ({ temperament }: CoupObservation): number =>
  temperament === 'bold' ? BOLD : temperament === 'careful' ? 1 / BOLD : 1;

const BOLD = 1.7;

/** Factor on how often talkative players react to what does not concern them. */
export const meddling = ({ temperament }: CoupObservation): number => (temperament === 'talkative' ? MEDDLES : 1);

const MEDDLES = 4;
