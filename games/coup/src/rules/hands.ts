import { NOBODY, declassify, replace, reveal, seatsOf, type Random, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { draw, shuffleInto, type Card } from '@masque/mechanics';
import type { Character } from '../cards/index.ts';
import type { Reputation, State } from '../state.ts';

/** Who sees the cards of a hand: its owner and, at some tables, players who are out. */
export const readersOf = (state: State, seat: Seat): Seat[] => [seat, ...ghosts(state)];

const ghosts = (state: State): Seat[] =>
  state.options.ghostView ? seatsOf(state.hands.length).filter((seat) => state.hands[seat]!.length === 0) : [];

/** The place of a card with this character in a hand, or -1. */
export const placeOf = (state: State, seat: Seat, character: Character): number =>
  state.hands[seat]!.findIndex((card) => declassify(card) === character);

export const withHand = (state: State, seat: Seat, hand: readonly Card<Character>[]): State => ({
  ...state,
  hands: state.hands.with(seat, hand),
});

/** Draws `n` cards from the Court deck for a seat, which learns them. */
export function drawFor(state: State, seat: Seat, n: number, step: Step): [drawn: Card<Character>[], state: State] {
  const readers = readersOf(state, seat);
  const [top, deck] = draw(state.deck, n, NOBODY);
  const drawn = top.map((card) => {
    const args = { who: { seat }, card: { msg: nameOf(declassify(card)) } };
    return step.reveal(card, readers, { kind: 'drew', to: readers, args });
  });
  return [drawn, { ...state, deck }];
}

/** Puts cards back into the Court deck and shuffles it, so that nobody knows where they are. */
export const putBack = (state: State, cards: readonly Card<Character>[], random: Random): State => ({
  ...state,
  deck: shuffleInto(state.deck, cards, random),
});

export const gain = (state: State, seat: Seat, coins: number): State => ({
  ...state,
  coins: state.coins.with(seat, state.coins[seat]! + coins),
});

/** A card from a hand is shuffled into the deck, and a new one is drawn. It may be the same again. */
export function exchangeCard(state: State, seat: Seat, place: number, step: Step): State {
  const hand = state.hands[seat]!;
  const back = putBack(withHand(state, seat, hand.toSpliced(place, 1)), [hand[place]!], step.random);
  const [drawn, next] = drawFor(back, seat, 1, step);
  return noteReputation(withHand(next, seat, [...next.hands[seat]!, ...drawn]), seat, { denied: [] });
}

/** Turns a card of a hand face up permanently. */
export function turnUp(state: State, seat: Seat, place: number, step: Step): State {
  const hand = state.hands[seat]!;
  const character = declassify(hand[place]!);
  step.log({ kind: 'lost', args: { who: { seat }, card: { msg: nameOf(character) } }, learn: true, data: character });
  const next = withHand(state, seat, hand.toSpliced(place, 1));
  return { ...next, lost: next.lost.with(seat, [...next.lost[seat]!, character]) };
}

/** Shows all hands to players who are out, if the table plays that way. */
export function letGhostsLook(state: State, step: Step): State {
  const readers = ghosts(state);
  if (readers.length === 0) return state;
  step.log({ kind: 'ghostView', to: readers, learn: true });
  return { ...state, hands: state.hands.map((hand) => hand.map((card) => reveal(card, readers))) };
}

export const noteReputation = (state: State, seat: Seat, change: Partial<Reputation>): State => ({
  ...state,
  records: state.records.with(seat, { ...state.records[seat]!, ...change }),
});

/** Records that a seat claimed a character and, for the summary at the end, whether that was a lie. */
export function noteClaim(state: State, seat: Seat, character: Character): State {
  const record = state.records[seat]!;
  const lied = placeOf(state, seat, character) < 0;
  const lies = declassify(record.lies);
  return noteReputation(state, seat, {
    claims: { ...record.claims, [character]: (record.claims[character] ?? 0) + 1 },
    lies: lied ? replace(record.lies, { ...lies, [character]: (lies[character] ?? 0) + 1 }) : record.lies,
  });
}

export const nameOf = (character: Character): string => `character.${character}`;
