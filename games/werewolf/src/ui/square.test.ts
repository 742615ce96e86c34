import { describe, expect, test } from 'vitest';
import { placesOf, sizeOf } from './square.ts';

describe('the square', () => {
  test('has a place for everybody, without overlaps', () => {
    for (let people = 6; people <= 40; people++) {
      const places = placesOf(people);
      expect(places.length).toBe(people);
      const near = places.flatMap((a, i) =>
        places
          .slice(i + 1)
          .filter((b) => Math.abs(a.x - b.x) < 0.1 && Math.abs(a.y - b.y) < (people > 24 ? 0.09 : 0.14)),
      );
      expect([people, near]).toEqual([people, []]);
      // A name of eleven letters takes 5.3 of the 41 rem across, so it begins within the screen.
      const beside = places.filter(({ y }) => y > 0.25 && y < 0.75).map(({ x }) => Math.min(x, 1 - x));
      if (people > 18) expect(Math.min(...beside)).toBeGreaterThan(0.075);
      for (const { x, y } of places) expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0.05);
    }
  });

  test('is ordered clockwise', () => {
    const turns = placesOf(24).map(({ x, y }) => Math.atan2(y - 0.5, x - 0.5));
    const steps = turns.map((it, i) => (turns[(i + 1) % turns.length]! - it + 2 * Math.PI) % (2 * Math.PI));
    expect(steps.every((it) => it < Math.PI)).toBe(true);
    expect(steps.reduce((a, b) => a + b)).toBeCloseTo(2 * Math.PI);
  });

  test('draws people smaller in larger games', () => {
    expect([6, 12, 18, 24, 40].map(sizeOf)).toEqual(['few', 'some', 'many', 'crowd', 'throng']);
  });
});
