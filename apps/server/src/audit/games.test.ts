import { sqliteStore } from '@masque/store';
import { expect, test } from 'vitest';
import { Box } from '../identity/box.ts';
import { serverKey } from '../identity/server-key.ts';
import { Registry } from '../registry.ts';
import { finish } from '../test/evening.ts';
import { dealt, house, toyGame } from '../test/house.ts';
import { auditGames } from './games.ts';

test('a game that ends while it is looked up is found as it ended, and one whose end was lost is told', async () => {
  const store = await sqliteStore(':memory:');
  const key = 'ab'.repeat(32);
  const { url } = await house({ store, key });
  const { players } = await dealt(url, 2);
  const before = await store.listSessions();
  await finish(players);
  await expect.poll(async () => (await store.listSessions())[0]!.finishedAt).not.toBeNull();
  const games = new Registry([{ game: toyGame }]);
  const box = new Box(serverKey(':memory:', key));
  const late = { ...store, listSessions: async () => before };
  expect(await auditGames({ store: late, games, box }, [])).toMatchObject({ problems: [], counts: { games: 1 } });
  const end = { finishedAt: null, outcome: null };
  const lost = { ...store, loadSession: async (id: string) => ({ ...(await store.loadSession(id))!, ...end }) };
  expect((await auditGames({ store: lost, games, box }, [])).problems.join()).toContain('its end does not match');
});
