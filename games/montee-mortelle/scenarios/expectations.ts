import { entriesOf, isOpen, declassify, seatsOf, type Seat } from '@masque/core';
import { ascending, equal, short, type Assertion, type ScenarioPlay } from '@masque/testkit';
import { handOf } from '../src/rules/hands.ts';
import type { Fact, State } from '../src/state.ts';
import { begins, kindName, letterOf, phaseName, seatOf, type Scenario, type ActionWords } from './format.ts';
import { legalOf, may } from './operations.ts';

type CoachPlay = ScenarioPlay<State>;
type Expectation = Assertion<CoachPlay, Scenario>;
type BySeat<T> = { readonly [letter: string]: T };

/** The same thing of each seat that the scenario names. */
const bySeat = (read: (play: CoachPlay, seat: Seat) => unknown): Expectation =>
  equal((play, expected: BySeat<unknown>) => each(expected, (letter) => read(play, seatOf(letter))), tidied);

const each = <T>(of: BySeat<unknown>, value: (letter: string) => T): BySeat<T> =>
  Object.fromEntries(Object.keys(of).map((letter) => [letter, value(letter)]));

/** What a hand holds is in no order. */
const tidied = (seats: BySeat<unknown>): BySeat<unknown> =>
  each(seats, (letter) => (Array.isArray(seats[letter]) ? ascending(seats[letter] as string[]) : seats[letter]));

/** An object on offer still belongs to whoever offers it. */
const luggage = ({ state }: CoachPlay, seat: Seat): string[] => {
  const { offer } = state;
  return [...handOf(state, seat), ...(offer?.from === seat ? [declassify(offer.card)] : [])];
};

/** Everything that a scenario may expect. */
export const expectations: Readonly<Record<string, Expectation>> = {
  hands: bySeat(luggage),
  counts: bySeat((play, seat) => luggage(play, seat).length),
  prof: bySeat(({ state }, seat) => declassify(state.professions[seat]!.card)),
  up: bySeat(({ state }, seat) => state.professions[seat]!.up !== null),
  pile: equal(({ state }) => state.pile.map(declassify)),
  pileTop: equal(({ state }, expected: ActionWords) => state.pile.slice(0, expected.length).map(declassify)),
  pileCount: equal(({ state }) => state.pile.length),
  pool: equal(({ state }) => state.pool.map(declassify), ascending),
  phase: equal((play) => phaseName(play.phase)),
  active: equal(({ state }) => letterOf(state.active)),
  waiting: equal(
    (play) =>
      seatsOf(play.state.hands.length)
        .filter((seat) => play.offers(seat).some((it) => isOpen(it) && !it.optional))
        .map(letterOf),
    ascending,
  ),
  result: equal(({ session: { outcome } }) =>
    outcome?.side === 'solo' ? ['solo', letterOf(outcome.winners[0]!)] : (outcome?.side ?? null),
  ),
  facts: (play, wanted) => facts(play, wanted, true),
  noFacts: (play, wanted) => facts(play, wanted, false),
  public: inOrder,
  notPublic: (play, wanted: readonly ActionWords[]) =>
    wanted.flatMap((words) =>
      eventsOf(play).some((event) => begins(event, words)) ? [`${short(words)} happened in public`] : [],
    ),
};

/** What may be looked at in between. */
export const assertions: Readonly<Record<string, Expectation>> = {
  legal: (play, wanted: BySeat<readonly ActionWords[]>) =>
    Object.entries(wanted).flatMap(([letter, list]) => exactly(letter, list, legalOf(play, seatOf(letter)))),
  illegal: (play, wanted: BySeat<readonly ActionWords[]>) =>
    Object.entries(wanted).flatMap(([letter, list]) =>
      list.flatMap((words) => (may(play, seatOf(letter), words) ? [`${letter} may ${short(words)}, should not`] : [])),
    ),
};

/** Both lists the same, in any order. */
function exactly(letter: string, wanted: readonly ActionWords[], got: readonly ActionWords[]): string[] {
  // "I am done" and "I skip" are one answer.
  const plain = (it: ActionWords): ActionWords => it.map((word) => (word === 'skip' ? 'done' : word));
  const same = (a: ActionWords, b: ActionWords): boolean => a.length === b.length && begins(plain(a), plain(b));
  const missing = wanted.filter((it) => !got.some((other) => same(other, it)));
  const more = got.filter((it) => !wanted.some((other) => same(other, it)));
  return [
    ...missing.map((it) => `${letter} should be able to ${short(it)}`),
    ...more.map((it) => `${letter} should not be able to ${short(it)}`),
  ];
}

function facts({ state }: CoachPlay, wanted: BySeat<readonly ActionWords[]>, known: boolean): string[] {
  return Object.entries(wanted).flatMap(([letter, list]) => {
    const has = declassify(state.notebooks[seatOf(letter)]!).map(factAs);
    return list
      .filter((words) => has.some((fact) => begins(fact, words)) !== known)
      .map((words) => `${letter} ${known ? 'does not know' : 'knows'} ${short(words)}; it knows ${short(has)}`);
  });
}

/** What a seat has seen, as the files write it: `['society', 'B', 'order']`. */
function factAs(fact: Fact): ActionWords {
  const of = 'of' in fact ? [letterOf(fact.of)] : [];
  switch (fact.fact) {
    case 'society':
      return ['society', ...of, fact.society];
    case 'profession':
      return ['profession', ...of, fact.profession];
    case 'pool':
      return ['pool', fact.professions];
    case 'hand':
    case 'pile':
    case 'top':
      return [fact.fact, ...of, fact.cards];
    default:
      return [fact.fact, ...of, fact.card];
  }
}

/** Public events in this order; others may lie between. */
function inOrder(play: CoachPlay, wanted: readonly ActionWords[]): string[] {
  const events = eventsOf(play);
  let from = 0;
  for (const words of wanted) {
    const at = events.findIndex((event, i) => i >= from && begins(event, words));
    if (at < 0) return [`${short(words)} did not happen then; public log: ${short(events, 800)}`];
    from = at + 1;
  }
  return [];
}

/** The public log as the files write it: `['traded', 'A', 'B']`. */
const eventsOf = ({ session }: CoachPlay): ActionWords[] =>
  entriesOf(session.log)
    .filter(({ to = 'all' }) => to === 'all')
    .map(({ kind, args = {} }) => [kindName(kind), ...Object.values(args).flatMap(plain)]);

function plain(arg: unknown): unknown[] {
  // What an interrupted attacker owes goes to the Priest.
  if (arg === 'fee') return ['priest'];
  if (typeof arg !== 'object' || arg === null) return [arg];
  if ('seat' in arg) return [letterOf(arg.seat as number)];
  if ('msg' in arg) return [String(arg.msg).split('.').at(-1)];
  return 'list' in arg ? (arg.list as unknown[]).flatMap(plain) : [];
}
