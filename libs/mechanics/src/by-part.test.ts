import { expect, test, vi } from 'vitest';
import { atOnce, byPart } from './by-part.ts';

test('a part is drawn once for the same arguments, and again for others', () => {
  const make = vi.fn((hand: readonly string[], seat: number, open: boolean) => ({ seat, cards: open ? hand : [] }));
  const draw = byPart(make);
  const hand = ['duke'];
  expect(draw(hand, 0, true)).toBe(draw(hand, 0, true));
  expect(draw(hand, 0, false)).toEqual({ seat: 0, cards: [] });
  expect(draw(hand, 0, true)).toEqual({ seat: 0, cards: ['duke'] });
  expect(make).toHaveBeenCalledTimes(2);
  expect(draw(['duke'], 0, true)).not.toBe(draw(hand, 0, true));
});

test('the result depends only on the arguments, whatever was drawn in between', () => {
  const draw = byPart((_part: object, n: number) => ({ n }));
  const part = {};
  for (const n of [0, 1, 2, 3, 4, 5, 0, 3, 5]) expect(draw(part, n)).toEqual({ n });
});

test('a part is redrawn after another part was requested', () => {
  const make = vi.fn((_part: object, n: number) => ({ n }));
  const draw = atOnce(make);
  const [part, other] = [{}, {}];
  for (const n of [0, 1, 0, 1]) expect(draw(part, n)).toBe(draw(part, n));
  expect(make).toHaveBeenCalledTimes(2);
  expect(draw(other, 0)).toEqual({ n: 0 });
  expect(draw(part, 0)).toEqual({ n: 0 });
  expect(make).toHaveBeenCalledTimes(4);
});
