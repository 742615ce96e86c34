import { declassify, replace, type Seat, type Seats, type Secret } from '@masque/core';
import { holders as holdersOf } from '@masque/mechanics';
import { isHexable, isPack, ruleOf, type Role, type CardRule } from '../roles/index.ts';
import type { OwnKnowledge, State } from '../state.ts';
import { dead, isLiving, living } from './village.ts';

/** For rules only: the role under a card. */
export const roleOf = (state: State, seat: Seat): Role => declassify(state.cards[seat]!);

export const cardRule = (state: State, seat: Seat): CardRule => ruleOf(roleOf(state, seat));

export const ownOf = (state: State, seat: Seat): OwnKnowledge => declassify(state.own[seat]!);

/** Everybody who holds a card, dead or alive. */
export const holders = (state: State, role: Role): Seat[] => holdersOf(state.cards, (it) => it === role);

/** Everybody whose card satisfies a condition, dead or alive. */
export const holding = (state: State, is: (rule: CardRule) => unknown): Seat[] =>
  holdersOf(state.cards, (role) => Boolean(is(ruleOf(role))));

/** Living players whose card satisfies a condition. */
export const livingWith = (state: State, is: (rule: CardRule) => unknown): Seat[] =>
  holding(state, is).filter((seat) => isLiving(state, seat));

/** The same, without those who were hexed tonight (shown the X). */
export const awake = (state: State, is: (rule: CardRule) => unknown): Seat[] =>
  livingWith(state, is).filter((seat) => !ownOf(state, seat).hexed);

/** The living Werewolves. */
export const packIn = (state: State): Seat[] => living(state).filter((seat) => isPack(roleOf(state, seat)));

/** Changes a seat's own data. */
export const withOwn = (state: State, seat: Seat, change: Partial<OwnKnowledge>): State => ({
  ...state,
  own: state.own.with(seat, replace(state.own[seat]!, { ...ownOf(state, seat), ...change })),
});

/** Changes every seat's own data. */
export const withOwns = (state: State, change: (own: OwnKnowledge, seat: Seat) => OwnKnowledge): State => ({
  ...state,
  own: state.own.map((it, seat): Secret<OwnKnowledge> => replace(it, change(declassify(it), seat))),
});

/** These seats, and the dead if they see everything. */
export const audience = (state: State, seats: readonly Seat[]): Seats =>
  state.options.ghostView === 'all' ? [...seats, ...dead(state)] : seats;

/** The side of a seat: its card's, or the one it was given. */
export function sideOf(state: State, seat: Seat): 'good' | 'evil' | 'solo' | 'none' {
  const { side } = cardRule(state, seat).card;
  return side === 'sworn' ? (ownOf(state, seat).side ?? 'good') : side;
}

/** Can this seat lose its night to a hex? If its card has nothing to do, there is nothing to lose. */
export const hexable = (state: State, seat: Seat): boolean => isHexable(roleOf(state, seat), state.options);
