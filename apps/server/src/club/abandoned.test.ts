import { expect, onTestFinished, test } from 'vitest';
import { fakeClock } from '../clock/fake-clock.ts';
import { club, guest } from '../test/evening.ts';
import { house } from '../test/house.ts';
import { Client } from '../test/client.ts';
import { ABANDONED_MS } from './abandoned.ts';

test('a table at which nobody has been for an hour is closed, and hosts are told; one that is waited for stays', async () => {
  const clock = fakeClock();
  const { url } = await house({ clock });
  // What is gathered is sent all the same.
  const ticking = setInterval(() => void clock.pass(100), 10);
  onTestFinished(() => clearInterval(ticking));
  const { code, desk } = await club(url);
  const ben = await guest(url, code, 'Ben');
  const cleo = await guest(url, code, 'Cleo');
  const later = clock.now() + 3 * ABANDONED_MS;
  for (const name of ['Empty', 'Seated', 'Waited for', 'Planned']) await desk.do({ do: 'table', game: 'toy', name });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 4);
  const [empty, seated, awaited, planned] = [1, 2, 3, 4].map((n) => desk.table(n)) as [string, string, string, string];
  await desk.do({ do: 'fill', table: empty });
  expect(await ben.do({ do: 'sit', table: seated })).toMatchObject({ t: 'ok' });
  expect(await cleo.do({ do: 'line', on: true, table: awaited })).toMatchObject({ t: 'ok' });
  expect(await desk.do({ do: 'begins', table: planned, on: later })).toMatchObject({ t: 'ok' });
  const there = await Client.join(url, desk.doc!.room.tables[empty]!.code);
  clearInterval(ticking);
  await clock.pass(ABANDONED_MS - 120_000);
  expect(Object.keys(desk.doc!.room.tables)).toHaveLength(4);
  for (let i = 0; i < 4; i++) await clock.pass(60_000);
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 3);
  expect(Object.keys(desk.doc!.room.tables).sort()).toEqual([seated, awaited, planned].sort());
  expect(desk.doc!.desk!.vanished).toMatchObject({ n: 1, name: 'Empty' });
  // Whoever opens it all the same reads what has happened.
  await there.until(() => there.doc!.lobby.club?.closed === true);
  expect(there.doc!.lobby.problems).toContainEqual('problem.closed.idle');
});
