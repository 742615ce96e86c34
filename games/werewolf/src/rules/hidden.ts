import { declassify, replace, type Seat, type Seats, type Secret } from '@masque/core';
import { holders as holdersOf } from '@masque/mechanics';
import { isHexable, isPack, ruleOf, type Role, type Rule } from '../roles/index.ts';
import type { Own, State } from '../state.ts';
import { dead, isLiving, living } from './village.ts';

/** What only rules may do: look under the cards. */
export const roleOf = (state: State, seat: Seat): Role => declassify(state.cards[seat]!);

export const cardRule = (state: State, seat: Seat): Rule => ruleOf(roleOf(state, seat));

export const ownOf = (state: State, seat: Seat): Own => declassify(state.own[seat]!);

/** Those who hold a card, dead or alive. */
export const holders = (state: State, role: Role): Seat[] => holdersOf(state.cards, (it) => it === role);

/** Those whose card something is true of, dead or alive. */
export const holding = (state: State, is: (rule: Rule) => unknown): Seat[] =>
  holdersOf(state.cards, (role) => Boolean(is(ruleOf(role))));

/** The living whose card something is true of. */
export const livingWith = (state: State, is: (rule: Rule) => unknown): Seat[] =>
  holding(state, is).filter((seat) => isLiving(state, seat));

/** The same, without those who were shown the X tonight. */
export const awake = (state: State, is: (rule: Rule) => unknown): Seat[] =>
  livingWith(state, is).filter((seat) => !ownOf(state, seat).hexed);

/** The living Werewolves. */
export const packIn = (state: State): Seat[] => living(state).filter((seat) => isPack(roleOf(state, seat)));

/** Changes what one seat has. */
export const withOwn = (state: State, seat: Seat, change: Partial<Own>): State => ({
  ...state,
  own: state.own.with(seat, replace(state.own[seat]!, { ...ownOf(state, seat), ...change })),
});

/** Changes what every seat has. */
export const withOwns = (state: State, change: (own: Own, seat: Seat) => Own): State => ({
  ...state,
  own: state.own.map((it, seat): Secret<Own> => replace(it, change(declassify(it), seat))),
});

/** For these seats, and for the dead where they see everything. */
export const audience = (state: State, seats: readonly Seat[]): Seats =>
  state.options.ghostView === 'all' ? [...seats, ...dead(state)] : seats;

/** On which side a seat stands: its card's, or the one it was given. */
export function sideOf(state: State, seat: Seat): 'good' | 'evil' | 'solo' | 'none' {
  const { side } = cardRule(state, seat).card;
  return side === 'sworn' ? (ownOf(state, seat).side ?? 'good') : side;
}

/** Can its night be taken from it? Where its card has nothing to do, there is none to lose. */
export const hexable = (state: State, seat: Seat): boolean => isHexable(roleOf(state, seat), state.options);
