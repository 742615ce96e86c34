import type { Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { factsIn } from '@masque/mechanics';
import { lookOf, type Role } from '../roles/index.ts';
import type { Fact, State } from '../state.ts';
import { learn } from './facts.ts';
import { awake, hexable, holders, ownOf, roleOf } from './hidden.ts';
import { tonight, worksIn, type Wave } from './hours.ts';
import { deedOf } from './resolve.ts';

/** The player who watches a card sees what it did in the wave that has ended. */
export const watching = (state: State, wave: Wave, step: Step): State =>
  watches(state)
    .filter(({ role }) => worksIn(wave, role, state.options))
    .reduce((next, { seat, role }) => tellWatch(next, seat, role, step), state);

/** At dawn, reports on a watched card that had no hour of its own tonight. */
export const leftover = (state: State, step: Step): State =>
  watches(state)
    .filter(({ role }) => !tonight(state).some((wave) => worksIn(wave, role, state.options)))
    .reduce((next, { seat, role }) => tellWatch(next, seat, role, step), state);

/** Who watches which card tonight. */
const watches = (state: State): { seat: Seat; role: Role }[] =>
  awake(state, ({ task }) => task?.form === 'watch').flatMap((seat) => {
    const role = deedOf(state, seat, roleOf(state, seat))?.role;
    return role ? [{ seat, role }] : [];
  });

/** Reports who held the card, what it did and what it was told. A player who was watched learns by whom. */
function tellWatch(state: State, watcher: Seat, role: Role, step: Step): State {
  const watched = holders(state, role).filter((seat) => state.alive[seat]);
  if (watched.length === 0) return learn(state, watcher, { kind: 'watched', role, came: 'nobody', seats: [] }, step);
  return watched.reduce((next, seat) => {
    const hexed = hexable(next, seat) && ownOf(next, seat).hexed;
    const deed = deedOf(next, seat, role);
    const targets = [deed?.who, deed?.second].filter((it) => typeof it === 'number');
    const came = hexed ? 'X' : 'acted';
    const seen = { kind: 'watched', role, seats: [seat], came, targets, ...answerTo(next, seat) } as const;
    return learn(learn(next, watcher, seen, step), seat, { kind: 'watched_by', seats: [watcher] }, step);
  }, state);
}

/** What a seat's card was told tonight: whom the answers named, and in which form. */
function answerTo(state: State, seat: Seat): Pick<Fact, 'answer' | 'told'> {
  const facts = factsIn(state.books, seat).filter(
    ({ night, kind }) =>
      night === state.night && (kind === 'dying' || kind === 'will_die' || lookOf(kind) !== undefined),
  );
  const answer = facts.flatMap((it) => (it.yes === false ? [] : (it.seats ?? [])));
  const yes = facts.find((it) => it.yes !== undefined)?.yes;
  if (yes !== undefined) return { answer, told: yes ? 'yes' : 'no' };
  return facts.length === 0 ? { answer } : { answer, told: answer.length > 0 ? 'seats' : 'nobody' };
}
