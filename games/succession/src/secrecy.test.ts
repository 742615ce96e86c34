import { logFor, offersFor, seatsOf, SPECTATOR, tableFor, type Viewer } from '@masque/core';
import { describe, expect, test } from 'vitest';
import { operate } from '../scenarios/operations.ts';
import { CourtPlay } from '../scenarios/table.ts';
import type { Scenario } from '../scenarios/format.ts';

type Step = readonly unknown[] | ((table: CourtPlay) => void);

/** What was sent to a viewer, and when. */
type Received = readonly (readonly [at: number, document: string])[];

/** Plays steps and records everything that was sent to each viewer, whenever it changed. */
function overheard(seats: NonNullable<Scenario['seats']>, steps: readonly (Step | number)[]) {
  const table = new CourtPlay({ id: 'X', title: '', seats });
  const received = new Map<Viewer, [number, string][]>();
  const listen = (): void => {
    for (const viewer of [SPECTATOR, ...seatsOf(table.names.length)]) {
      const { session } = table;
      const offers = viewer < 0 ? [] : offersFor(session, viewer);
      const document = JSON.stringify([tableFor(session, viewer), offers, logFor(session, viewer)]);
      const list = received.get(viewer) ?? [];
      received.set(viewer, list);
      if (list.at(-1)?.[1] !== document) list.push([session.at, document]);
    }
  };
  listen();
  const wait = (ms: number): void => {
    const until = table.at + ms;
    while ((table.due()?.at ?? Infinity) <= until) {
      table.ring();
      listen();
    }
    table.wait(until - table.at);
  };
  for (const it of steps) {
    if (typeof it === 'number') wait(it);
    else if (typeof it === 'function') it(table);
    else operate(table, it);
    listen();
  }
  wait(30_000);
  return {
    table,
    to: (name: string): Received => received.get(name === 'the room' ? SPECTATOR : table.seat(name))!,
  };
}

const contract: Step = ['contract', 'C', { Ada: 'F', Ben: 'F', Cy: 'F' }];

describe('the faction side of a Spy is that of an honest card, byte for byte', () => {
  const seats = { Ben: 'noble/D', Cy: 'noble/P', Zoe: 'noble/P' };
  const steps: Step[] = [contract, ['Ada', 'pass'], ['Ben', 'pass'], ['Cy', 'pass']];
  test.each(['Ben', 'Cy', 'Zoe', 'the room'])('%s is sent the same, at the same moments', (viewer) => {
    const [honest, lying] = ['noble/D', 'spy/P'].map((card) => overheard({ ...seats, Ada: card }, steps).to(viewer));
    expect(lying).toEqual(honest);
  });
});

describe('a pass cannot be attributed', () => {
  const seats = { Ada: 'assassin/P', Ben: 'noble/D', Cy: 'guard/P', Zoe: 'noble/P' };
  const passing = (first: string, second: string): (Step | number)[] => [
    contract,
    1000,
    [first, 'pass'],
    800,
    [second, 'pass'],
    700,
  ];
  test.each(['Cy', 'Zoe', 'the room'])('%s cannot tell who passed, nor when', (viewer) => {
    const all = [passing('Ada', 'Ben'), passing('Ben', 'Ada'), [contract, 2500]].map((steps) =>
      overheard(seats, [...steps, ['Cy', 'pass']])
        .to(viewer)
        .filter(([at]) => at < 2500),
    );
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
  });

  test('nobody can tell whether a response had no effect', () => {
    const [passed, vain] = [
      ['Ben', 'pass'],
      (table: CourtPlay) => table.act(table.seat('Ben'), 'respond', { target: table.seat('Ada') }),
    ].map((answer) =>
      overheard(seats, [contract, 1000, answer, 500])
        .to('Cy')
        .filter(([at]) => at < 3000),
    );
    expect(vain).toEqual(passed);
  });
});

describe('the timing of a contract reveals nothing to outsiders', () => {
  const seats = { Ada: 'assassin/P', Ben: 'inquisitor/D', Cy: 'noble/P', Dan: 'noble/D', Zoe: 'noble/P' };
  const before = 1234;
  const talks: Record<string, (Step | number)[]> = {
    'all pass at once': [
      ['contract', 'C', { Ada: 'F', Ben: 'F', Cy: 'F' }],
      ['Ada', 'pass'],
      ['Ben', 'pass'],
      ['Cy', 'pass'],
    ],
    'nobody answers': [['contract', 'C', { Ada: 'F', Ben: 'F', Cy: 'F' }]],
    'one is forced, one would be killed': [
      ['contract', 'C', { Ada: 'R', Ben: 'R', Cy: 'F' }],
      600,
      ['Ben', 'force', 'Cy'],
      500,
      ['Ada', 'declare', 'none'],
      ['Ada', 'lock'],
    ],
  };
  test('whatever happens inside, the room learns only of its beginning and, at a mark, of its end', () => {
    const heard = Object.values(talks).map((steps) => overheard(seats, [before, ...steps]));
    for (const { to } of heard)
      for (const viewer of ['Dan', 'Zoe', 'the room']) {
        const later = to(viewer).filter(([at]) => at > before);
        expect(later).toHaveLength(1);
        expect(later[0]![0] % 5000).toBe(0);
      }
    const fast = heard.map(({ to }) => to('the room').map(([, document]) => document.replaceAll(/"at":\d+/g, '')));
    expect(fast[1]).toEqual(fast[0]);
    expect(fast[2]).toEqual(fast[0]);
  });
});
