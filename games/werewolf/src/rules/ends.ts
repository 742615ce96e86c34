import { reveal, seatsOf, type Outcome, type Seat, type Step } from '@masque/core';
import type { State } from '../state.ts';
import { isLiving, living } from '../village.ts';
import { livingHolders, ownOf, roleOf, sideOf } from './hidden.ts';

/** How a game can end. */
export type End = 'fool' | 'village' | 'wolves' | 'draw';

/** A Fool has what it wanted. */
export const foolLynched = (state: State): boolean =>
  state.deaths.some((it) => it.cause === 'lynched' && roleOf(state, it.seat) === 'fool');

/** The end that has been reached, looked for in the rulebook's order; `null`: the game goes on. */
export function endOf(state: State): End | null {
  if (foolLynched(state)) return 'fool';
  const wolves = livingHolders(state, 'werewolf').length;
  if (wolves === 0) return 'village';
  const on = (side: string): number => living(state).filter((seat) => sideOf(state, seat) === side).length;
  const [many, others] =
    state.options.parity === 'all' ? [wolves, living(state).length - wolves] : [on('evil'), on('good')];
  return many >= others ? 'wolves' : null;
}

/** Does a living Were-Hamster take this end from its winners? At a draw there is nothing to take: it wins with others. */
const usurps = ({ options }: State, end: End): boolean =>
  end === 'village' || end === 'wolves' || (end === 'fool' && options.hamsterUsurpsFool);

/** Who wins at an end: a side with its dead, or a lone card; and those who only had to live to see it. */
export function winnersOf(state: State, end: End): Seat[] {
  const lives = (seat: Seat): boolean => isLiving(state, seat);
  const hamster = livingHolders(state, 'hamster');
  const main = (seat: Seat): boolean => {
    switch (end) {
      case 'fool':
        return roleOf(state, seat) === 'fool';
      case 'village':
        return sideOf(state, seat) === 'good';
      case 'wolves':
        return sideOf(state, seat) === 'evil';
      case 'draw':
        return hamster.includes(seat);
    }
  };
  const taken = hamster.length > 0 && usurps(state, end);
  return seatsOf(state.cards.length).filter((seat) => {
    const role = roleOf(state, seat);
    if (role === 'devil') return false;
    const { lover } = ownOf(state, seat);
    if (lover !== null && lives(seat) && lives(lover)) return true;
    if (role === 'thief') return lives(seat);
    return taken ? hamster.includes(seat) : main(seat);
  });
}

/** Ends the game if an end has been reached. */
export function endIfOver(state: State, step: Step): State {
  const end = endOf(state);
  return end === null ? state : finish(state, end, step);
}

/** All is told: cards, loves and what every night was made of. */
export function finish(state: State, end: End, step: Step): State {
  const winners = winnersOf(state, end);
  const usurped = usurps(state, end) && livingHolders(state, 'hamster').length > 0;
  const how = usurped ? 'end.hamster' : `end.${end}`;
  const outcome: Outcome = { winners, reason: how, side: usurped ? 'hamster' : end };
  step.end(outcome);
  step.log({ kind: how, args: { winners: { list: winners.map((seat) => ({ seat })) } }, learn: true, data: end });
  return {
    ...state,
    next: 'over',
    question: null,
    ballot: null,
    set: reveal(state.set, 'all'),
    cards: state.cards.map((it) => reveal(it, 'all')),
    own: state.own.map((it) => reveal(it, 'all')),
  };
}
