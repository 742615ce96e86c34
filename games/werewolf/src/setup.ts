import { replace, secret, type Setup } from '@masque/core';
import { dealRoles, notebooks } from '@masque/mechanics';
import type { Options } from './options.ts';
import { setFor } from './set/check.ts';
import { cardsOf } from './set/set.ts';
import type { OwnKnowledge, State } from './state.ts';

/** What a seat has at the start. */
export const nothing: OwnKnowledge = {
  deeds: [],
  side: null,
  lover: null,
  heal: true,
  poison: true,
  last: [],
  hexed: false,
  channel: false,
  shown: [],
  salt: 0,
};

const SALTS = 0x10000000;

/** One card each. */
export function setup({ seats, options, random }: Setup<Options>): State {
  const set = setFor(options, seats) ?? {};
  const dealt = village(options, dealRoles(cardsOf(set), random), secret(set, options.mystery ? [] : 'all'));
  return { ...dealt, own: dealt.own.map((own) => replace(own, { ...nothing, salt: random.below(SALTS) })) };
}

/** A village with these cards, before anybody has looked. */
export const village = (options: Options, cards: State['cards'], set: State['set']): State => ({
  // In a mystery nothing may remain public, including the options that the set was made from.
  options: options.mystery ? { ...options, set: 'recommended', roles: {}, code: '' } : options,
  set,
  cards,
  own: cards.map((_, seat) => secret(nothing, [seat])),
  books: notebooks(cards.length),
  alive: cards.map(() => true),
  gone: [],
  deaths: [],
  day: 0,
  night: 0,
  wave: 0,
  ripe: false,
  question: null,
  talk: 0,
  since: 0,
  trials: 0,
  limit: null,
  tried: [],
  nominated: cards.map(() => 0),
  sleepy: [],
  late: false,
  accused: null,
  by: null,
  seconder: null,
  ballot: null,
  history: [],
  said: [],
  quiet: 0,
  blood: false,
  shooter: null,
  shots: [],
  fallen: [],
  next: 'ident',
  then: 'day',
});
