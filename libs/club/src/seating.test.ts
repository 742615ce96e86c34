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

test('those who have not met sit together', () => {
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
