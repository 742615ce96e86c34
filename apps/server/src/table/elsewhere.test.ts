import { sqliteStore } from '@masque/store';
import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { club, guest, openTable } from '../test/evening.ts';
import { GuestClient } from '../test/guest.ts';
import { house } from '../test/house.ts';

test('a move at a table that another node has closed is refused, and everybody sees that it is closed', async () => {
  const store = await sqliteStore(':memory:');
  const { url } = await house({ store: { ...store, close: async () => {} } });
  const { code, desk, cookie } = await club(url);
  const guests = [await guest(url, code, 'Ben'), await guest(url, code, 'Cleo')];
  const { table, at } = await openTable(desk);
  for (const it of guests) await it.do({ do: 'sit', table });
  await desk.do({ do: 'deal', table });
  const [ben, cleo] = [await Client.join(url, at, guests[0]), await Client.join(url, at, guests[1])];
  // A node that does not know that it has lost the evening.
  const other = await house({ store });
  const lost = await GuestClient.join(other.url, code, cookie, 'desk');
  expect(await lost.do({ do: 'untable', table })).toMatchObject({ t: 'ok' });
  expect(await ben.act(ben.offer('play'), { card: 0 })).toMatchObject({ t: 'refused', code: 'over' });
  await cleo.until(() => cleo.doc!.play === null);
});
