import { entriesOf, isOpen, declassify, SPECTATOR, tableFor, type Entry, type Seat } from '@masque/core';
import { ascending, compare, equal, partly, type Assertion, type ScenarioPlay } from '@masque/testkit';
import type { FaceId } from '../src/cards/print.ts';
import type { State } from '../src/index.ts';
import { anonymousOf } from '../src/rules/board.ts';
import { counted, scores } from '../src/rules/score.ts';
import type { Contest } from '../src/state.ts';
import { codeOf, writeStack, type Scenario } from './format.ts';

type Expectation = Assertion<ScenarioPlay<State>, Scenario>;

/** Everything that a scenario may expect. */
export const expectations: Readonly<Record<string, Expectation>> = {
  phase: equal(phaseOf),
  round: equal((play) => play.state.round),
  speaker: equal((play) => play.state.speaker),
  active: equal((play) => play.state.turn),
  supply: equal((play) => play.state.supply),
  removed: equal((play) => play.state.lost),
  lost: equal((play) => play.state.lost),
  discard: equal((play) => play.state.discard.map(codeOf)),
  hands: equal((play) => play.state.hands.map((hand) => hand.map((card) => codeOf(declassify(card))))),
  areas: equal((play) =>
    play.state.areas.map((row) => row.slots.map((it) => writeStack(declassify(it.card), it.up, it.bribes))),
  ),
  sids: equal((play) => play.state.areas.map((row) => row.slots.map((it) => it.id))),
  levy: equal((play) => play.state.waiting.seats),
  ready: equal((play) => ascending(play.state.selection?.ready ?? [])),
  winners: equal((play) => play.session.outcome?.winners),
  totals: equal((play) => scores(counted(play.state)).map((it) => it.total)),
  scores: partly((play) => scores(counted(play.state))),
  counts: partly(({ state }) => {
    const hand = state.hands.map((it) => it.length);
    const placed = state.areas.map((row) => row.slots.length);
    return {
      deck: [...hand, ...placed, state.discard.length].reduce((sum, n) => sum + n, 0),
      hand,
      anon: state.areas.map((_, seat) => anonymousOf(state, seat).length),
      discard: state.discard.length,
      supply: state.supply,
    };
  }),
  legal: equal(legalOf, (list: readonly unknown[]) => ascending(list.map((it) => JSON.stringify(it)))),
  events,
};

function phaseOf({ session, phase }: ScenarioPlay<State>): string {
  if (session.outcome) return 'DONE';
  return { selecting: 'SELECT', turn: 'ENDORSE', office: 'LOBBY' }[phase] ?? 'ABILITY';
}

/** What the seat whose Endorsement it is may do, in the words of operations. */
function legalOf(play: ScenarioPlay<State>): unknown[] {
  return play
    .offers(play.state.turn)
    .filter((it) => isOpen(it) && !it.optional)
    .flatMap(({ type, params }): unknown[] => {
      const slots = params['slot'];
      return slots && 'of' in slots ? slots.of.map((slot) => [type, slot]) : [[type]];
    });
}

/** What a seat sees of the Supporters, `['view', seat, areas]`: read from the table that it is sent. */
export const view: Expectation = ({ session }, [seat, expected]: [unknown, unknown]) =>
  compare(
    `view of ${String(seat)}`,
    expected,
    tableFor(session, typeof seat === 'number' ? seat : SPECTATOR).seats.map(({ cards = [] }) =>
      cards.map(({ state, face, counters = [] }) => writeStack(face?.id ?? null, state === 'up', counters[0]?.n ?? 0)),
    ),
  );

/** Expected events must be among those that happened. */
function events({ session }: ScenarioPlay<State>, expected: readonly (readonly unknown[])[]): string[] {
  const happened = entriesOf(session.log).flatMap(eventOf);
  return expected
    .filter((event) => !happened.some((it) => sameEvent(event, it)))
    .map((event) => `events: ${JSON.stringify(event)} has not happened, but ${JSON.stringify(happened)}`);
}

const sameEvent = (event: readonly unknown[], happened: readonly unknown[]): boolean =>
  event[0] === happened[0] && event.length <= happened.length && event.every((part, i) => part === happened[i]);

/** A log entry in the words of scenarios. */
function eventOf({ kind, args = {}, data }: Entry): unknown[][] {
  const who = (args['who'] as { seat: Seat } | undefined)?.seat;
  const { actor, supporter } = (data ?? {}) as { actor?: FaceId; supporter?: FaceId };
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
