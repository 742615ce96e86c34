import { sqliteStore, type Store } from '@masque/store';
import { expect, onTestFinished, test } from 'vitest';
import { fakeClock } from '../../clock/fake-clock.ts';
import { Client } from '../../test/client.ts';
import { club, finish, guest, twoPlay } from '../../test/evening.ts';
import { GuestClient } from '../../test/guest.ts';
import { ask, house } from '../../test/house.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];

test('the games of a club that was removed go with it, though the node died in between', async () => {
  const inner = await sqliteStore(':memory:');
  const store = { ...inner, close: async () => {} };
  const first = await house({ store });
  const { code, desk, players } = await twoPlay(first.url);
  await finish(players);
  await desk.until(() => desk.doc!.room.played === 1);
  await desk.do({ do: 'close' });
  await first.close();

  const later = fakeClock(Date.now() + 101 * DAY);
  const dying: Store = { ...store, prune: () => Promise.reject(new Error('this node is dead')) };
  const second = await house({ store: dying, clock: later, keepClubsDays: 100 });
  await later.pass(HOUR + 1000);
  expect((await ask(second.url, `/api/clubs/${code}`)).status).toBe(404);
  await second.close();
  expect(await inner.listSessions()).toHaveLength(1);

  await house({ store, clock: later, keepClubsDays: 100 });
  await later.pass(HOUR + 1000);
  await expect.poll(() => inner.listSessions()).toEqual([]);
  expect(await inner.listStreams('leftovers')).toEqual([]);
});

test('a club in which nobody does anything is removed with its games, if its server is told to; others stay', async () => {
  const inner = await sqliteStore(':memory:');
  const store = { ...inner, close: async () => {} };
  const clock = fakeClock();
  const ticking = setInterval(() => void clock.pass(100), 10);
  onTestFinished(() => clearInterval(ticking));
  const first = await house({ store, clock });
  const [old, planned, used] = [await club(first.url), await club(first.url), await club(first.url)];
  const { desk } = old;
  const [ben, cleo] = [await guest(first.url, old.code, 'Ben'), await guest(first.url, old.code, 'Cleo')];
  await desk.do({ do: 'table', game: 'toy' });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 1);
  for (const it of [ben, cleo]) await it.do({ do: 'sit', table: desk.table(1) });
  await desk.do({ do: 'deal', table: desk.table(1) });
  const at = desk.doc!.room.tables[desk.table(1)]!.code;
  await finish([await Client.join(first.url, at, ben), await Client.join(first.url, at, cleo)]);
  await desk.until(() => desk.doc!.room.played === 1);
  for (const it of [old, planned]) await it.desk.do({ do: 'close' });
  expect(await planned.desk.do({ do: 'plan', name: 'Next year', on: clock.now() + 200 * DAY })).toMatchObject({
    t: 'ok',
  });
  clearInterval(ticking);
  await first.close();

  const found = async (days: number, keeping: object): Promise<boolean[]> => {
    const later = fakeClock(clock.now() + days * DAY);
    const { url, close } = await house({ store, clock: later, ...keeping });
    await later.pass(HOUR + 1000);
    const there = [];
    for (const { code } of [old, planned, used]) there.push((await ask(url, `/api/clubs/${code}`)).ok);
    await close();
    return there;
  };
  expect(await found(300, {})).toEqual([true, true, true]);
  // Somebody announces something in the third one, after almost all of the time.
  const almost = fakeClock(clock.now() + 99 * DAY);
  const second = await house({ store, clock: almost, keepClubsDays: 100 });
  const ticks = setInterval(() => void almost.pass(100), 10);
  const host = await GuestClient.join(second.url, used.code, used.cookie, 'desk');
  expect(await host.do({ do: 'say', text: 'Still here' })).toMatchObject({ t: 'ok' });
  clearInterval(ticks);
  await second.close();
  expect(await inner.listSessions()).toHaveLength(1);
  expect(await found(101, { keepClubsDays: 100 })).toEqual([false, true, true]);
  expect(await inner.listSessions()).toEqual([]);
  expect(await found(301, { keepClubsDays: 100 })).toEqual([false, false, false]);
  await inner.close();
});
