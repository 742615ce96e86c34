import { expect, test } from 'vitest';
import { ovalFor } from './geometry.ts';
import { namesAround } from './names-around.ts';

/** The room for the people on a screen of 1920 by 1080, and on one of 1280 by 800, in rem. */
const screens = [
  [42.24, 33.75],
  [42.24, 37.5],
] as const;
const crowds = Array.from({ length: 15 }, (_, i) => i + 10);

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The faces around the ring, and names as wide and as high as they may be, from the middle of the ring. */
function drawn(seats: number, width: number, height: number) {
  const oval = ovalFor(seats, true, { laden: true, noted: true, told: true });
  const places = namesAround(seats, oval, width, height);
  return places.map((place, i) => {
    const angle = (i / seats) * 2 * Math.PI;
    const [x, y] = [-Math.sin(angle) * oval.rx * width, Math.cos(angle) * oval.ry * height];
    const face = { left: x - 1.15, right: x + 1.15, top: y - 1.34, bottom: y + 1.34 };
    const { at, low, lift, line } = place;
    const wide = low ? line : place.room;
    const high = low ? 1.95 : 2.9;
    const beside = at === 'left' || at === 'right';
    const from = beside ? 1.5 : at === 'middle' ? -wide / 2 : 0.2;
    const left = at.endsWith('left') ? x - from - wide : x + from;
    const top = beside ? y - high / 2 : y < 0 ? y - 1.7 - lift - high : y + 1.7 + lift;
    return { place, face, name: { left, right: left + wide, top, bottom: top + high } };
  });
}

test.each(screens)('nothing around a crowd covers a name, and all of them are on the screen (%f by %f)', (w, h) => {
  for (const seats of crowds) {
    const all = drawn(seats, w, h);
    for (const [i, { name }] of all.entries()) {
      expect([name.left >= -w / 2, name.right <= w / 2, name.top >= -h / 2, name.bottom <= h / 2]).not.toContain(false);
      for (const [j, other] of all.entries()) {
        expect(meet(name, other.face), `${seats}: the name ${i} and the face ${j}`).toBe(false);
        if (j > i) expect(meet(name, other.name), `${seats}: the names ${i} and ${j}`).toBe(false);
      }
    }
  }
});

test('every name has room for two lines of twelve letters, and a note has one of its own in a smaller crowd', () => {
  for (const [w, h] of screens)
    for (const seats of crowds)
      for (const { place } of drawn(seats, w, h)) expect(place.room, `${seats}`).toBeGreaterThan(5.5);
  const low = (seats: number) => drawn(seats, ...screens[0])[1]!.place.low;
  expect([13, 16, 20, 24].map(low)).toEqual([false, false, true, true]);
});
