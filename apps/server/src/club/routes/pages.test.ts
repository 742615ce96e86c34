import { nobody } from '@masque/club';
import { Hono } from 'hono';
import { setImmediate as breath } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from '../../http/turns.ts';
import { Pages } from './pages.ts';

/** Pages of a club, and how often they were made. */
function house() {
  const pages = new Pages(new Turns({ trustProxy: true }));
  let club = { ...nobody, name: 'The Lantern' };
  const made: string[] = [];
  const app = new Hono().get('/:page', async (c) => {
    const page = c.req.param('page');
    const text = await pages.text(c, [page], club, () => {
      made.push(page);
      return club.name;
    });
    return text === null ? c.text('', 429) : c.text(text);
  });
  const ask = async (page: string, line: string): Promise<[number, string]> => {
    const response = await app.request(`/${page}`, { headers: { 'x-forwarded-for': line } });
    return [response.status, await response.text()];
  };
  return { ask, made, rename: (name: string) => void (club = { ...club, name }) };
}

test('a page is made once, until what it is made of has changed', async () => {
  const { ask, made, rename } = house();
  await Promise.all([ask('standings', '203.0.113.1'), ask('standings', '203.0.113.2')]);
  expect(await ask('standings', '203.0.113.3')).toEqual([200, 'The Lantern']);
  expect(made).toEqual(['standings']);
  rename('The Owl');
  expect(await ask('standings', '203.0.113.3')).toEqual([200, 'The Owl']);
  expect(made).toEqual(['standings', 'standings']);
});

test('whoever asks for many pages keeps others waiting for one of them at most', async () => {
  const { ask, made } = house();
  let turns = 0;
  const others = (async () => {
    for (; made.length < 400; turns++) await breath();
  })();
  // Everybody behind one router may look at their own page when an evening ends.
  const many = Array.from({ length: 406 }, (_, n) => ask(`e${n}`, '198.51.100.7'));
  await ask('standings', '203.0.113.1');
  expect(made.indexOf('standings')).toBeLessThan(3);
  const refused = (await Promise.all(many)).filter(([status]) => status === 429);
  expect(refused).toHaveLength(6);
  await others;
  expect(turns).toBeGreaterThan(390);
});

test('pages are forgotten, the oldest first, when there are too many, even if they are empty', async () => {
  const { ask, made, rename } = house();
  rename('');
  for (let n = 0; n < 4000; n++) await ask(`e${n}`, '203.0.113.1');
  made.length = 0;
  await ask('e3999', '203.0.113.1');
  await ask('e0', '203.0.113.1');
  expect(made).toEqual(['e0']);
});
