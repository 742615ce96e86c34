import { afterEach, expect, test, vi } from 'vitest';
import { partFrom, takeParting } from '../../live/parting.ts';
import { docOf, noServer, server, words } from '../club.fixture.ts';
import './evening.ts';

afterEach(async () => {
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  takeParting();
});

const evening = { id: 'e1', name: 'Friday', at: 0 };
const people = { m1: { name: 'Ben', mask: 'owl', at: 0 } };
const table = { n: 1, name: '1', code: 'KITE', game: 'toy', min: 2, max: 4 };
const seats = [{ member: 'm1' }, { bot: true }];
const playing = { ...table, state: 'playing', seats };

/** Ben's phone, which shows the evening at which these tables are open. */
async function phone(tables: object) {
  noServer();
  const element = document.createElement('masque-evening');
  Object.assign(element, { code: 'VELA', translator: words });
  document.body.append(element);
  const there = await server();
  there.greets(docOf({ evening, people, tables }), { member: 'm1', host: false, here: true });
  const opens = async (): Promise<boolean> => {
    await element.updateComplete;
    await element.updateComplete;
    return element.shadowRoot!.textContent.includes('The table opens by itself.');
  };
  return { opens, there };
}

test('whoever came back to the evening by hand is left alone until the cards are dealt at their table', async () => {
  const { opens, there } = await phone({ t1: { ...table, state: 'over', seats } });
  expect(await opens()).toBe(false);
  there.says({ t: 'diff', counter: 2, ops: [[['room', 'tables', 't1', 'state'], 'lobby']] });
  expect(await opens()).toBe(false);
  there.says({ t: 'diff', counter: 3, ops: [[['room', 'tables', 't1', 'state'], 'playing']] });
  expect(await opens()).toBe(true);
});

test('whoever comes back during a game, by hand, stays', async () => {
  const { opens } = await phone({ t1: playing });
  expect(await opens()).toBe(false);
});

test('a phone whose table has sent it back is taken to the one where its owner sits now', async () => {
  partFrom({ problems: [] });
  const { opens } = await phone({ t1: playing });
  expect(await opens()).toBe(true);
});
