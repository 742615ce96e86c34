import { EYE, entriesOf, seatsOf, type Seat, type Session } from '@masque/core';
import { compare, short } from '@masque/testkit';
import type { Fact, State } from '../state.ts';
import { needed } from '../rules/village.ts';
import { codeOf } from './codes.ts';
import { duty, phaseOf, seenBy, timeout, waveId } from './play.ts';
import type { Expected } from './scenario.ts';

/** What a scenario expects and the village is not, in one line each. */
export function problemsOf(session: Session, expected: Expected): string[] {
  const facts: { readonly [name: string]: (session: Session) => unknown } = {
    alive: (it) => seatsOf(it.start.seats).filter((seat) => eye(it).alive[seat]),
    phase: phaseName,
    day: (it) => eye(it).day,
    night: (it) => eye(it).night,
    need: (it) => needed(eye(it)),
    trials: (it) => eye(it).trials,
    potions: potionsOf,
    must: mustChoose,
    end: (it) => endName(it),
    winners: (it) => it.outcome?.winners ?? null,
  };
  const plain = Object.entries(facts).flatMap(([name, of]) =>
    name in expected ? compare(name, expected[name as keyof Expected], of(session)) : [],
  );
  const trial =
    'tr' in expected ? compare('is somebody on trial', expected.tr !== null, eye(session).accused !== null) : [];
  const known = infosOf(session);
  const events = eventsOf(session);
  const has = (list: readonly (readonly unknown[])[], it: readonly unknown[]): boolean =>
    list.some((other) => begins(other, it));
  return [
    ...plain,
    ...trial,
    ...(expected.info ?? [])
      .filter((it) => !has(known, it))
      .map((it) => `info ${short(it)} is missing; there is ${short(known)}`),
    ...(expected.noinfo ?? []).filter((it) => has(known, it)).map((it) => `info ${short(it)} must not be there`),
    ...(expected.allinfo ? compare('allinfo', sorted(expected.allinfo), sorted(known)) : []),
    ...(expected.events ?? [])
      .filter((it) => !has(events, it))
      .map((it) => `event ${short(it)} is missing; there is ${short(events, 400)}`),
  ];
}

const eye = (session: Session): State => seenBy(session, EYE) as unknown as State;

/** Is the shorter list how the longer begins? */
const begins = (list: readonly unknown[], start: readonly unknown[]): boolean =>
  JSON.stringify(list.slice(0, start.length)) === JSON.stringify(start);
const sorted = (list: readonly (readonly unknown[])[]): string[] => list.map((it) => JSON.stringify(it)).sort();

const WAVES: { readonly [id: string]: string } = { dusk: 'NA', hunt: 'NB', brew: 'NC', whisper: 'ND', vision: 'ND' };
const PHASES: { readonly [phase: string]: string } = {
  ident: 'IDENT',
  match: 'MATCH',
  lovers: 'LOVERS',
  open: 'DAY',
  second: 'DAY',
  defence: 'DAY',
  vote: 'DAY',
  final: 'DAY',
  shoot: 'SHOOT',
  arrow: 'SHOOT',
  over: 'DONE',
};

const phaseName = (session: Session): string =>
  WAVES[waveId(session) ?? ''] ?? PHASES[phaseOf(session)] ?? phaseOf(session);

/** The end itself, also where a Were-Hamster takes the win from those whose it would have been. */
const endName = (session: Session): string | null =>
  entriesOf(session.log).flatMap(({ kind, data }) =>
    kind.startsWith('end.') ? [String(data).toUpperCase()] : [],
  )[0] ?? null;

const potionsOf = (session: Session): unknown => {
  const { cards, own } = eye(session);
  const { heal, poison } = own[cards.findIndex((role) => (role as unknown) === 'witch')] as unknown as {
    heal: boolean;
    poison: boolean;
  };
  return [heal, poison];
};

/** In the last wave of a scenario the one who looks chooses; what the two whisper before is no operation. */
function mustChoose(session: Session): Seat[] {
  const now = waveId(session) === 'whisper' ? timeout(session) : session;
  return phaseOf(now) === 'night'
    ? seatsOf(now.start.seats).filter((seat) => eye(now).alive[seat] && duty(now, seat) !== 'dummy')
    : [];
}

/** Every private fact that was delivered: the seat, what it is, and what it says. */
const infosOf = (session: Session): (readonly unknown[])[] =>
  entriesOf(session.log).flatMap(({ kind, data }) => {
    if (!kind.startsWith('fact.')) return [];
    const fact = data as Fact & { readonly seat: Seat };
    return ['channel'].includes(fact.kind) ? [] : [[fact.seat, fact.kind, ...saying(fact)]];
  });

function saying({ kind, seats = [], side, yes, night, role, came, targets, answer, word }: Fact): readonly unknown[] {
  switch (kind) {
    case 'allegiance':
      return [side];
    case 'X':
      return [night];
    case 'is_wolf':
    case 'is_seer':
      return [seats[0], yes];
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
const eventsOf = (session: Session): (readonly unknown[])[] =>
  entriesOf(session.log).flatMap(({ kind, data }): (readonly unknown[])[] => {
    const cards = (list: unknown): unknown[] => (list as unknown[][]).map((it) => it.map(codeOf));
    const { night, seat } = (data ?? {}) as { night?: number; seat?: Seat };
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
        return [['dawn', cards(data)]];
      case 'died.lynched':
        return cards(data).map((it) => ['lynched', ...(it as unknown[])]);
      case 'died.heart':
        return cards(data).map((it) => ['heartbreak', ...(it as unknown[])]);
      case 'died.shot':
        return cards(data).map((it) => ['shot', shooterBefore(session, it as unknown[]), ...(it as unknown[])]);
      case 'fact.channel': {
        const other = (data as Fact).seats![0]!;
        return night !== undefined && (eye(session).cards[seat!] as unknown) === 'scryer'
          ? [['channel_open', seat, other]]
          : [];
      }
      default:
        return [];
    }
  });

const shooterBefore = (session: Session, [victim]: unknown[]): unknown =>
  entriesOf(session.log)
    .flatMap(({ kind, data }) => (kind === 'shot' && (data as unknown[])[1] === victim ? [(data as unknown[])[0]] : []))
    .at(-1);
