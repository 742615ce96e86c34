import { expect, test } from 'vitest';
import { ovalFor } from './geometry.ts';
import { clearOf, rowsOf, type Paper } from './papers.ts';

/** The room for the people on a screen of 1920 by 1080, in rem. */
const [WIDTH, HEIGHT] = [42, 33.75];
const clearFor = (seats: number) => clearOf(seats, ovalFor(seats, true, { laden: true, noted: true }), WIDTH, HEIGHT);

test.each(Array.from({ length: 15 }, (_, i) => i + 2))('a contract for each two of %i has its place', (seats) => {
  const clear = clearFor(seats);
  const papers = Array.from({ length: Math.floor(seats / 2) }, (): Paper => ({ lines: 2, letters: 12 }));
  const { rows, lost } = rowsOf(papers, clear);
  // Hardly any letter.
  expect(lost).toBeLessThan(6);
  expect(rows.map(({ from, to }) => to - from).reduce((a, b) => a + b)).toBe(papers.length);
  const tall = rows.reduce((sum, { height }) => sum + height + 0.4, -0.4);
  let top = -tall / 2;
  for (const { from, to, width, height } of rows) {
    expect(width).toBeLessThanOrEqual(2 * clear(top, top + height) + 0.001);
    // Each name has room for most of its letters.
    expect(width / (to - from)).toBeGreaterThan(6.5);
    top += height + 0.4;
  }
});

test('free space is bounded by faces, and by names below them', () => {
  const clear = clearFor(8);
  expect(clear(-2, 2)).toBeLessThan(15);
  expect(clear(-HEIGHT, HEIGHT)).toBeLessThanOrEqual(0);
  // Higher up there is less room between the faces.
  expect(clear(-7, -5)).toBeLessThan(clear(-2, 0));
});

test('a single paper is in the middle, and none is lost if there are far too many', () => {
  const clear = clearFor(16);
  expect(rowsOf([{ lines: 2, letters: 8 }], clear).rows).toMatchObject([{ from: 0, to: 1 }]);
  const many = Array.from({ length: 16 }, (): Paper => ({ lines: 2, letters: 20 }));
  const { rows } = rowsOf(many, clear);
  expect(rows.at(-1)?.to).toBe(16);
  expect(rows.every(({ from, to, width }) => width > 3 * (to - from))).toBe(true);
});
