import { open, seatsOf, offersFor, isOpen, type Session } from '@masque/core';
import { compare, short } from '@masque/testkit';
import { handOf } from '../rules/hands.ts';
import { letterOf, seatOf, type Expectation } from './format.ts';
import { begins, eventsOf, factsOf } from './events.ts';
import { stateOf } from './operate.ts';

type BySeat = { readonly [letter: string]: unknown };
type Reader = (session: Session, expected: unknown) => unknown;

/** The same thing of each seat that the scenario names. */
const bySeat =
  (read: (session: Session, seat: number) => unknown): Reader =>
  (session, expected) =>
    Object.fromEntries(Object.keys(expected as BySeat).map((letter) => [letter, read(session, seatOf(letter))]));

const strings = (cards: readonly string[]): string[] => [...cards].sort();
const handsAsSets = (expected: unknown): unknown =>
  Object.fromEntries(
    Object.entries(expected as { [seat: string]: string[] }).map(([seat, hand]) => [seat, strings(hand)]),
  );

/** An object on offer still belongs to whoever offers it. */
const luggage = (session: Session, seat: number): string[] => {
  const { offer } = stateOf(session);
  return [...handOf(stateOf(session), seat), ...(offer?.from === seat ? [open(offer.card)] : [])];
};

const readers: Readonly<Record<string, Reader>> = {
  hands: bySeat((session, seat) => strings(luggage(session, seat))),
  counts: bySeat((session, seat) => luggage(session, seat).length),
  prof: bySeat((session, seat) => open(stateOf(session).professions[seat]!.card)),
  up: bySeat((session, seat) => stateOf(session).professions[seat]!.up !== null),
  pile: (session) => stateOf(session).pile.map(open),
  pileTop: (session, expected) =>
    stateOf(session)
      .pile.slice(0, (expected as unknown[]).length)
      .map(open),
  pileCount: (session) => stateOf(session).pile.length,
  pool: (session) => strings(stateOf(session).pool.map(open)),
  phase: (session) => stateOf(session).next,
  active: (session) => letterOf(stateOf(session).active),
  waiting: (session) =>
    seatsOf(session.start.seats)
      .filter((seat) => offersFor(session, seat).some((it) => isOpen(it) && !it.optional))
      .map(letterOf),
  result: (session) => {
    const { outcome } = session;
    return outcome?.side === 'solo' ? ['solo', letterOf(outcome.winners[0]!)] : (outcome?.side ?? null);
  },
};

const tidied: Readonly<Record<string, (expected: unknown) => unknown>> = {
  hands: handsAsSets,
  pool: (expected) => strings(expected as string[]),
  waiting: (expected) => strings(expected as string[]),
};

/** What is not as expected, a line each. What the scenario does not name is not looked at. */
export function check(session: Session, expected: Expectation): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    switch (name) {
      case 'facts':
        return facts(session, value as { [seat: string]: unknown[][] }, true);
      case 'noFacts':
        return facts(session, value as { [seat: string]: unknown[][] }, false);
      case 'public':
        return inOrder(session, value as unknown[][]);
      case 'notPublic':
        return (value as unknown[][]).flatMap((words) =>
          eventsOf(session).some((event) => begins(event, words)) ? [`${short(words)} happened in public`] : [],
        );
      default: {
        const read = readers[name];
        return read
          ? compare(name, tidied[name]?.(value) ?? value, read(session, value))
          : [`${name}: nothing here can check that`];
      }
    }
  });
}

function facts(session: Session, wanted: { [seat: string]: unknown[][] }, known: boolean): string[] {
  return Object.entries(wanted).flatMap(([letter, list]) => {
    const has = factsOf(session, seatOf(letter));
    return list
      .filter((words) => has.some((fact) => begins(fact, words)) !== known)
      .map((words) => `${letter} ${known ? 'does not know' : 'knows'} ${short(words)}; it knows ${short(has)}`);
  });
}

/** Public events in this order; others may lie between. */
function inOrder(session: Session, wanted: unknown[][]): string[] {
  const events = eventsOf(session);
  let from = 0;
  for (const words of wanted) {
    const at = events.findIndex((event, i) => i >= from && begins(event, words));
    if (at < 0) return [`${short(words)} did not happen then; public log: ${short(events, 800)}`];
    from = at + 1;
  }
  return [];
}
