import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { club, guest, openTable } from '../test/evening.ts';
import { GuestClient } from '../test/guest.ts';
import { ask, house } from '../test/house.ts';

/** An evening with one table of a host who has no seat there. */
async function evening() {
  const { url } = await house();
  const it = await club(url);
  return { url, ...it, ...(await openTable(it.desk)) };
}

test('a host without a seat turns the chat of a table on, and bots for people who are away', async () => {
  const { url, code, desk, table, at } = await evening();
  const ben = await guest(url, code, 'Ben');
  const seen = await Client.join(url, at, ben);
  expect(desk.doc!.desk!.settings[table]).toEqual({ chat: false, botForAway: false });
  expect(await ben.do({ do: 'settings', table, chat: true })).toMatchObject({ code: 'not_host' });
  expect(await desk.do({ do: 'settings', table, chat: true })).toMatchObject({ t: 'ok' });
  await seen.until(() => seen.doc!.lobby.settings.chat);
  await desk.do({ do: 'fill', table });
  await desk.do({ do: 'deal', table });
  await desk.until(() => desk.doc!.room.tables[table]!.state === 'playing');
  expect(await desk.do({ do: 'settings', table, botForAway: true })).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.desk!.settings[table]!.botForAway);
  await seen.until(() => seen.doc!.lobby.settings.botForAway);
  expect(seen.doc!.lobby.settings.chat).toBe(true);
});

test('what was refused is not done after all when the same is sent again', async () => {
  const { url, code, desk, table } = await evening();
  const ben = await guest(url, code, 'Ben');
  const chat = { do: 'settings', table, chat: true } as const;
  expect(await ben.do(chat, 'a-key-of-ben')).toMatchObject({ code: 'not_host' });
  await desk.do({ do: 'host', member: ben.you!.member!, on: true });
  await ben.until(() => ben.you!.host);
  expect(await ben.do(chat, 'a-key-of-ben')).toMatchObject({ code: 'not_host' });
  expect(await ben.do(chat)).toMatchObject({ t: 'ok' });
});

test('a hidden set that a host has made at the desk is known to that host only', async () => {
  const { url, code, desk, cookie, table, at } = await evening();
  const ben = await guest(url, code, 'Ben');
  await desk.do({ do: 'host', member: ben.you!.member!, on: true });
  await ben.until(() => ben.you!.host);
  const before = desk.frames.length;
  const secret = { ms: 9000, bots: false, veiled: true };
  expect(await ben.do({ do: 'game', table, game: 'toy', options: secret })).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.desk!.options[table]!['veiled'] === true);
  await ben.until(() => ben.you!.sets?.[table] !== undefined);
  expect(ben.you!.sets).toEqual({ [table]: { bots: false } });
  expect(desk.doc!.desk!.options[table]).not.toHaveProperty('bots');
  expect(desk.you).not.toHaveProperty('sets');
  expect(desk.frames.slice(before).join()).not.toMatch(/bots"\]?[,:]/);
  // At the table itself, it is the same.
  const [his, hers] = [await Client.join(url, at, ben), await Client.join(url, at, { cookie })];
  expect(his.doc!.lobby.options['bots']).toBe(false);
  expect(hers.doc!.lobby.options).not.toHaveProperty('bots');

  // Too many seats for this set: why it cannot be dealt would reveal it.
  await desk.do({ do: 'fill', table, n: 6 });
  expect(JSON.stringify(await desk.do({ do: 'deal', table }))).not.toContain('tooMany');
  expect(JSON.stringify(await ben.do({ do: 'deal', table }))).toContain('tooMany');

  // A ruleset is shown to all hosts, so the set stays out of it.
  await ben.do({ do: 'ruleset', name: 'Ours', game: 'toy', options: secret });
  await desk.until(() => Object.keys(desk.doc!.desk!.rulesets).length === 1);
  expect(Object.values(desk.doc!.desk!.rulesets)[0]!.options).toEqual({ ms: 9000, veiled: true });

  // Another host begins with the usual set, and is then the one who knows.
  await desk.do({ do: 'game', table, game: 'toy', options: { veiled: true, ms: 8000 } });
  await desk.until(() => desk.you!.sets !== undefined);
  expect(desk.you!.sets).toEqual({ [table]: { bots: true } });
  await ben.until(() => ben.you!.sets === undefined);
});

test('a host renames and recolours the club, and renames the evening; its language is that of screens and of files for spreadsheets', async () => {
  const { url, code, desk, cookie, at } = await evening();
  const screen = await GuestClient.join(url, code, undefined, 'screen');
  const titles = async () => (await (await ask(url, `/api/clubs/${code}/standings.csv`)).text()).split(',')[0];
  expect(await titles()).toContain('Place');
  const owl = { name: 'The Owl', color: 'moss', language: 'fr' } as const;
  expect(await desk.do({ do: 'rename', ...owl })).toMatchObject({ t: 'ok' });
  await screen.until(() => screen.doc!.room.club.name === 'The Owl');
  // So is the evening that is on, also at its tables.
  const seat = await Client.join(url, at, { cookie });
  expect(await desk.do({ do: 'evening', name: 'The long night' })).toMatchObject({ t: 'ok' });
  await screen.until(() => screen.doc!.room.evening!.name === 'The long night');
  await seat.until(() => seat.doc!.lobby.club!.evening === 'The long night');
  expect(screen.doc!.room.club).toMatchObject(owl);
  expect(await titles()).toContain('Rang');
});

test('hosts see which big screens there are, and choose for one of them or for all', async () => {
  const { url } = await house();
  const { code, desk } = await club(url);
  const [wall, bar] = [
    await GuestClient.join(url, code, undefined, 'screen', null, 'wall01'),
    await GuestClient.join(url, code, undefined, 'screen', null, 'bar001'),
  ];
  await desk.until(() => Object.keys(desk.doc!.screens ?? {}).length === 2);
  expect(desk.doc!.screens).toEqual({ wall01: { n: 1 }, bar001: { n: 2 } });
  expect(await desk.do({ do: 'screen', screen: 'bar001', show: 'standings' })).toMatchObject({ t: 'ok' });
  await bar.until(() => bar.doc!.screens!['bar001']!.show === 'standings');
  expect(await desk.do({ do: 'screen', show: 'rotation' })).toMatchObject({ t: 'ok' });
  await wall.until(() => wall.doc!.room.screen === 'rotation');
  expect(wall.doc!.screens).toEqual({ wall01: { n: 1 }, bar001: { n: 2, show: 'standings' } });
  // It comes back with its number and with what was chosen for it.
  bar.close();
  await desk.until(() => Object.keys(desk.doc!.screens!).length === 1);
  const again = await GuestClient.join(url, code, undefined, 'screen', null, 'bar001');
  await again.until(() => again.doc!.screens!['bar001'] !== undefined);
  expect(again.doc!.screens!['bar001']).toEqual({ n: 2, show: 'standings' });
  expect(await desk.do({ do: 'screen', screen: 'bar001' })).toMatchObject({ t: 'ok' });
  await again.until(() => again.doc!.screens!['bar001']!.show === undefined);
});
