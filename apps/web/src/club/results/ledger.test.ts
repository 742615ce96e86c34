import { render } from 'lit';
import { expect, test } from 'vitest';
import { words } from '../club.fixture.ts';
import { drawReasons } from './ledger.ts';

test('the points of a season add up: the earlier games in one line, then each of the last five', () => {
  const from = [5, 1, 4, 1, 4, 6, 1].map((points, i) => ({
    session: `g${i}`, game: 'toy', won: points > 3, place: i + 1, points, parts: [points],
  })); // prettier-ignore
  const table = document.createElement('table');
  const line = { member: 'm2', place: 1, points: 22, games: 7, wins: 4, rating: 1000, from };
  render(drawReasons(words, [], line), table);
  const lines = [...table.querySelectorAll('li')].map((it) => it.textContent.replace(/\s+/g, ' ').trim());
  expect(lines[0]).toBe('2 earlier games 6');
  expect([...table.querySelectorAll('b')].reduce((sum, it) => sum + Number(it.textContent), 0)).toBe(22);
  render(drawReasons(words, [], { ...line, from: from.slice(2) }), table);
  expect(table.querySelectorAll('li')).toHaveLength(5);
});
