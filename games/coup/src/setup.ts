import { seatsOf, secret, type Random, type Seat, type Setup } from '@masque/core';
import { ask, deal, draw, faceDown, shuffle, type Card } from '@masque/mechanics';
import { CHARACTER, copiesFor, courtOf, type Character } from './cards/index.ts';
import type { Options } from './options.ts';
import type { Reputation, State } from './state.ts';

/** Two cards and two coins each; with two players, the starting one has only one coin. */
export function setup({ seats, options, random, previous }: Setup<Options>): State {
  const court = courtOf(options);
  // The winner of the last game begins; otherwise a random player.
  const turn = previous?.winners.find((seat) => seat < seats) ?? random.below(seats);
  const duel = seats === 2 && options.duelDraft;
  const [hands, deck, sets] = duel ? duelDeal(random, court) : [...commonDeal(random, court, seats), null];
  return {
    ...opening(seats, options, turn),
    hands,
    deck,
    duel: sets && { sets, picks: ask([0, 1]) },
    todo: [duel ? 'pick' : 'action'],
  };
}

/** The state without cards. */
export function opening(seats: number, options: Options, turn: Seat): State {
  return {
    options,
    hands: [],
    lost: seatsOf(seats).map(() => []),
    coins: seatsOf(seats).map((seat) => (seats === 2 && seat === turn ? 1 : 2)),
    deck: [],
    reserve: 0,
    allegiance: options.reformation
      ? seatsOf(seats).map((seat) => (((seat - turn + seats) % seats) % 2 === 0 ? 'loyalist' : 'reformist'))
      : null,
    first: turn,
    turn,
    turns: 1,
    round: 1,
    announced: null,
    blocked: null,
    window: null,
    held: false,
    advance: null,
    trial: null,
    proof: null,
    reveal: null,
    todo: ['action'],
    loser: null,
    drawn: [],
    examined: null,
    duel: null,
    records: seatsOf(seats).map((seat): Reputation => ({ claims: {}, lies: secret({}, [seat]), denied: [] })),
    said: null,
  };
}

const commonDeal = (
  random: Random,
  court: readonly Character[],
  seats: number,
): [Card<Character>[][], Card<Character>[]] => {
  const copies = copiesFor(seats);
  const cards = court.flatMap((it) => Array<Character>(copies).fill(it));
  return deal(shuffle(random, faceDown(cards, CHARACTER)), seats, 2);
};

/** Duel: each player gets a set of five to pick from; from a third set each gets one card, and three form the deck. */
function duelDeal(
  random: Random,
  court: readonly Character[],
): [Card<Character>[][], Card<Character>[], Card<Character>[][]] {
  const [hands, deck] = deal(shuffle(random, faceDown(court, CHARACTER)), 2, 1);
  // Both sets are known to contain one of each: a secret without a kind, which cannot be swapped with anything.
  const sets = [0, 1].map((seat) => court.map((character) => secret(character, [seat])));
  return [hands, draw(deck, 0, [])[1], sets];
}
