import { entriesOf, declassify, seatsOf, type Seat } from '@masque/core';
import { compare, equal, ScenarioPlay, short, type Assertion } from '@masque/testkit';
import { isNight, needed } from '../src/rules/village.ts';
import type { Fact, State } from '../src/state.ts';
import { codeOf, hourNames, phaseNames, type Scenario } from './format.ts';
import { dutyOf, hourOf, timeout, type VillagePlay } from './operations.ts';

type List = readonly (readonly unknown[])[];
type Expectation = Assertion<VillagePlay, Scenario>;

/** Everything that a scenario may expect. */
export const expectations: Readonly<Record<string, Expectation>> = {
  alive: equal(({ state }: VillagePlay) => seatsOf(state.alive.length).filter((seat) => state.alive[seat])),
  phase: equal((play: VillagePlay) => hourNames[hourOf(play) ?? ''] ?? phaseNames[play.phase] ?? play.phase),
  day: equal(({ state }: VillagePlay) => state.day),
  night: equal(({ state }: VillagePlay) => state.night),
  need: equal(({ state }: VillagePlay) => needed(state)),
  trials: equal(({ state }: VillagePlay) => state.trials),
  potions: equal(({ state }: VillagePlay) => {
    const { heal, poison } = declassify(state.own[state.cards.findIndex((card) => declassify(card) === 'witch')]!);
    return [heal, poison];
  }),
  must: equal(mustChoose),
  // The end itself, also where a Were-Hamster takes the win from those whose it would have been.
  end: equal(
    ({ session }: VillagePlay) =>
      entriesOf(session.log).flatMap(({ kind, data }) =>
        kind.startsWith('end.') ? [String(data).toUpperCase()] : [],
      )[0] ?? null,
  ),
  winners: equal(({ session }: VillagePlay) => session.outcome?.winners ?? null),
  tr: ({ state }, expected: unknown, { name }) => compare(name, expected !== null, state.accused !== null),
  info: (play, expected: List) => missing('info', expected, infosOf(play)),
  events: (play, expected: List) => missing('event', expected, eventsOf(play)),
  noinfo: (play, expected: List) =>
    expected
      .filter((it) => infosOf(play).some((other) => begins(other, it)))
      .map((it) => `info ${short(it)} must not be there`),
  allinfo: (play, expected: List, { name }) => compare(name, sorted(expected), sorted(infosOf(play))),
};

const missing = (what: string, expected: List, there: List): string[] =>
  expected
    .filter((it) => !there.some((other) => begins(other, it)))
    .map((it) => `${what} ${short(it)} is missing; there is ${short(there, 400)}`);

/** Is the shorter list how the longer begins? */
const begins = (list: readonly unknown[], start: readonly unknown[]): boolean =>
  JSON.stringify(list.slice(0, start.length)) === JSON.stringify(start);
const sorted = (list: List): string[] => list.map((it) => JSON.stringify(it)).sort();

/** In the last wave of a scenario the one who looks chooses; what the two whisper before is no operation. */
function mustChoose({ session, chance: randomSource }: VillagePlay): Seat[] {
  const then = new ScenarioPlay<State>(session, randomSource);
  if (hourOf(then) === 'whisper') timeout(then);
  return isNight(then.state)
    ? seatsOf(then.state.alive.length).filter((seat) => then.state.alive[seat] && dutyOf(then, seat) !== 'dummy')
    : [];
}

/** Every private fact that was delivered: the seat, what it is, and what it says. */
const infosOf = ({ session }: VillagePlay): List =>
  entriesOf(session.log).flatMap(({ kind, data }) => {
    if (!kind.startsWith('fact.')) return [];
    const fact = data as Fact & { readonly seat: Seat };
    return fact.kind === 'channel' ? [] : [[fact.seat, fact.kind, ...saying(fact)]];
  });

function saying({ kind, seats = [], side, yes, night, role, came, targets, answer, word }: Fact): readonly unknown[] {
  if (yes !== undefined) return [seats[0], yes];
  switch (kind) {
    case 'allegiance':
      return [side];
    case 'X':
      return [night];
    case 'lover':
    case 'watched_by':
      return [seats[0]];
    case 'heard':
      return [word, seats];
    case 'watched':
      return [codeOf(role), came === 'acted' ? seats[0] : came, targets, answer];
    default:
      return [seats];
  }
}

/** What has happened before all eyes, and the opening of the channel. */
const eventsOf = (play: VillagePlay): List =>
  entriesOf(play.session.log).flatMap(({ kind, data }): List => {
    const cards = (): unknown[][] => (data as unknown[][]).map((it) => it.map(codeOf));
    switch (kind) {
      case 'voted':
      case 'counted':
        return [['vote', ...(data as unknown[])]];
      case 'unseconded':
        return [['unseconded', ...(data as unknown[])]];
      case 'no_lynch':
        return [['no_lynch']];
      case 'dawn':
      case 'dawn.none':
        return [['dawn', cards()]];
      case 'died.lynched':
        return cards().map((it) => ['lynched', ...it]);
      case 'died.heart':
        return cards().map((it) => ['heartbreak', ...it]);
      case 'died.shot':
        return cards().map((it) => ['shot', shooterBefore(play, it), ...it]);
      case 'fact.channel': {
        const { seat, seats } = data as Fact & { readonly seat: Seat };
        return declassify(play.state.cards[seat]!) === 'scryer' ? [['channel_open', seat, seats![0]]] : [];
      }
      default:
        return [];
    }
  });

const shooterBefore = ({ session }: VillagePlay, [victim]: unknown[]): unknown =>
  entriesOf(session.log)
    .flatMap(({ kind, data }) => (kind === 'shot' && (data as unknown[])[1] === victim ? [(data as unknown[])[0]] : []))
    .at(-1);
