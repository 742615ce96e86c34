import { expect, test } from 'vitest';
import { meetingAt, metHere } from './met.ts';

test('a code contains the seat and the table, and nothing else', () => {
  expect(meetingAt('VELA', 3)).toBe('/t/VELA?with=3');
  expect(metHere(new URL(meetingAt('VELA', 12), 'http://x').search)).toBe(12);
});

test.each(['', '?with=', '?with=-1', '?with=1e1', '?with=x', '?with=999'])('%s is nobody', (search) =>
  expect(metHere(search)).toBe(-1),
);
