import { isHidden, isOpen, logFor, declassify, seatsOf, type Seat, type Session } from '@masque/core';
import { ascending, compare, equal, type Assertion, type ScenarioPlay } from '@masque/testkit';
import { courtOf } from '../src/cards/index.ts';
import type { State } from '../src/state.ts';
import { codeOf, phaseNames, type Scenario } from './format.ts';

type Expectation = Assertion<ScenarioPlay<State>, Scenario>;

const sets = (hands: readonly (readonly string[])[]): string[][] => hands.map(ascending);
const seatsWhere = ({ state }: ScenarioPlay<State>, test: (seat: Seat) => boolean): Seat[] =>
  seatsOf(state.hands.length).filter(test);

/** Everything that a scenario may expect. */
export const expectations: Readonly<Record<string, Expectation>> = {
  phase: equal((play) => phaseNames[play.phase]),
  turn: equal((play) => play.state.turn),
  coins: equal((play) => play.state.coins),
  court: equal((play) => play.state.deck.length),
  deck: equal((play) => play.state.deck.map((card) => codeOf(declassify(card)))),
  reserve: equal((play) => play.state.reserve),
  factions: equal((play) => play.state.allegiance?.map((it) => (it === 'loyalist' ? 'L' : 'R')) ?? null),
  hands: equal((play) => play.state.hands.map((hand) => hand.map((card) => codeOf(declassify(card)))), sets),
  lost: equal((play) => play.state.lost.map((cards) => cards.map(codeOf)), sets),
  alive: equal((play) => seatsWhere(play, (seat) => play.state.hands[seat]!.length > 0)),
  winner: equal((play) => play.session.outcome?.winners[0] ?? null),
  winners: equal((play) => play.session.outcome?.winners ?? null),
  copies: equal(({ state: { hands, deck, lost, options } }) => {
    const cards = [...hands.flat(), ...deck].length + lost.flat().length;
    return Number.isInteger(cards / courtOf(options).length) ? cards : 'uneven';
  }),
  eligible: equal((play) => seatsWhere(play, (seat) => play.offers(seat).some(isOpen)), ascending),
  legal: equal((play) => play.offers(play.state.turn).flatMap((it) => (isOpen(it) ? it.type : [])), ascending),
  targets: equal((play, expected: object) =>
    Object.fromEntries(
      Object.keys(expected).map((action) => {
        const offer = play.offers(play.state.turn, action).find(isOpen);
        return [action, (offer?.params['target'] as { of?: number[] } | undefined)?.of ?? []];
      }),
    ),
  ),
  events,
};

/** Expected events must be among those that happened; further figures of an entry do not count. */
function events({ session }: ScenarioPlay<State>, expected: readonly (readonly unknown[])[]): string[] {
  const happened = eventsOf(session);
  return expected
    .filter((event) => !happened.some((it) => event.every((part, i) => JSON.stringify(it[i]) === JSON.stringify(part))))
    .map((event) => `events: ${JSON.stringify(event)} did not happen`);
}

/** The public log as `[kind, seats and figures...]`. */
const eventsOf = (session: Session<State>): unknown[][] =>
  logFor(session, -1).map(({ kind, args, data }) => [
    kind,
    ...Object.entries(args).flatMap(([name, arg]) => (name === 'card' || name === 'as' ? [] : [plain(arg)])),
    ...(typeof data === 'string' ? [codeOf(data)] : []),
  ]);

const plain = (arg: unknown): unknown => (typeof arg === 'object' && arg !== null && 'seat' in arg ? arg.seat : arg);

/** What a seat sees, `['view', seat, { … }]`; cards compared as sets. What is not its own is public. */
export const view: Expectation = (play, [seat, expected]: [Seat, object], context) => {
  const seen = seenBy(play, seat) as Record<string, unknown>;
  const tidy = (value: unknown): unknown =>
    Array.isArray(value) && value.every((it) => typeof it === 'string') ? ascending(value) : value;
  return Object.entries(expected).flatMap(([name, value]) =>
    name in seen
      ? compare(`view of ${seat}, ${name}`, tidy(value), tidy(seen[name]))
      : expectations[name]!(play, value as never, { ...context, name }),
  );
};

/** What a seat sees of drawn and examined cards, in the codes of the files. */
function seenBy(play: ScenarioPlay<State>, seat: Seat): object {
  const { drawn, examined, hands } = play.view(seat);
  const known = drawn.filter((card) => !isHidden(card)).map((card) => codeOf(String(card)));
  const isShown = examined && !isHidden(examined.card) && examined.of !== seat;
  return {
    drawn: known.length > 0 ? known : null,
    examined: isShown ? [examined.of, codeOf(String(examined.card))] : null,
    hand: hands[seat]!.map((it) => codeOf(String(it))),
  };
}
