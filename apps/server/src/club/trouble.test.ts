import { sqliteStore } from '@masque/store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { fakeClock } from '../clock/fake-clock.ts';
import { Client } from '../test/client.ts';
import { club, cookieOf, finish, guest, openTable, withTable } from '../test/evening.ts';
import { GuestClient } from '../test/guest.ts';
import { ask, house, visitor } from '../test/house.ts';

test('a full table refuses people, and one with too few is not dealt; both recover', async () => {
  const { url } = await house();
  const { code, desk, table } = await withTable(url);
  const people = [];
  for (let i = 0; i < 7; i++) people.push(await guest(url, code, `Guest ${i}`));
  await people[0]!.do({ do: 'sit', table });
  expect(await desk.do({ do: 'deal', table })).toMatchObject({ t: 'refused' });
  for (const it of people.slice(1, 6)) expect(await it.do({ do: 'sit', table })).toMatchObject({ t: 'ok' });
  const late = people[6]!;
  const refused = await late.do({ do: 'sit', table });
  expect(refused).toMatchObject({ t: 'refused' });
  expect((refused as { text: string }).text).not.toBe('');
  // Somebody who came too late waits for the next game there, and gets the seat of somebody who stands up.
  expect(await late.do({ do: 'line', on: true, table })).toMatchObject({ t: 'ok' });
  expect(await people[3]!.do({ do: 'stand' })).toMatchObject({ t: 'ok' });
  expect(await late.do({ do: 'sit', table })).toMatchObject({ t: 'ok' });
  expect(await desk.do({ do: 'deal', table })).toMatchObject({ t: 'ok' });
});

/** An evening at which Ben, Cleo and Dov play at one table. */
async function threePlay() {
  const { url } = await house();
  const { code, desk, table, at } = await withTable(url);
  const people = [];
  for (const name of ['Ben', 'Cleo', 'Dov']) people.push(await guest(url, code, name));
  const [ben, cleo, dov] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  for (const it of people) await it.do({ do: 'sit', table });
  await desk.do({ do: 'deal', table });
  return { url, desk, table, at, ben, cleo, dov };
}

test('a player who gets up during a game gets the seat back by sitting down, and is otherwise not dealt in again', async () => {
  const { url, desk, table, at, ben, cleo, dov } = await threePlay();
  const member = ben.you!.member!;
  const seat = () => desk.doc!.room.tables[table]!.seats.find((it) => it?.member === member);
  expect(await ben.do({ do: 'stand' })).toMatchObject({ t: 'ok' });
  await desk.until(() => seat()?.bot === true);
  expect(await ben.do({ do: 'sit', table })).toMatchObject({ t: 'ok' });
  await desk.until(() => seat()?.bot === undefined);
  expect(await ben.do({ do: 'stand' })).toMatchObject({ t: 'ok' });

  // Once they are free, the random draw finds another table.
  await desk.do({ do: 'table', game: 'toy' });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 2);
  expect(await desk.do({ do: 'seatAll', how: 'lot', tables: [desk.table(2)] })).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.room.tables[desk.table(2)]!.seats.some((it) => it?.member === member));
  await finish(await Promise.all([cleo, dov].map((it) => Client.join(url, at, it))));
  await desk.until(() => desk.doc!.room.played === 1);
  expect(await desk.do({ do: 'again', table })).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.room.tables[table]!.state === 'playing');
  expect(seat()).toBeUndefined();
});

test('once a game is over, whoever lent their seat to a bot is seated elsewhere as freely as anybody', async () => {
  const { url, desk, at, ben, cleo, dov } = await threePlay();
  const member = ben.you!.member!;
  expect(await ben.do({ do: 'stand' })).toMatchObject({ t: 'ok' });
  await finish(await Promise.all([cleo, dov].map((it) => Client.join(url, at, it))));
  await desk.until(() => desk.doc!.room.played === 1);
  const end = await Client.join(url, at, ben);
  expect(end.doc!.you!.seat).not.toBeNull();
  const { table } = await openTable(desk);
  expect(await desk.do({ do: 'seat', member, table })).toMatchObject({ t: 'ok' });
  // The end of the old game is still on the phone: the table tells it to go.
  await end.until(() => end.doc!.you!.seat === null);
});

