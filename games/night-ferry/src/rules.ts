import { declassify, reveal, type Outcome, type Seat } from '@masque/core';
import type { GameMessage, Step } from './messages.ts';
import { answerOf, ask, holders, layOpen, majority, membersOf, nextSeat, tally, them, who } from '@masque/mechanics';
import { sideOf, type Result, type Role, type Side, type State } from './state.ts';

/** Crossings that decide the night. */
const NEEDED = 3;
/** Boats that may be refused before the tide turns. */
export const TIDE = 5;

/** The number of wreckers, by number of players. */
export const wreckersOf = (players: number): number => ({ 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4 })[players]!;

/** How many the boat takes at each crossing, by number of players. */
const boats: { readonly [players: number]: readonly number[] } = {
  5: [2, 3, 2, 3, 3],
  6: [2, 3, 4, 3, 4],
  7: [2, 3, 3, 4, 4],
  8: [3, 4, 4, 5, 5],
  9: [3, 4, 4, 5, 5],
  10: [3, 4, 4, 5, 5],
};

export const CROSSINGS = 5;

/** The public part of the table: the same in the state and in anybody's view. */
export type Public = Pick<State, 'results' | 'refusals'> & { readonly roles: readonly unknown[] };

/** The current crossing, from 0. */
export const crossingOf = ({ results }: Public): number => results.length;

export const boatFor = (players: number, crossing: number): number =>
  boats[players]![Math.min(crossing, CROSSINGS - 1)]!;

/**
 * With seven or more players the boat of the fourth crossing is a stout one: it takes two holes to sink it. With eight
 * or ten, where there are most wreckers, so is that of the fifth.
 */
export const holesToSink = (players: number, crossing: number): number =>
  (players >= 7 && crossing === 3) || (players >= 8 && players % 2 === 0 && crossing === 4) ? 2 : 1;

/** Who may go aboard: everybody at the table, including those who have left, who row. */
export const seats = (table: Public): Seat[] => table.roles.map((_, seat) => seat);

/** A captain names a crew: everybody is asked whether it should sail. */
export function named(state: State, crew: readonly Seat[], step: Step): State {
  step.log({ kind: 'named', args: { captain: who(state.captain), crew: them(crew) }, data: crew });
  return { ...state, crew, votes: ask(seats(state)) };
}

/** The captain has named nobody in time, which counts as a refused boat. */
export function idle(state: State, step: Step): State {
  step.log({ kind: 'idle', args: { captain: who(state.captain) } });
  return refused(state, step);
}

/** Everybody has voted, and the votes are shown. */
export function counted(state: State, step: Step): State {
  const votes = { ...state.votes, answers: state.votes.answers.map((it) => reveal(it, 'all')) };
  const ayes = tally(votes).get('aye') ?? [];
  const { captain, crew, roles } = state;
  step.log({
    kind: isPassed(ayes, roles.length) ? 'passed' : 'refused',
    args: { n: ayes.length, of: roles.length, ayes: them(ayes) },
    data: ayes,
    learn: true,
  });
  return {
    ...state,
    votes,
    trips: [...state.trips, { crossing: crossingOf(state), captain, crew, ayes, holes: null }],
  };
}

/** More than half must be in favour. */
const isPassed = (ayes: readonly Seat[], players: number): boolean => ayes.length >= majority(players);

/** The crew goes aboard, or another captain tries. */
export function castOff(state: State, step: Step): State {
  if (!isPassed(state.trips.at(-1)!.ayes, state.roles.length)) return refused(state, step);
  return { ...state, deeds: ask(state.crew), refusals: 0, next: 'crossing' };
}

/** A boat does not sail. The fifth in a row misses the tide, and the crossing is lost. */
function refused(state: State, step: Step): State {
  const refusals = state.refusals + 1;
  if (refusals < TIDE) return passOn({ ...state, refusals });
  step.log({ kind: 'missed', args: { n: TIDE } });
  return settled({ ...state, refusals: 0 }, 'missed', step);
}

/** The boat arrives, or does not. Only the number of holes is revealed, never who made them. */
export function landed(state: State, step: Step): State {
  const holes = state.crew.filter((seat) => answerOf(state.deeds, seat) === 'bore').length;
  const n = crossingOf(state);
  step.log({
    kind: isSunk(holes, state) ? 'sunk' : 'safe',
    args: { n: n + 1, holes, crew: them(state.crew) },
    data: holes,
    learn: true,
  });
  return { ...state, trips: state.trips.with(-1, { ...state.trips.at(-1)!, holes }) };
}

const isSunk = (holes: number, state: State): boolean => holes >= holesToSink(state.roles.length, crossingOf(state));

/** The crew comes ashore. */
export const ashore = (state: State, step: Step): State =>
  settled(state, isSunk(state.trips.at(-1)!.holes!, state) ? 'sunk' : 'safe', step);

const times = (state: State, ...of: Result[]): number => state.results.filter((it) => of.includes(it)).length;

/** A crossing is decided, and perhaps the night. */
function settled(before: State, result: Result, step: Step): State {
  const state: State = { ...before, results: [...before.results, result] };
  if (times(state, 'sunk', 'missed') >= NEEDED) return end(state, 'wreckers', 'end.sunk', step);
  if (times(state, 'safe') < NEEDED) return passOn(state);
  return state.options.lookout ? { ...state, next: 'knife' } : end(state, 'ferrymen', 'end.safe', step);
}

/** The seal goes to the next captain clockwise who has not left. */
function passOn(state: State): State {
  const { captain, left, roles } = state;
  const next = nextSeat(captain, roles.length, (seat) => left.length === roles.length || !left.includes(seat));
  return { ...state, captain: next, crew: [], next: 'crew' };
}

/** The wreckers are revealed, and one of them may still win the night. */
export function unmasked(state: State, step: Step): State {
  const wreckers = holders(state.roles, (role) => sideOf(role) === 'wreckers');
  step.log({ kind: 'unmasked', args: { who: them(wreckers) }, learn: true });
  return { ...state, roles: state.roles.map((card, seat) => (wreckers.includes(seat) ? reveal(card, 'all') : card)) };
}

/** The Knife has named a player, or nobody in time. */
export function struck(state: State, at: Seat | null, step: Step): State {
  const found = at !== null && roleAt(state, at) === 'lookout';
  if (at === null) step.log({ kind: 'spared' });
  else step.log({ kind: found ? 'found' : 'mistaken', args: { who: who(at) }, learn: true });
  return found ? end(state, 'wreckers', 'end.found', step) : end(state, 'ferrymen', 'end.safe', step);
}

const roleAt = (state: State, seat: Seat): Role => declassify(state.roles[seat]!);

/** Everything is revealed, except for what was done below deck. */
function end(state: State, side: Side, reason: GameMessage, step: Step): State {
  const sides = seats(state).map((seat) => sideOf(roleAt(state, seat)));
  const outcome: Outcome<GameMessage> = { winners: membersOf(sides, side), reason, side, headline: `win.${side}` };
  step.log({ kind: 'roles', args: { wreckers: them(membersOf(sides, 'wreckers')) }, learn: true });
  step.end(outcome);
  return { ...state, roles: layOpen(state.roles), next: 'over' };
}
