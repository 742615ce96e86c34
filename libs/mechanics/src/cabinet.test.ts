import {
  clockIdOf,
  HIDDEN,
  isOpen,
  offersFor,
  declassify,
  project,
  randomFor,
  sample,
  seatsOf,
  seedOf,
  start,
  step,
  viewOf,
  type AnyGame,
  type Entry,
  type Input,
  type Session,
} from '@masque/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cabinet, type State } from './cabinet.fixture.ts';

const game = cabinet as unknown as AnyGame;
const stateOf = (session: Session): State => session.state as State;

/** One input by chance: an answer, a clock, now and then somebody who leaves. */
function inputFor(session: Session, random: ReturnType<typeof randomFor>, leaves: number): Input {
  const at = session.at + 1;
  const seats = seatsOf(session.start.seats);
  const here = seats.filter((seat) => !stateOf(session).left.includes(seat));
  if (here.length > 0 && random.chance(leaves)) return { at, leave: random.pick(here) };
  const asked = here.filter((seat) => offersFor(session, seat).some(isOpen));
  if (asked.length > 0 && random.chance(0.9)) {
    const seat = random.pick(asked);
    return { at, seat, action: sample(random.pick(offersFor(session, seat).filter(isOpen)), random) };
  }
  const due = session.deadlines[0]!;
  return { at: due.at, deadline: clockIdOf(due), n: due.n };
}

/** Plays a game to its end, looking at every step. */
function play(
  seed: string,
  seats: number,
  leaves: number,
  look: (session: Session, entries: readonly Entry[]) => void,
) {
  const random = randomFor(seedOf(`players ${seed}`), 0);
  let session = start(game, { seed: seedOf(seed), seats, options: cabinet.options.parse({}), at: 0 });
  while (!session.outcome) {
    const next = step(session, inputFor(session, random, leaves));
    if (!next.ok) throw new Error(next.code, { cause: next.error });
    session = next.session;
    look(session, next.entries);
    if (session.n > 5000) throw new Error('it does not end');
  }
  return session;
}

describe('a game made of mechanics', () => {
  test('ends whatever happens, with all its cards, and then reveals everything', () => {
    const games = fc.record({
      seed: fc.string(),
      seats: fc.integer({ min: 5, max: 9 }),
      leaves: fc.constantFrom(0, 0.1),
    });
    const sides = new Set<string | undefined>();
    fc.assert(
      fc.property(games, ({ seed, seats, leaves }) => {
        const end = play(seed, seats, leaves, (session) => {
          const { laws, drawn, enacted } = stateOf(session);
          const kept = laws.cards.length + laws.discard.length + drawn.length;
          expect(kept + enacted.reform + enacted.decree).toBe(7);
        });
        sides.add(end.outcome!.side);
        const { roles } = stateOf(end);
        expect(project(roles, -1)).toEqual(roles.map(declassify));
        const { side, winners } = end.outcome!;
        if (side) expect(winners).toEqual(roles.flatMap((it, seat) => (declassify(it) === side ? [seat] : [])));
      }),
      { numRuns: 60, seed: 1 },
    );
    expect([...sides].sort()).toEqual(['loyal', 'plotter', undefined]);
  });

  test('nobody is minister again within two terms; a session out of order changes nobody else’s turn', () => {
    let sessions = 0;
    for (let i = 0; i < 20; i++) {
      const elected: number[] = [];
      let regular = -1;
      let special = false;
      play(`terms ${i}`, 7, 0, (_, entries) => {
        for (const { kind, data, args } of entries) {
          if (kind === 'elected') {
            expect(elected.slice(-2)).not.toContain(data);
            elected.push(data as number);
          }
          if (kind === 'convened') special = true;
          if (kind !== 'named') continue;
          const president = (args!['by'] as { seat: number }).seat;
          if (special) sessions++;
          else {
            if (regular >= 0) expect(president).toBe((regular + 1) % 7);
            regular = president;
          }
          special = false;
        }
      });
    }
    expect(sessions).toBeGreaterThan(10);
  });

  test('plotters know each other, the loyal know nobody; only the minister reads the drawn laws', () => {
    let drawn = 0;
    play('secrets', 7, 0, (session) => {
      if (session.outcome) return;
      const { roles, minister } = stateOf(session);
      for (const me of seatsOf(7)) {
        const view = viewOf(session, me) as { roles: unknown[]; drawn: unknown[] };
        const mine = declassify(roles[me]!);
        const known = view.roles.flatMap((role, seat) => (role === HIDDEN ? [] : [seat]));
        expect(known).toEqual(
          roles.flatMap((it, seat) =>
            seat === me || (mine === 'plotter' && declassify(it) === 'plotter') ? [seat] : [],
          ),
        );
        for (const law of view.drawn) expect(law === HIDDEN).toBe(me !== minister);
        drawn += view.drawn.length;
      }
    });
    expect(drawn).toBeGreaterThan(0);
  });
});
