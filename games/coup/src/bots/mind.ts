import { isHidden, type Action, type Mind, type Offer, type Random, type Seat, type View } from '@masque/core';
import { actionOf, cards, turnActions, type Character, type TableAction, type TurnAction } from '../cards/index.ts';
import type { State } from '../state.ts';

export type CoupMind = Mind<State>;
export type Seen = View<State>;

export const offerOf = (mind: CoupMind, type: string): Offer | undefined => mind.offers.find((it) => it.type === type);

/** Takes an offer with these parameters. */
export const take = ({ type, window }: Offer, params: Action['params'] = {}): Action => ({ type, window, params });

/** Takes an offer, aimed at somebody if it has to be. */
export const aim = (offer: Offer, target: Seat | undefined): Action =>
  take(offer, target === undefined ? {} : { target });

/** The seats an offer may be aimed at. */
export function targets(offer: Offer): Seat[] {
  const domain = offer.params['target'];
  return domain?.kind === 'seat' ? (domain.of as Seat[]) : [];
}

/** The character named by an offer to block. */
export const blocksAs = (offer: Offer): Character => (offer.params['as'] as { of: readonly Character[] }).of[0]!;

/** The rule of an offer of one's turn; `undefined`: it is another offer. */
export const ruleOf = (view: Seen, { type }: Offer): TableAction | undefined =>
  (turnActions as readonly string[]).includes(type) ? actionOf(view.options, type as TurnAction) : undefined;

/** The cards a seat knows of its own. */
export const ownCards = (view: Seen, seat: Seat): Character[] =>
  view.hands[seat]!.flatMap((card) => (isHidden(card) ? [] : [card]));

/** Is what an action says of one's cards true? */
export const isHonest = ({ claim, denies }: TableAction, own: readonly Character[]): boolean =>
  (claim === undefined || own.includes(claim)) && (denies === undefined || !own.includes(denies));

/** Of those that score best one by chance, so that no seat is ever preferred; `undefined` of none. */
export function bestOf<T>(random: Random, from: readonly T[], score: (it: T) => number): T | undefined {
  const scores = from.map(score);
  const best = from.filter((_, i) => scores[i] === Math.max(...scores));
  return best.length > 0 ? random.pick(best) : undefined;
}

/** One by chance, each as likely as its weight says; `undefined` if nothing weighs anything. */
export function weighted<T extends { readonly weight: number }>(random: Random, from: readonly T[]): T | undefined {
  let drawn = (random.below(10_000) / 10_000) * from.reduce((sum, it) => sum + it.weight, 0);
  return from.find((it) => it.weight > 0 && (drawn -= it.weight) < 0);
}

/** The strongest of some seats: most influence, then most coins. */
export const strongestOf = ({ view, random }: CoupMind, seats: readonly Seat[]): Seat | undefined =>
  bestOf(random, seats, (seat) => view.hands[seat]!.length * 1000 + view.coins[seat]!);

/** What a card is worth to keep: more while somebody could pay for what it stops. */
export function valueOf(view: Seen, me: Seat, card: Character): number {
  const { blocks = [], worth, threatened = worth } = cards[card];
  const dearest = Math.max(...view.coins.map((coins, seat) => (seat === me ? 0 : coins)));
  return blocks.some((action) => dearest >= (actionOf(view.options, action)?.cost ?? 0)) ? threatened : worth;
}
