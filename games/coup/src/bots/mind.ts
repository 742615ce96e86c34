import {
  isHidden,
  type Action,
  type BotObservation,
  type KnownOffer,
  type Offer,
  type Seat,
  type View,
} from '@masque/core';
import { best, take, valuesOf } from '@masque/mechanics';
import { actionOf, cards, turnActions, type Character, type TableAction, type TurnAction } from '../cards/index.ts';
import type { CoupActions, State } from '../state.ts';

export type CoupMind = BotObservation<State, CoupActions>;
export type Seen = View<State>;

/** Takes an offer, aimed at somebody if it has to be. */
export const aim = (offer: Offer, target: Seat | undefined): Action =>
  take(offer, target === undefined ? {} : { target });

/** The offers to block, each as another character. */
export const blocksIn = ({ offers }: CoupMind): Block[] => offers.filter((it) => it.type === 'block');

/** The character named by an offer to block. */
export const blocksAs = (offer: Block): Character => valuesOf(offer, 'as')[0]!;
type Block = Extract<KnownOffer<CoupActions>, { readonly type: 'block' }>;

const isTurn = (type: string): type is TurnAction => turnActions.some((it) => it === type);

/** The rule of an offer of one's turn; `undefined`: it is another offer. */
export const ruleOf = (view: Seen, { type }: Offer): TableAction | undefined =>
  isTurn(type) ? actionOf(view.options, type) : undefined;

/** The cards a seat knows of its own. */
export const ownCards = (view: Seen, seat: Seat): Character[] =>
  view.hands[seat]!.flatMap((card) => (isHidden(card) ? [] : [card]));

/** Is what an action says of one's cards true? */
export const isHonest = ({ claim, denies }: TableAction, own: readonly Character[]): boolean =>
  (claim === undefined || own.includes(claim)) && (denies === undefined || !own.includes(denies));

/** The strongest of some seats: most influence, then most coins. */
export const strongestOf = ({ view, random }: CoupMind, seats: readonly Seat[]): Seat | undefined =>
  best(seats, (seat) => view.hands[seat]!.length * 1000 + view.coins[seat]!, random);

/** What a card is worth to keep: more while somebody could pay for what it stops. */
export function valueOf(view: Seen, me: Seat, card: Character): number {
  const { blocks = [], worth, threatened = worth } = cards[card];
  const dearest = Math.max(...view.coins.map((coins, seat) => (seat === me ? 0 : coins)));
  return blocks.some((action) => dearest >= (actionOf(view.options, action)?.cost ?? 0)) ? threatened : worth;
}

/** How much more or less readily somebody lies or doubts than others do. */
export const nerve = ({ temperament }: CoupMind): number =>
  temperament === 'bold' ? BOLD : temperament === 'careful' ? 1 / BOLD : 1;

const BOLD = 1.7;

/** How much more often than others the talkative put in a word where it is nothing to them. */
export const meddling = ({ temperament }: CoupMind): number => (temperament === 'talkative' ? MEDDLES : 1);

const MEDDLES = 4;
