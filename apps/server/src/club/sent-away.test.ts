import { sqliteStore, type Store } from '@masque/store';
import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { guest, withTable } from '../test/evening.ts';
import { house, visitor } from '../test/house.ts';

test('a troublemaker removed during a game is replaced by a bot, and kept out until a host allows it', async () => {
  const { url } = await house();
  const { code, desk, table, at } = await withTable(url);
  const [ben, cleo] = [await guest(url, code, 'Ben'), await guest(url, code, 'Cleo')];
  for (const it of [ben, cleo]) await it.do({ do: 'sit', table });
  await desk.do({ do: 'deal', table });
  const seat = await Client.join(url, at, cleo);
  const member = ben.you!.member!;
  expect(await desk.do({ do: 'bar', member, on: true })).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.desk!.barred[member] === 'Ben');
  expect(seat.doc!.play!.outcome).toBeNull();
  await seat.until(() =>
    seat.doc!.lobby.seats.some((it) => it?.name === 'Ben' && (it.standIn ?? it.bot) !== undefined),
  );
  expect(await ben.do({ do: 'come' })).toMatchObject({ code: 'barred' });
  expect(await desk.do({ do: 'bar', member, on: false })).toMatchObject({ t: 'ok' });
  expect(await ben.do({ do: 'come' })).toMatchObject({ t: 'ok' });
});

test('a locked evening and a host’s word also hold for those who know the code of a table', async () => {
  const { url } = await house();
  const { code, desk, cookie, table, at } = await withTable(url);
  const [ben, cleo] = [await guest(url, code, 'Ben'), await guest(url, code, 'Cleo')];
  await desk.do({ do: 'lock', on: true });
  const sits = async (who: { cookie: string }, name: string) =>
    (await Client.join(url, at, who)).do({ do: 'sit', name });
  const stranger = { cookie: await visitor(url) };
  expect(await sits(stranger, 'Dov')).toMatchObject({ code: 'evening_locked' });
  // Those who are in, and hosts, sit where they like; a new table knows it, too.
  expect(await sits(ben, 'Ben')).toMatchObject({ t: 'ok' });
  expect(await sits({ cookie }, 'Ada')).toMatchObject({ t: 'ok' });
  await desk.do({ do: 'table', game: 'toy' });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 2);
  const other = desk.doc!.room.tables[desk.table(2)]!.code;
  expect(await (await Client.join(url, other, stranger)).do({ do: 'sit', name: 'Dov' })).toMatchObject({
    code: 'evening_locked',
  });
  // Whoever goes home may not come back to a seat either.
  await cleo.do({ do: 'leave' });
  expect(await sits(cleo, 'Cleo')).toMatchObject({ code: 'evening_locked' });
  await desk.do({ do: 'lock', on: false });
  expect(await sits(cleo, 'Cleo')).toMatchObject({ t: 'ok' });

  // Whoever is sent away has no seat and sees no table, on whichever page they are.
  const watches = await Client.join(url, other, { ...cleo, as: 'watch' });
  await desk.do({ do: 'bar', member: cleo.you!.member!, on: true });
  await desk.until(() => !desk.doc!.room.tables[table]!.seats.some((it) => it?.member === cleo.you!.member));
  await watches.until(() => watches.closed !== null);
  expect((await Client.join(url, at, cleo)).messages).toEqual([{ t: 'gone', club: code }]);
  await desk.do({ do: 'bar', member: cleo.you!.member!, on: false });
  expect(await sits(cleo, 'Cleo')).toMatchObject({ t: 'ok' });
});

test('tables are told whom a host sends away, though the store failed when it was said', async () => {
  const inner = await sqliteStore(':memory:');
  let fails = false;
  const store: Store = {
    ...inner,
    saveTable: (...given) => (fails ? Promise.reject(new Error('the disk is full')) : inner.saveTable(...given)),
  };
  const { url } = await house({ store });
  const { code, desk, at } = await withTable(url);
  const ben = await guest(url, code, 'Ben');
  const bar = () => desk.do({ do: 'bar', member: ben.you!.member!, on: true }, 'the-same-key');
  fails = true;
  expect(await bar()).toMatchObject({ code: 'busy' });
  fails = false;
  expect(await bar()).toMatchObject({ t: 'ok' });
  expect((await Client.join(url, at, ben)).messages).toEqual([{ t: 'gone', club: code }]);
});
