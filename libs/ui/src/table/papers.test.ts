import { expect, test } from 'vitest';
import { ovalFor } from './geometry.ts';
import { clearOf, paperFor, rowsOf, type Paper } from './papers.ts';

/** The room for the people on a screen of 1920 by 1080, in rem. */
const [WIDTH, HEIGHT] = [42, 33.75];
const clearFor = (seats: number) =>
  clearOf(seats, ovalFor(seats, true, { laden: true, noted: true, told: true }), WIDTH, HEIGHT);

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

test('in a crowd, no paper is narrower than a few letters', () => {
  for (let seats = 17; seats <= 24; seats++) {
    const papers = Array.from({ length: Math.floor(seats / 2) }, (): Paper => ({ lines: 2, letters: 24 }));
    const { rows } = rowsOf(papers, clearFor(seats));
    for (const { from, to, width } of rows) expect(width / (to - from), `${seats} seats`).toBeGreaterThan(5.5);
  }
});

test('the names of a large contract stand in columns, and can be read', () => {
  const names = (n: number) => Array.from({ length: n }, () => 'Wilhelmina van Dijk-Roos');
  expect([3, 5, 6, 14].map((n) => paperFor(names(n)))).toEqual([
    { lines: 3, letters: 24 },
    { lines: 5, letters: 24 },
    { lines: 3, letters: 24, columns: 2 },
    { lines: 5, letters: 24, columns: 3 },
  ]);
  const { rows } = rowsOf([paperFor(names(20)), paperFor(names(2))], clearFor(24));
  // Each column has room for the first name.
  expect(rows[0]!.width / 3).toBeGreaterThan(5);
});
