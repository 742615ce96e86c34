import { open, replace, secret, seatsOf, type Audience, type Seat, type Secret } from '@masque/core';
import { cards, type Role } from '../roles.ts';
import type { Fact, Own, State } from '../state.ts';
import { dead, isLiving } from '../village.ts';

/** What only rules may do: look under the cards. */
export const roleOf = (state: State, seat: Seat): Role => open(state.cards[seat]!);

export const ownOf = (state: State, seat: Seat): Own => open(state.own[seat]!);

/** Those who hold a card, dead or alive. */
export const holders = (state: State, role: Role): Seat[] =>
  seatsOf(state.cards.length).filter((seat) => roleOf(state, seat) === role);

export const livingHolders = (state: State, role: Role): Seat[] =>
  holders(state, role).filter((seat) => isLiving(state, seat));

/** The living holder of a card, unless it was shown the X tonight. */
export const free = (state: State, role: Role): Seat | undefined =>
  livingHolders(state, role).find((seat) => !ownOf(state, seat).hexed);

/** Changes what one seat has. */
export const withOwn = (state: State, seat: Seat, change: Partial<Own>): State => ({
  ...state,
  own: state.own.with(seat, replace(state.own[seat]!, { ...ownOf(state, seat), ...change })),
});

/** Changes what every seat has. */
export const withOwns = (state: State, change: (own: Own, seat: Seat) => Own): State => ({
  ...state,
  own: state.own.map((it, seat): Secret<Own> => replace(it, change(open(it), seat))),
});

/** For these seats, and for the dead where they see everything. */
export const audience = (state: State, seats: readonly Seat[]): Audience =>
  state.options.ghostView === 'all' ? [...seats, ...dead(state)] : seats;

/** A secret of these seats. */
export const hide = <T>(state: State, value: T, seats: readonly Seat[]): Secret<T> =>
  secret(value, audience(state, seats));

/** On which side a seat stands: its card's, or the one it was given. */
export function sideOf(state: State, seat: Seat): 'good' | 'evil' | 'solo' | 'none' {
  const { side } = cards[roleOf(state, seat)];
  return side === 'sworn' ? (ownOf(state, seat).side ?? 'good') : side;
}

/** Can the Warlock take its night from it? A Gravedigger that may watch nobody has none to lose. */
export const hexable = (state: State, seat: Seat): boolean => {
  const role = roleOf(state, seat);
  if (role === 'werewolf') return state.options.hexWolves;
  return cards[role].hexable === true && (role !== 'gravedigger' || state.options.gravedigger !== 'off');
};

export type NewFact = Omit<Fact, 'night'>;
