import {
  audienceOf,
  conceal,
  declassify,
  replace,
  seatsOf,
  sees,
  SPECTATOR,
  type Random,
  type Seat,
  type Secret,
  type Viewer,
} from '@masque/core';
import type { Choice, NightDeed, Fact, OwnKnowledge, State } from './state.ts';

/**
 * The same village with two players swapped: everything hidden about one is exchanged with the other, and everybody's
 * hidden facts and deeds name the other one. Nothing that `viewer` sees or has learned changes. Answers to an open
 * question stay with those who gave them: who has answered is the same in both.
 */
export function twin(state: State, viewer: Viewer, random: Random): State | null {
  const hidden = (it: Secret<unknown>): boolean =>
    !(audienceOf(it) === 'all' || (viewer !== SPECTATOR && sees(it, viewer)));
  const known = seatsKnownTo(state, hidden);
  const free = seatsOf(state.cards.length).filter(
    (seat) => seat !== viewer && !known.has(seat) && hidden(state.cards[seat]!) && hidden(state.own[seat]!),
  );
  const [a, b] = random.shuffle(free);
  if (a === undefined || b === undefined) return null;
  const as = (seat: Seat): Seat => (seat === a ? b : seat === b ? a : seat);
  const swap = <T>(list: readonly T[]): readonly T[] => list.map((_, i) => list[as(i)]!);
  /** A hidden secret of another seat, with the names swapped; what the viewer sees stays as it is. */
  const retell = <T>(it: Secret<T>, tell: (value: T) => T): Secret<T> => {
    if (!hidden(it)) return it;
    const to = audienceOf(it);
    return conceal(replace(it, tell(declassify(it))), to === 'all' ? to : to.map(as));
  };
  return {
    ...state,
    cards: swap(state.cards).map((it) => retell(it, (role) => role)),
    own: swap(state.own).map((it) => retell(it, (own) => ownOf(own, as))),
    books: swap(state.books).map((it) => retell(it, (facts) => facts.map((fact) => factOf(fact, as)))),
  };
}

/** Seats about which the viewer has learned something: nothing about them may change. */
function seatsKnownTo(state: State, hidden: (it: Secret<unknown>) => boolean): Set<Seat> {
  const known = <T>(secrets: readonly Secret<T>[]): T[] =>
    secrets.filter((it) => !hidden(it)).map((it) => declassify(it));
  const facts = known(state.books).flat();
  return new Set([
    ...facts.flatMap((it) => [...(it.seats ?? []), ...(it.targets ?? []), ...(it.answer ?? [])]),
    ...known(state.own).flatMap(({ shown, lover }) => [...shown, ...(lover === null ? [] : [lover])]),
  ]);
}

type Rename = (seat: Seat) => Seat;
const maybe = (seat: Seat | null, as: Rename): Seat | null => (seat === null ? null : as(seat));
const each = (seats: readonly Seat[], as: Rename): Seat[] => seats.map(as).sort((x, y) => x - y);

const choiceOf = <T extends Choice>(it: T, as: Rename): T => ({
  ...it,
  who: maybe(it.who, as),
  ...(it.second !== undefined && { second: maybe(it.second, as) }),
  ...(it.about && { about: each(it.about, as) }),
});

const factOf = (it: Fact, as: Rename): Fact => ({
  ...it,
  ...(it.seats && { seats: each(it.seats, as) }),
  ...(it.targets && { targets: each(it.targets, as) }),
  ...(it.answer && { answer: each(it.answer, as) }),
});

const ownOf = (it: OwnKnowledge, as: Rename): OwnKnowledge => ({
  ...it,
  deeds: it.deeds.map((deed): NightDeed => choiceOf(deed, as)),
  lover: maybe(it.lover, as),
  last: it.last.map((one) => (typeof one === 'number' ? as(one) : one)),
  shown: each(it.shown, as),
});
