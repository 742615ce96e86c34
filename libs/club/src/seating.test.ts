import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evening, player, result } from './club.fixture.ts';
import { seating, step } from './index.ts';

test('seating fills what tables need, keeps friends together and others apart, and seats nobody twice', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.record({ min: fc.integer({ min: 1, max: 6 }), more: fc.integer({ min: 0, max: 8 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.constantFrom('lot' as const, 'unmet' as const, 'rating' as const),
      fc.infiniteStream(fc.nat(1000)),
      (people, tables, how, chance) => {
        const free = Array.from({ length: people }, (_, i) => `m${i + 1}`);
        const open = tables.map(({ min, more }, i) => ({ id: `t${i}`, members: [], min, max: min + more }));
        const draw = (n: number): number => (chance.next().value as number) % n;
        const seats = seating(evening(free.map((it) => `Name ${it}`)), free, open, how, draw);
        const room = open.reduce((sum, it) => sum + it.max, 0);
        expect(seats.size).toBe(Math.min(people, room));
        for (const { id, max } of open)
          expect([...seats.values()].filter((it) => it === id).length).toBeLessThanOrEqual(max);
        const needed = open.reduce((sum, it) => sum + it.min, 0);
        if (people >= needed)
          for (const { id, min } of open)
            expect([...seats.values()].filter((it) => it === id).length).toBeGreaterThanOrEqual(min);
      },
    ),
  );
  const club = step(step(evening(['A', 'B', 'C', 'D']), { t: 'pair', at: 1, a: 'm1', b: 'm2', wish: 'together' }), {
    t: 'pair',
    at: 1,
    a: 'm3',
    b: 'm4',
    wish: 'apart',
  });
  const tables = ['t1', 't2'].map((id) => ({ id, members: [], min: 1, max: 3 }));
  for (let i = 0; i < 12; i++) {
    const seats = seating(club, ['m1', 'm2', 'm3', 'm4'], tables, 'lot', (n) => (i * 7 + 3) % n);
    expect(seats.get('m1')).toBe(seats.get('m2'));
    expect(seats.get('m3')).not.toBe(seats.get('m4'));
  }
});

test('people who have not met are seated together', () => {
  const met = step(
    evening(['A', 'B', 'C', 'D']),
    result('s1', [player(1, { place: 1, won: true }), player(2, { place: 2 })]),
  );
  const club = step(met, result('s2', [player(3, { place: 1, won: true }), player(4, { place: 2 })]));
  const tables = ['t1', 't2'].map((id) => ({ id, members: [], min: 2, max: 2 }));
  for (let i = 0; i < 8; i++) {
    const seats = seating(club, ['m1', 'm2', 'm3', 'm4'], tables, 'unmet', (n) => i % n);
    expect(seats.get('m1')).not.toBe(seats.get('m2'));
    expect(seats.get('m3')).not.toBe(seats.get('m4'));
  }
});

test('people of equal strength are seated together, at the table where such people already sit', () => {
  let club = evening(['A', 'B', 'C', 'D', 'E', 'F']);
  // A to F, from strongest to weakest.
  for (let i = 0; i < 3; i++)
    club = step(
      club,
      result(
        `s${i}`,
        [1, 2, 3, 4, 5, 6].map((n) => player(n, { place: n, won: n === 1 })),
      ),
    );
  const tables = ['t1', 't2'].map((id) => ({ id, members: [] as string[], min: 2, max: 4 }));
  const free = ['m4', 'm1', 'm6', 'm3', 'm5', 'm2'];
  for (let i = 0; i < 8; i++) {
    const seats = seating(club, free, tables, 'rating', (n) => i % n);
    expect(['m1', 'm2', 'm3'].map((it) => seats.get(it))).toEqual(['t1', 't1', 't1']);
    expect(['m4', 'm5', 'm6'].map((it) => seats.get(it))).toEqual(['t2', 't2', 't2']);
  }
  const begun = [tables[0]!, { ...tables[1]!, members: ['m1'] }];
  const seats = seating(club, ['m2', 'm3', 'm4', 'm5', 'm6'], begun, 'rating', () => 0);
  expect(['m2', 'm3'].map((it) => seats.get(it))).toEqual(['t2', 't2']);
  expect(['m4', 'm5', 'm6'].map((it) => seats.get(it))).toEqual(['t1', 't1', 't1']);
});

test('latecomers are seated with a seated friend, if there is room', () => {
  const club = step(evening(['A', 'B', 'C']), { t: 'pair', at: 1, a: 'm1', b: 'm2', wish: 'together' });
  for (const how of ['lot', 'unmet', 'rating'] as const) {
    const tables = (max: number) => [
      { id: 't1', members: [], min: 2, max: 4 },
      { id: 't2', members: ['m1'], min: 1, max },
    ];
    expect(seating(club, ['m2'], tables(4), how, () => 0).get('m2')).toBe('t2');
    expect(seating(club, ['m2'], tables(1), how, () => 0).get('m2')).toBe('t1');
  }
});
