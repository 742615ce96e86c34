import { goingOn } from '@masque/protocol';
import { sqliteStore, type Store } from '@masque/store';
import { expect, test, vi } from 'vitest';
import { Client } from '../test/client.ts';
import { club, finish, guest, openTable } from '../test/evening.ts';
import { GuestClient } from '../test/guest.ts';
import { dealt, house } from '../test/house.ts';

/** An evening where Ben and Cleo play at one node. Another one does not know that it has lost the evening. */
async function twoNodes(others: (store: Store) => Partial<Store> = () => ({})) {
  const store = await sqliteStore(':memory:');
  const { url } = await house({ store: { ...store, close: async () => {} } });
  const { code, desk, cookie } = await club(url);
  const guests = [await guest(url, code, 'Ben'), await guest(url, code, 'Cleo')];
  const { table, at } = await openTable(desk);
  for (const it of guests) await it.do({ do: 'sit', table });
  await desk.do({ do: 'deal', table });
  const [ben, cleo] = [await Client.join(url, at, guests[0]), await Client.join(url, at, guests[1])];
  const other = await house({ store: { ...store, ...others(store) } });
  const lost = await GuestClient.join(other.url, code, cookie, 'desk');
  return { store, table, lost, ben, cleo };
}

test('a move at a table that another node has closed is refused, and everybody sees that it is closed', async () => {
  const { table, lost, ben, cleo } = await twoNodes();
  expect(await lost.do({ do: 'untable', table })).toMatchObject({ t: 'ok' });
  expect(await ben.act(ben.offer('play'), { card: 0 })).toMatchObject({ t: 'refused', code: 'over' });
  await cleo.until(() => cleo.doc!.play === null);
});

test('a game whose table is closed ends, although somebody moves at another node at that moment', async () => {
  const move = vi.fn(async () => {});
  const { store, table, lost, ben } = await twoNodes(({ append }) => ({
    append: async (id, seq, inputs, also) => {
      if (also?.finished) await move();
      return append(id, seq, inputs, also);
    },
  }));
  move.mockImplementationOnce(async () => {
    expect(await ben.act(ben.offer('wave'))).toMatchObject({ t: 'ok' });
  });
  expect(await lost.do({ do: 'untable', table })).toMatchObject({ t: 'ok' });
  expect(move).toHaveBeenCalled();
  expect(await store.runningSessions()).toEqual([]);
});

const byHost = async ([ada]: readonly Client[]): Promise<void> => {
  for (let round = 0; round < 3; round++)
    expect(await ada!.do({ do: 'goOn', seen: goingOn(ada!.doc!.play!) })).toMatchObject({ t: 'ok' });
};

test.each([
  ['the host', byHost],
  ['a move', finish],
])('what another node saves while %s ends the game stays, and the table is listed as over', async (_, end) => {
  const store = await sqliteStore(':memory:');
  const { url } = await house({ store: { ...store, close: async () => {} } });
  const { code, cookies, players } = await dealt(url, 2);
  const [ada, ben] = players as [Client, Client];
  await ada.do({ do: 'settings', chat: true });
  const meanwhile = vi.fn(async () => {});
  const saveTable: Store['saveTable'] = async (draft, expected) => {
    if (draft.state === 'over') await meanwhile();
    return store.saveTable(draft, expected);
  };
  meanwhile.mockImplementationOnce(async () => {
    expect(await ben.do({ do: 'say', channel: 'table', text: 'Well played!' })).toMatchObject({ t: 'ok' });
  });
  const other = await house({ store: { ...store, saveTable } });
  const there = await Promise.all(cookies.map((cookie) => Client.join(other.url, code, { cookie })));
  await end(there);
  expect(meanwhile).toHaveBeenCalled();
  await there[0]!.until(() => there[0]!.said.length > 0);
  expect(await store.loadTableByCode(code)).toMatchObject({
    state: 'over',
    data: { said: [{ text: 'Well played!' }] },
  });
});
