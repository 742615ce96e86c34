import { declassify, seatsOf, type Setup } from '@masque/core';
import { ask, deal, emptyRow, faceDown, lay, shuffle } from '@masque/mechanics';
import { supporters } from './cards/index.ts';
import { deckFor } from './rules/supporters.ts';
import { SUPPORTER } from './cards/print.ts';
import type { Options } from './options.ts';
import type { Stack, State } from './state.ts';

/** One Anonymous Supporter for each player, the rest in equal hands; the remaining cards start the discard pile. */
export function setup({ seats, options, random }: Setup<Options>): State {
  const [first, deck] = deal(shuffle(random, faceDown(deckFor(seats), SUPPORTER)), seats, 1);
  const each = Math.floor(deck.length / seats);
  const [hands, rest] = deal(deck, seats, each);
  const speaker = options.firstSpeaker === 'host_picks' ? (options.speaker - 1) % seats : random.below(seats);
  return {
    ...opening(seats, options, speaker),
    rounds: each,
    hands,
    areas: first.map(([card], seat) => lay(emptyRow(seat), (id): Stack => ({ id, card: card!, up: false, bribes: 0 }))),
    discard: rest.map(declassify),
    offices: options.firstSpeaker === 'ask' ? ask<number>(seatsOf(seats), { showReady: true }) : null,
  };
}

/** The state without cards. */
export const opening = (seats: number, options: Options, speaker: number): State => ({
  options,
  round: 1,
  rounds: 0,
  speaker,
  hands: seatsOf(seats).map(() => []),
  areas: seatsOf(seats).map((seat) => emptyRow(seat)),
  discard: [],
  uncontested: options.villagersContest ? [] : supporters.filter((it) => !it.ability).map((it) => it.id),
  supply: options.supply,
  lost: 0,
  offices: null,
  selection: null,
  turn: speaker,
  endorsed: 0,
  ability: null,
  contest: null,
  waiting: { what: 'select', seats: [] },
  timeouts: seatsOf(seats).map(() => 0),
  gone: [],
});
