import { expect, test } from 'vitest';
import { piece } from './piece.ts';

/** The number of notes of a voice between two moments. */
const count = (seconds: number, from: number, to: number, voice?: string): number =>
  piece(seconds).filter((it) => it.at >= from && it.at < to && (voice === undefined || it.voice === voice)).length;

test.each([30, 60, 120, 600])('the piece of %i seconds fills its time and ends with the bell', (seconds) => {
  const notes = piece(seconds);
  expect(notes.at(-1)).toMatchObject({ at: seconds, voice: 'bell' });
  expect(notes.filter((it) => it.voice === 'bell')).toHaveLength(1);
  const times = notes.map((it) => it.at);
  expect(times[0]).toBe(0);
  expect(Math.max(...times.slice(1).map((at, i) => at - (times[i] ?? 0)))).toBeLessThan(1.1);
  for (const { pitch, level, length } of notes) {
    expect(pitch).toBeGreaterThan(40);
    expect(pitch).toBeLessThan(1300);
    expect(level).toBeGreaterThan(0);
    expect(level).toBeLessThanOrEqual(1);
    expect(length).toBeGreaterThan(0);
  }
});

test('it begins slowly with a lute alone, and accelerates to its end with a drum', () => {
  expect(count(120, 0, 14)).toBe(count(120, 0, 14, 'lute'));
  expect(count(120, 90, 110)).toBeGreaterThan(2 * count(120, 0, 20));
  expect(count(120, 0, 59, 'drum')).toBe(0);
  expect(count(120, 100, 120, 'drum')).toBeGreaterThan(20);
});

test('the last ten seconds are counted down, with a drum roll at the end', () => {
  const strokes = piece(120).filter((it) => it.voice === 'drum' && it.at >= 110 && Number.isInteger(it.at));
  expect(strokes.map((it) => it.at)).toEqual([110, 111, 112, 113, 114, 115, 116, 117, 118, 119]);
  expect(strokes.map((it) => it.level)).toEqual(strokes.map((it) => it.level).toSorted((a, b) => a - b));
  expect(count(120, 115, 120, 'drum')).toBe(20);
});

test('it is the same every time', () => expect(piece(90)).toEqual(piece(90)));
