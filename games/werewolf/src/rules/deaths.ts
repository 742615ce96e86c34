import { declassify, reveal, type MessageArg, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { rolesWith } from '../roles/index.ts';
import type { DeathCause, PhaseName, State } from '../state.ts';
import { endIfOver, happilyLynched } from './ends.ts';
import { cardRule, ownOf, roleOf } from './hidden.ts';
import { darkOf, publicly } from './hours.ts';
import { pose } from './question.ts';
import { dead, isLiving } from './village.ts';

/** Players die at the same time. Their cards are revealed if the table plays that way. */
export function die(state: State, seats: readonly Seat[], cause: DeathCause, step: Step): State {
  const { options, day, night } = state;
  const dying = seats.filter((seat) => isLiving(state, seat));
  const after: State = {
    ...state,
    alive: state.alive.map((lives, seat) => lives && !dying.includes(seat)),
    cards: options.reveal
      ? state.cards.map((card, seat) => (dying.includes(seat) ? reveal(card, 'all') : card))
      : state.cards,
    deaths: [...state.deaths, ...dying.map((seat) => ({ seat, day, night, cause }))],
    blood: state.blood || dying.length > 0,
  };
  if (cause === 'night' || dying.length > 0) announce(after, dying, cause, step);
  return options.ghostView === 'all' ? haunt(after, dying, step) : after;
}

function announce(state: State, dying: readonly Seat[], cause: DeathCause, step: Step): void {
  const shown = state.options.reveal;
  const dead = dying.map((seat): MessageArg => {
    const who = { seat };
    const role = { msg: `role.${roleOf(state, seat)}` };
    return { msg: shown ? { key: 'dead.card', args: { who, role } } : { key: 'dead.plain', args: { who } } };
  });
  const kind = cause === 'night' ? (dying.length === 0 ? 'dawn.none' : 'dawn') : (`died.${cause}` as const);
  const data = dying.map((seat) => (shown ? [seat, roleOf(state, seat)] : [seat]));
  // Even a dawn without deaths says something about the choices of the night.
  step.log({ kind, args: { dead: { list: dead }, n: dying.length }, learn: true, data });
}

/** If the dead see everything, these players do so from now on. */
function haunt(state: State, dying: readonly Seat[], step: Step): State {
  if (dying.length === 0) return state;
  step.log({ kind: 'haunt', to: dying, learn: true });
  return {
    ...state,
    set: reveal(state.set, dying),
    cards: state.cards.map((it) => reveal(it, dying)),
    own: state.own.map((it) => reveal(it, dying)),
    books: state.books.map((it) => reveal(it, dying)),
  };
}

/** Players die of what others have died of: everybody looks at their cards before anything else follows. */
export const fall = (state: State, seats: readonly Seat[], cause: DeathCause, step: Step): State => ({
  ...die(state, seats, cause, step),
  fallen: seats,
  question: null,
  next: 'fallen',
});

/** Handles the consequences of deaths one after another: broken hearts, last arrows, the end of the game. */
export function settle(state: State, step: Step): State {
  const heart = broken(state);
  if (heart.length > 0) return fall({ ...state, shooter: null }, heart, 'heart', step);
  const asks = happilyLynched(state).length > 0 ? null : arrow(state);
  if (asks) return asks;
  const over = endIfOver({ ...state, shooter: null, question: null }, step);
  if (over.next === 'over') return over;
  return { ...over, next: over.then === 'day' ? 'morning' : 'evening' };
}

const broken = (state: State): Seat[] =>
  state.alive.flatMap((lives, seat) => {
    const { lover } = ownOf(state, seat);
    return lives && lover !== null && !isLiving(state, lover) ? [seat] : [];
  });

/**
 * The Hunter has one arrow after death. At tables where cards stay closed, all new dead are asked, so that the question
 * does not reveal the Hunter.
 */
function arrow(state: State): State | null {
  const due = dead(state).filter(
    (seat) => !state.shots.includes(seat) && !state.deaths.some((it) => it.seat === seat && it.cause === 'gone'),
  );
  const asked = (next: PhaseName, seats: readonly Seat[], shooter: Seat | null): State => ({
    ...pose(state, seats),
    next,
    shooter,
    shots: [...state.shots, ...(shooter === null ? due : [shooter])],
  });
  const able = due.filter((seat) => !state.gone.includes(seat));
  if (state.options.reveal) {
    // If there are several shooters, they are asked one after another.
    const shooter = able.find((seat) => cardRule(state, seat).shoots);
    return shooter === undefined ? null : asked('shoot', [shooter], shooter);
  }
  const dealt = rolesWith(({ shoots }) => shoots).some(darkOf(publicly(state)).inSet);
  return able.length > 0 && dealt ? asked('arrow', able, null) : null;
}

/** The arrow hits somebody or nobody. */
export function shoot(state: State, shooter: Seat, who: Seat | null, step: Step): State {
  if (who === null || !isLiving(state, who)) return settle(state, step);
  if (state.options.reveal)
    step.log({ kind: 'shot', args: { who: { seat: shooter }, at: { seat: who } }, data: [shooter, who] });
  return fall(state, [who], 'shot', step);
}

/** All last-arrow pages are closed. Only the shooter's answer counts. */
export function lastArrow(state: State, step: Step): State {
  const { asked, answers } = state.question!;
  const place = asked.findIndex((seat) => cardRule(state, seat).shoots);
  const who = place < 0 ? null : (declassify(answers[place]!)?.who ?? null);
  return shoot(state, asked[place] ?? -1, who, step);
}
