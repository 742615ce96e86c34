import {
  advance,
  alarmsOf,
  commitmentOf,
  isOpen,
  linesFor,
  offersFor,
  OMNISCIENT,
  randomFor,
  sample,
  seedOf,
  SPECTATOR,
  start,
  tableFor,
  timelineOf,
  type Input,
  type Random,
  type Session,
  type Timeline,
  type Viewer,
} from '@masque/core';
import { agreed, chainOf, dealtFrom, type TableExport } from '@masque/protocol';
import { den } from './den.fixture.ts';

/** The value as JSON carries it. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What a viewer was shown after a move, written down while the game went on. */
export interface Seen {
  readonly table: unknown;
  readonly lines: unknown;
  readonly offers: unknown;
}

/** A game as it was played. */
export interface Played {
  readonly file: TableExport;
  readonly sessions: readonly Session[];
  /** By viewer, after every move. */
  readonly seen: ReadonlyMap<Viewer, readonly Seen[]>;
}

/** What the numbers of two devices are in a deal in which they take part. */
export const numbers = [seedOf('number of Ada'), seedOf('number of Ben')] as const;

/**
 * Plays the den at random, to its end: moves, clocks that ring, players who leave, pauses, and, if it is led, moves that
 * are taken back.
 */
export function playDen(seed: string, { seats = 4, led = false, devices = false, leaves = true } = {}): Played {
  const house = seedOf(seed);
  const given = Array.from({ length: seats }, (_, i) =>
    i < numbers.length ? { seal: commitmentOf(numbers[i]!), number: numbers[i]! } : null,
  );
  const dealt = devices
    ? dealtFrom(
        house,
        given.map((it) => it?.number ?? null),
      )
    : house;
  const from = { seed: dealt, seats, options: { led }, at: 1_000_000 };
  const random = randomFor(seedOf(`players of ${seed}`), 0);
  let timeline = timelineOf(start(den, from));
  const inputs: Input[] = [];
  const sessions = [timeline.session];
  const viewers = [...Array.from({ length: seats }, (_, seat) => seat), SPECTATOR, OMNISCIENT];
  const shown = (session: Session, viewer: Viewer, lines: unknown): Seen =>
    plain({ table: tableFor(session, viewer), lines, offers: viewer < 0 ? [] : offersFor(session, viewer) });
  const seen = new Map(viewers.map((it) => [it, [shown(timeline.session, it, [])]]));
  while (!timeline.session.outcome) {
    const input = chosen(timeline, (inputs.at(-1)?.at ?? from.at) + random.below(300), random, { led, leaves });
    const next = advance(timeline, input);
    if (!next.ok) continue;
    timeline = next.timeline;
    inputs.push(input);
    sessions.push(timeline.session);
    for (const it of viewers) seen.get(it)!.push(shown(timeline.session, it, linesFor(next.entries, it)));
  }
  const file = sealed({
    ...{ format: 'masque-table', version: 1, game: den.id, gameVersion: den.version, seats, options: { led } },
    names: Array.from({ length: seats }, (_, i) => ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'][i]!),
    commitment: commitmentOf(house),
    seed: dealt,
    ...(devices && { entropy: { house, seats: given } }),
    startedAt: from.at,
    inputs: inputs as TableExport['inputs'],
    outcome: plain(timeline.session.outcome) as TableExport['outcome'],
  });
  return { file, sessions, seen };
}

/** What happens next. It may be refused, as when somebody who is out leaves: then something else happens. */
function chosen(
  { session }: Timeline,
  at: number,
  random: Random,
  { led, leaves }: { readonly led: boolean; readonly leaves: boolean },
): Input {
  const chance = random.below(100);
  if (session.paused !== null) return { at, pace: chance < 50 ? 'resume' : 'pause' };
  const [alarm] = alarmsOf(session);
  if (alarm && chance < 8) return { at: Math.max(at, alarm.at), deadline: alarm.clock, n: alarm.n };
  if (chance < 10) return { at, pace: 'pause' };
  if (chance < 12) return { at, pace: 'more', ms: 500 };
  const seats = Array.from({ length: session.start.seats }, (_, seat) => seat);
  if (leaves && chance < 14) {
    const there = tableFor(session, SPECTATOR).seats.filter((it) => it.state === 'in');
    return { at, leave: random.pick(there).seat };
  }
  if (led && chance < 24) return { at, back: 1 + random.below(3) };
  const open = seats.flatMap((seat) =>
    offersFor(session, seat)
      .filter(isOpen)
      .map((offer) => ({ seat, offer })),
  );
  const { seat, offer } = random.pick(open);
  return { at, seat, action: sample(offer, random) };
}

/** The file with the link in which its chain ends. */
export function sealed(file: TableExport): TableExport {
  return { ...file, chain: linksOf(file).at(-1)! };
}

/** The links of a file, as devices receive them: one for the deal and one for each move. */
export function linksOf(file: TableExport): string[] {
  const chain = chainOf(file.seed);
  const links = [chain.first(agreed(file))];
  for (const input of file.inputs) links.push(chain.next(links.at(-1)!, input));
  return links;
}

/** What a generator returns in the end. */
export function done<T>(steps: Generator<unknown, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Games at random, and everything that each of them was. */
export const manyDens = (n: number, how: Parameters<typeof playDen>[1] = {}): Played[] =>
  Array.from({ length: n }, (_, i) => playDen(`den ${i}`, { seats: 2 + (i % 4), ...how }));
