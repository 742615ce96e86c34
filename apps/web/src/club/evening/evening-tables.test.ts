import { render } from 'lit';
import { expect, test } from 'vitest';
import { docOf, words } from '../club.fixture.ts';
import { drawTables } from './evening-tables.ts';
import type { LiveClub } from '../live-club.ts';

const live = { game: () => undefined } as unknown as LiveClub;
const table = {
  code: 'TABL',
  n: 1,
  name: '1',
  game: 'toy',
  min: 2,
  max: 2,
  seats: [{ member: 'm2' }, { member: 'm3' }],
};

/** What somebody without a seat finds at a table. */
function shown(watching: string, state: string) {
  const club = { name: 'The Lantern', color: 'brass', language: 'en', watching };
  const people = { m2: { name: 'Ben', mask: 'owl', at: 1 }, m3: { name: 'Cleo', mask: 'fox', at: 2 } };
  const { room } = docOf({ club, people, tables: { t1: { ...table, state } } });
  const root = document.createElement('div');
  render(drawTables(words, live, room, 'm9'), root);
  return { link: root.querySelector('[href="/watch/TABL"]') !== null, text: root.textContent };
}

test('a phone offers to watch what the club lets people watch, and otherwise says why not', () => {
  expect(shown('free', 'playing').link).toBe(true);
  expect(shown('free', 'lobby').link).toBe(false);
  expect(shown('over', 'playing')).toMatchObject({ link: false, text: expect.stringContaining('once it is over') });
  expect(shown('over', 'over').link).toBe(true);
  expect(shown('none', 'playing')).toMatchObject({ link: false, text: expect.stringContaining('Only the big screen') });
  expect(shown('none', 'over').link).toBe(false);
});

test('the table at which somebody sits comes first, and the others in their order', () => {
  const seats = [{ member: 'm2' }, null];
  const tables = {
    t1: { ...table, n: 1, seats: [null] },
    t2: { ...table, n: 2, seats: [null] },
    t3: { ...table, n: 3, seats },
  };
  const { room } = docOf({ people: { m2: { name: 'Ben', mask: 'owl', at: 1 } }, tables });
  const root = document.createElement('div');
  render(drawTables(words, live, room, 'm2'), root);
  const plans = [...root.querySelectorAll('masque-table-plan')] as unknown as { table: { n: number } }[];
  expect(plans.map((it) => it.table.n)).toEqual([3, 1, 2]);
});
