import type { Seat, Step } from '@masque/core';
import type { Wave } from '../night.ts';
import type { Role } from '../roles.ts';
import type { State } from '../state.ts';
import { free, hexable, holders, ownOf } from './hidden.ts';
import { learn } from './learn.ts';
import { deedOf } from './resolve.ts';
import { tonight } from './tonight.ts';

/** The Gravedigger sees what the watched card did in the wave that is over. */
export function watching(state: State, wave: Wave, step: Step): State {
  const role = watchedBy(state);
  return role && lastWave(role, wave) ? tellWatch(state, role, step) : state;
}

/** What the Gravedigger has not been told by dawn: the card it watched had no hour of its own tonight. */
export function leftover(state: State, step: Step): State {
  const role = watchedBy(state);
  return role && !tonight(state).some((wave) => lastWave(role, wave)) ? tellWatch(state, role, step) : state;
}

function watchedBy(state: State): Role | null {
  const digger = free(state, 'gravedigger');
  return digger === undefined ? null : (deedOf(state, digger, 'gravedigger')?.role ?? null);
}

/** Who held the card, what it did and what it was told. Whoever was watched notices who it was. */
function tellWatch(state: State, role: Role, step: Step): State {
  const digger = free(state, 'gravedigger')!;
  const watched = holders(state, role).filter((seat) => state.alive[seat]);
  let next =
    watched.length === 0 ? learn(state, digger, { kind: 'watched', role, came: 'nobody', seats: [] }, step) : state;
  for (const seat of watched) {
    const hexed = hexable(state, seat) && ownOf(state, seat).hexed;
    const deed = deedOf(state, seat, role);
    const targets = [deed?.who, deed?.second].filter((it) => typeof it === 'number');
    next = learn(
      next,
      digger,
      { kind: 'watched', role, seats: [seat], came: hexed ? 'X' : 'acted', targets, answer: answerTo(next, seat) },
      step,
    );
    next = learn(next, seat, { kind: 'watched_by', seats: [digger] }, step);
  }
  return next;
}

/** The wave at whose end a watch of this card is over. */
function lastWave(role: Role, wave: Wave): boolean {
  if (role === 'scryer') return wave.id === 'vision' || wave.id === 'call-scryer';
  return wave.roles.includes(role) && wave.form !== 'whisper';
}

/** Whom the answers of tonight named to a seat: found out, attacked, dying. */
const answerTo = (state: State, seat: Seat): Seat[] =>
  ownOf(state, seat)
    .facts.filter((it) => it.night === state.night && ['is_wolf', 'is_seer', 'dying', 'will_die'].includes(it.kind))
    .flatMap((it) => (it.yes === false ? [] : (it.seats ?? [])));