test('whoever leaves a game and then the evening is not put back into it by the table', async () => {
  const { url, desk, at, ben, cleo, dov } = await threePlay();
  const member = ben.you!.member!;
  const seat = await Client.join(url, at, ben);
  expect(await seat.do({ do: 'leave' })).toMatchObject({ t: 'ok' });
  expect(await ben.do({ do: 'leave' })).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.room.people[member] === undefined);
  // A bot plays on in that seat, and the game comes to its end.
  await finish(await Promise.all([cleo, dov].map((it) => Client.join(url, at, it))));
  await desk.until(() => desk.doc!.room.played === 1);
  expect(desk.doc!.room.people[member]).toBeUndefined();
});

test('a host whose laptop is lost continues on another one, and nobody inherits the desk in the meantime', async () => {
  const { url } = await house();
  const { code, desk } = await withTable(url);
  const ben = await guest(url, code, 'Ben');
  const { pin } = desk.doc!.desk!;
  const member = desk.you!.member!;
  desk.close();
  // The desk is for hosts only; others get what a phone gets.
  const tries = await GuestClient.join(url, code, ben.cookie, 'desk');
  expect(tries.doc!.desk).toBeUndefined();
  expect(tries.you!.host).toBe(false);
  const asked = await ask(url, `/api/clubs/${code}/claims`, { member, pin }, await visitor(url));
  const back = await GuestClient.join(url, code, cookieOf(asked), 'desk');
  expect(back.you).toMatchObject({ name: 'Ada', host: true });
  expect(back.doc!.desk!.hosts).toEqual([member]);
});

test('a seat moves to another phone, in the lobby and during a game', async () => {
  const { url } = await house();
  const { code, desk, table, at } = await withTable(url);
  const ben = await guest(url, code, 'Ben');
  await ben.do({ do: 'sit', table });
  const asked = await ask(url, `/api/clubs/${code}/claims`, { name: 'Ben' }, await visitor(url));
  const device = cookieOf(asked);
  const { claim } = (await asked.json()) as { claim: string };
  await desk.until(() => desk.doc!.desk!.claims[claim] !== undefined);
  await desk.do({ do: 'claim', claim, yes: true });
  const taken = await ask(url, `/api/clubs/${code}/claims/${claim}`, undefined, device);
  const phone = await Client.join(url, at, { cookie: cookieOf(taken) });
  expect(phone.doc!.you!.seat).toBe(0);
});

test('an evening that was left open ends when the next one begins: its tables close, its results stay', async () => {
  const { url } = await house();
  const { code, desk, table, at } = await withTable(url);
  const ben = await guest(url, code, 'Ben');
  await ben.do({ do: 'sit', table });
  const phone = await Client.join(url, at, ben);
  expect(await desk.do({ do: 'open', name: 'Saturday' })).toMatchObject({ t: 'ok' });
  await phone.until(() => phone.doc!.lobby.club?.closed === true);
  await desk.until(() => desk.doc!.room.evening?.name === 'Saturday');
  expect(desk.doc!.room.tables).toEqual({});
  // People who have been there before keep their identity.
  expect(await ben.do({ do: 'come' })).toMatchObject({ t: 'ok' });
  expect(code).toMatch(/^[A-Z]{4,5}$/);
});

