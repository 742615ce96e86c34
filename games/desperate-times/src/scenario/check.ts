import { compare, compareParts } from '@masque/testkit';
import { entriesOf, isOpen, offersFor, open, tableFor, type Entry, type Seat, type Session } from '@masque/core';
import { anonymousOf } from '../places.ts';
import { counted, scores } from '../rules/score.ts';
import type { Contest } from '../state.ts';
import type { Supporter } from '../supporters.ts';
import { codeOf, writeStack, type Expected } from './format.ts';
import { stateOf } from './operate.ts';

/** What of an expectation is not so. */
export const check = (session: Session, expected: Expected): string[] =>
  Object.entries(expected).flatMap(([what, value]) => {
    if (what === 'events') return missing(session, value as readonly (readonly unknown[])[]);
    if (what === 'legal') return compare(what, sorted(value), sorted(legal(session)));
    const fact = facts[what];
    if (!fact) return [`the scenario expects "${what}", which means nothing here`];
    return what === 'scores' || what === 'counts'
      ? compareParts(what, value, fact(session))
      : compare(what, value, fact(session));
  });

const facts: Readonly<Record<string, (session: Session) => unknown>> = {
  phase: phaseOf,
  round: (session) => stateOf(session).round,
  speaker: (session) => stateOf(session).speaker,
  active: (session) => stateOf(session).turn,
  supply: (session) => stateOf(session).supply,
  removed: (session) => stateOf(session).lost,
  lost: (session) => stateOf(session).lost,
  discard: (session) => stateOf(session).discard.map(codeOf),
  hands: (session) => stateOf(session).hands.map((hand) => hand.map((card) => codeOf(open(card)))),
  areas: (session) =>
    stateOf(session).areas.map((row) => row.slots.map((it) => writeStack(open(it.card), it.up, it.bribes))),
  sids: (session) => stateOf(session).areas.map((row) => row.slots.map((it) => it.id)),
  levy: (session) => stateOf(session).waiting.seats,
  ready: (session) => [...(stateOf(session).selection?.ready ?? [])].sort((a, b) => a - b),
  winners: (session) => session.outcome?.winners,
  totals: (session) => scores(counted(stateOf(session))).map((it) => it.total),
  scores: (session) => scores(counted(stateOf(session))),
  counts: (session) => {
    const state = stateOf(session);
    const hand = state.hands.map((it) => it.length);
    const placed = state.areas.map((row) => row.slots.length);
    return {
      deck: [...hand, ...placed, state.discard.length].reduce((sum, n) => sum + n, 0),
      hand,
      anon: state.areas.map((_, seat) => anonymousOf(state, seat).length),
      discard: state.discard.length,
      supply: state.supply,
    };
  },
};

function phaseOf(session: Session): string {
  if (session.outcome) return 'DONE';
  const phase = String(session.chart.value);
  return { selecting: 'SELECT', endorsing: 'ENDORSE', office: 'LOBBY' }[phase] ?? 'ABILITY';
}

/** What the seat whose Endorsement it is may do, in the words of operations. */
function legal(session: Session): unknown[] {
  const offers = offersFor(session, stateOf(session).turn).filter((it) => isOpen(it) && !it.optional);
  return offers.flatMap(({ type, params }): unknown[] => {
    const slots = params['slot'];
    return slots && 'of' in slots ? slots.of.map((slot) => [type, slot]) : [[type]];
  });
}

const sorted = (list: unknown): string[] => (list as unknown[]).map((it) => JSON.stringify(it)).sort();

/** What a seat sees of the Supporters: read from the table that it is sent. */
export const seen = (session: Session, seat: Seat): string[][] =>
  tableFor(session, seat).seats.map(({ cards = [] }) =>
    cards.map(({ state, face, counters = [] }) => writeStack(face?.id ?? null, state === 'up', counters[0]?.n ?? 0)),
  );

function missing(session: Session, events: readonly (readonly unknown[])[]): string[] {
  const happened = entriesOf(session.log).flatMap(eventOf);
  return events
    .filter((event) => !happened.some((it) => sameEvent(event, it)))
    .map((event) => `events: ${JSON.stringify(event)} has not happened, but ${JSON.stringify(happened)}`);
}

const sameEvent = (event: readonly unknown[], happened: readonly unknown[]): boolean =>
  event[0] === happened[0] && event.length <= happened.length && event.every((part, i) => part === happened[i]);

/** A log entry in the words of scenarios. */
function eventOf({ kind, args = {}, data }: Entry): unknown[][] {
  const who = (args['who'] as { seat: Seat } | undefined)?.seat;
  const { actor, supporter } = (data ?? {}) as { actor?: Supporter; supporter?: Supporter };
  switch (kind) {
    case 'contest.newcomer':
    case 'contest.incumbent':
    case 'contest.both_down': {
      const it = data as Contest;
      return [
        [
          'contest',
          codeOf(it.supporter),
          it.newcomer.seat,
          it.incumbent.seat,
          it.newcomer.bribes,
          it.incumbent.bribes,
          it.result,
        ],
      ];
    }
    case 'fizzles':
      return [['ability', codeOf(actor!), who, 'fizzle']];
    case 'uses':
      return [['ability', codeOf(actor!), who]];
    case 'reveals':
    case 'exposes':
      return [[kind === 'reveals' ? 'reveal' : 'expose', who, args['slot'], codeOf(supporter!)]];
    case 'bribes':
      return [['bribe', who, args['slot']]];
    case 'passes':
      return [['pass', who]];
    case 'away':
      return [
        ['timeout', who],
        ['away', who],
      ];
    default:
      return [[kind, ...(who === undefined ? [] : [who]), ...('slot' in args ? [args['slot']] : [])]];
  }
}
