import { offersFor, isOpen, open, seatsOf, type Session } from '@masque/core';
import { compare } from '@masque/testkit';
import { courtOf } from '../characters.ts';
import { codeOf, phaseNames, type Expectation } from './format.ts';
import { eventsOf, stateOf } from './operate.ts';

type Check = (session: Session, expected: unknown) => unknown;

const sorted = (codes: readonly string[]): string[] => [...codes].sort();
const sets = (hands: unknown): unknown => (hands as string[][]).map(sorted);

/** How each thing that a scenario may expect is read off a session. */
const readers: Readonly<Record<string, Check>> = {
  phase: (session) => phaseNames[stateOf(session).next],
  turn: (session) => stateOf(session).turn,
  coins: (session) => stateOf(session).coins,
  court: (session) => stateOf(session).deck.length,
  deck: (session) => stateOf(session).deck.map((card) => codeOf(open(card))),
  reserve: (session) => stateOf(session).reserve,
  factions: (session) => stateOf(session).allegiance?.map((it) => (it === 'loyalist' ? 'L' : 'R')) ?? null,
  hands: (session) => stateOf(session).hands.map((hand) => sorted(hand.map((card) => codeOf(open(card))))),
  lost: (session) => stateOf(session).lost.map((cards) => sorted(cards.map(codeOf))),
  alive: (session) => seatsOf(stateOf(session).hands.length).filter((seat) => stateOf(session).hands[seat]!.length > 0),
  winner: (session) => session.outcome?.winners[0] ?? null,
  winners: (session) => session.outcome?.winners ?? null,
  copies: (session) => {
    const { hands, deck, lost, options } = stateOf(session);
    const cards = [...hands.flat(), ...deck].length + lost.flat().length;
    return Number.isInteger(cards / courtOf(options.inquisitor).length) ? cards : 'uneven';
  },
  eligible: (session) => seatsOf(stateOf(session).hands.length).filter((seat) => offersFor(session, seat).some(isOpen)),
  legal: (session) =>
    sorted(
      offersFor(session, stateOf(session).turn)
        .filter(isOpen)
        .map((it) => it.type),
    ),
  targets: (session, expected) =>
    Object.fromEntries(
      Object.keys(expected as object).map((action) => {
        const offer = offersFor(session, stateOf(session).turn).find((it) => it.type === action && isOpen(it));
        return [action, (offer?.params['target'] as { of?: number[] } | undefined)?.of ?? []];
      }),
    ),
};

/** Readings that are compared as sets. */
const unordered: Readonly<Record<string, (expected: unknown) => unknown>> = {
  hands: sets,
  lost: sets,
  legal: (expected) => sorted(expected as string[]),
  eligible: (expected) => [...(expected as number[])].sort((a, b) => a - b),
};

/** What is not as expected, a line each. What the scenario does not name is not looked at. */
export function check(session: Session, expected: Expectation): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    if (name === 'events') return events(session, value as unknown[][]);
    const read = readers[name];
    if (!read) return [`${name}: a scenario cannot ask for that; it may for ${Object.keys(readers).join(', ')}`];
    return compare(name, unordered[name]?.(value) ?? value, read(session, value));
  });
}

/** Expected events must be among those that happened; further figures of an entry do not count. */
function events(session: Session, expected: unknown[][]): string[] {
  const happened = eventsOf(session);
  return expected
    .filter((event) => !happened.some((it) => event.every((part, i) => JSON.stringify(it[i]) === JSON.stringify(part))))
    .map((event) => `events: ${JSON.stringify(event)} did not happen`);
}