test('a server that restarts during three games continues and counts all three', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evening-'));
  try {
    const first = await house({ store: await sqliteStore(join(folder, 'db')) });
    const { code, desk, cookie } = await club(first.url);
    const people = [];
    for (let i = 0; i < 6; i++) people.push(await guest(first.url, code, `Guest ${i}`));
    for (let n = 1; n <= 3; n++) {
      await desk.do({ do: 'table', game: 'toy' });
      await desk.until(() => Object.keys(desk.doc!.room.tables).length === n);
      for (const it of people.slice(2 * n - 2, 2 * n)) await it.do({ do: 'sit', table: desk.table(n) });
      expect(await desk.do({ do: 'deal', table: desk.table(n) })).toMatchObject({ t: 'ok' });
    }
    const codes = [1, 2, 3].map((n) => desk.doc!.room.tables[desk.table(n)]!.code);
    await first.close();
    const second = await house({ store: await sqliteStore(join(folder, 'db')) });
    const back = await GuestClient.join(second.url, code, cookie, 'desk');
    expect(Object.values(back.doc!.room.tables).map((it) => it.state)).toEqual(['playing', 'playing', 'playing']);
    for (const [n, at] of codes.entries()) {
      const pair = people.slice(2 * n, 2 * n + 2);
      await finish(await Promise.all(pair.map((it) => Client.join(second.url, at, it))));
    }
    await back.until(() => back.doc!.room.played === 3);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a phone that dies at night is replaced at night, without the others noticing', async () => {
  const { url } = await house();
  const { code, desk } = await club(url);
  const [ben, cleo] = [await guest(url, code, 'Ben'), await guest(url, code, 'Cleo')];
  const { table, at } = await openTable(desk, { options: { dark: true } });
  for (const it of [ben, cleo]) await it.do({ do: 'sit', table });
  await desk.do({ do: 'deal', table });
  const other = await Client.join(url, at, cleo);
  const old = await Client.join(url, at, ben);
  const { offers, table: seen } = old.doc!.play!;
  expect(seen.night).toBe(true);
  await old.close();
  const before = JSON.stringify(other.doc!.lobby);
  // A tab in private mode: nothing identifies the person any more.
  const asked = await ask(
    url,
    `/api/clubs/${code}/claims`,
    { name: 'Ben', pin: desk.doc!.desk!.pin },
    await visitor(url),
  );
  const phone = await Client.join(url, at, { cookie: cookieOf(asked) });
  expect(phone.doc!.you!.seat).toBe(0);
  expect(phone.doc!.play!.offers).toEqual(offers);
  await other.settled();
  expect(JSON.stringify(other.doc!.lobby)).toBe(before);
  await finish([phone, other]);
  await desk.until(() => desk.doc!.room.played === 1);
});

test('setting the clock back an hour stops neither a game nor the evening', async () => {
  let behind = 0;
  const clock = { ...systemClock, now: () => systemClock.now() - behind };
  const { url } = await house({ clock });
  const { code, desk, table, at } = await withTable(url);
  const [ben, cleo] = [await guest(url, code, 'Ben'), await guest(url, code, 'Cleo')];
  for (const it of [ben, cleo]) await it.do({ do: 'sit', table });
  await desk.do({ do: 'deal', table });
  const seats = [await Client.join(url, at, ben), await Client.join(url, at, cleo)];
  behind = 3_600_000;
  const dov = await guest(url, code, 'Dov');
  await desk.until(() => desk.doc!.room.newest === dov.you!.member);
  expect(await dov.do({ do: 'line', on: true, table })).toMatchObject({ t: 'ok' });
  await finish(seats);
  await desk.until(() => desk.doc!.room.played === 1);
  // A game must not end before it began.
  const [game] = (await (await ask(url, `/api/clubs/${code}/games`)).json()) as [{ minutes: number }];
  expect(game.minutes).toBeGreaterThanOrEqual(0);
  expect(await desk.do({ do: 'again', table })).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.room.tables[table]!.seats.filter(Boolean).length === 3);
});

test('a club that nobody follows is unloaded, and reloaded when somebody comes back', async () => {
  const clock = fakeClock();
  const { url } = await house({ clock });
  // Batched changes are sent when the clock moves on.
  const ticking = setInterval(() => void clock.pass(100), 10);
  const { code, desk, cookie } = await withTable(url);
  const ben = await guest(url, code, 'Ben');
  clearInterval(ticking);
  const inMemory = async () => Number(/^masque_clubs (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())![1]);
  for (let i = 0; i < 8; i++) await clock.pass(60_000);
  expect(await inMemory()).toBe(1);
  for (const it of [desk, ben]) it.close();
  await expect
    .poll(async () => {
      await clock.pass(60_000);
      return inMemory();
    })
    .toBe(0);
  const back = await GuestClient.join(url, code, cookie, 'desk');
  expect(Object.values(back.doc!.room.people).map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  expect(Object.keys(back.doc!.room.tables)).toHaveLength(1);
});
