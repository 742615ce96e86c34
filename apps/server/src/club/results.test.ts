import { sqliteStore, type Store } from '@masque/store';
import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { club, finish, guest } from '../test/evening.ts';
import { house } from '../test/house.ts';

test('a game counts though its table plays the next one before the club has heard of its end', async () => {
  const inner = await sqliteStore(':memory:');
  // What the club writes waits until it is told to go on: so its queue is busy for as long.
  let goOn = (): void => {};
  let held: Promise<void> = Promise.resolve();
  const store: Store = {
    ...inner,
    extendStream: async (...args) => (await held, inner.extendStream(...args)),
  };
  const { url } = await house({ store });
  const { code, desk, cookie } = await club(url);
  const [ben, cleo] = [await guest(url, code, 'Ben'), await guest(url, code, 'Cleo')];
  await desk.do({ do: 'table', game: 'toy' });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 1);
  const table = desk.table(1);
  for (const it of [ben, cleo]) await it.do({ do: 'sit', table });
  await desk.do({ do: 'deal', table });
  const at = desk.doc!.room.tables[table]!.code;
  const players = [await Client.join(url, at, ben), await Client.join(url, at, cleo)];
  const host = await Client.join(url, at, { cookie });
  const [first] = players.map((it) => it.doc!.play!.id);

  held = new Promise((done) => (goOn = done));
  const said = desk.do({ do: 'say', text: 'Supper!' });
  await finish(players);
  expect(await host.do({ do: 'rematch' })).toMatchObject({ t: 'ok' });
  await players[0]!.until(() => players[0]!.doc!.play!.id !== first);
  goOn();
  expect(await said).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.room.tables[table]!.state === 'playing' && desk.doc!.room.played > 0);
  await finish(players);
  await desk.until(() => desk.doc!.room.played === 2);
});
