import { sqliteStore } from '@masque/store';
import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { finish } from '../test/evening.ts';
import { fakeClock } from '../clock/fake-clock.ts';
import { ask, dealt, house, open, party, visitor } from '../test/house.ts';

test('no table gets the code of a club, which people type in the same place', async () => {
  const store = await sqliteStore(':memory:');
  const asked: string[] = [];
  const loadStreamByCode = async (code: string) => {
    asked.push(code);
    return asked.length <= 2 ? { id: `club ${code}`, kind: 'club', code, seq: 1 } : store.loadStreamByCode(code);
  };
  const { url } = await house({ store: { ...store, loadStreamByCode } });
  const code = await open(url, await visitor(url, 'Ada'));
  expect(asked).toHaveLength(3);
  expect(code).toBe(asked[2]);
});

test('people come, sit down, get ready and play', async () => {
  const { url } = await house();
  const host = await visitor(url, 'Ada');
  const code = await open(url, host);
  expect(code).toMatch(/^[A-Z]{4}$/);
  const ada = await Client.join(url, code, { cookie: host });
  expect(ada.doc!.you).toMatchObject({ host: true, seat: null, name: 'Ada' });
  expect(ada.doc!.lobby.problems).toEqual([{ key: 'problem.few', args: { missing: 2 } }]);
  expect(await ada.do({ do: 'sit' })).toMatchObject({ t: 'ok' });

  const ben = await Client.join(url, code.toLowerCase(), { cookie: await visitor(url) });
  expect(await ben.do({ do: 'sit' })).toMatchObject({ code: 'name_needed' });
  expect(await ben.do({ do: 'sit', name: 'ádá' })).toMatchObject({ code: 'name_taken' });
  expect(await ben.do({ do: 'sit', name: '\u0410da' })).toMatchObject({ code: 'name_taken' });
  expect(await ben.do({ do: 'sit', name: '\u202e\u3164' })).toMatchObject({ code: 'name_bad' });
  expect(await ben.do({ do: 'sit', name: 'Ben', mask: ada.doc!.you!.mask! })).toMatchObject({ code: 'mask_taken' });
  expect(await ben.do({ do: 'sit', seat: 0, name: 'Ben' })).toMatchObject({ code: 'seat_taken' });
  expect(await ben.do({ do: 'sit', name: 'Ben', mask: 'owl' })).toMatchObject({ t: 'ok' });
  expect(await ben.do({ do: 'start' })).toMatchObject({ code: 'not_host' });
  expect(await ada.do({ do: 'start' })).toMatchObject({
    code: 'problems',
    text: 'The game cannot start yet: Not ready yet: Ben.',
  });
  await ben.do({ do: 'ready', on: true });
  await ada.until(() => ada.doc!.lobby.problems.length === 0);
  const { commitment } = ada.doc!.lobby;
  expect(await ada.do({ do: 'start' })).toMatchObject({ t: 'ok' });
  await ben.until(() => ben.doc!.play !== null);
  expect(ben.doc).toMatchObject({ lobby: { state: 'playing' }, you: { seat: 1, name: 'Ben', mask: 'owl' } });
  expect(ben.doc!.play).toMatchObject({ commitment, outcome: null });
  expect(await ben.do({ do: 'stand' })).toMatchObject({ code: 'not_now' });
});

test('a host can deal before everybody is ready, but not with too few players', async () => {
  const { url } = await house();
  const { players } = await party(url, 2);
  const [ada, ben] = players as [Client, Client];
  await ada.do({ do: 'options', options: { ms: 2000 } });
  expect(await ada.do({ do: 'start' })).toMatchObject({ code: 'problems' });
  await ben.do({ do: 'stand' });
  expect(await ada.do({ do: 'start', anyway: true })).toMatchObject({ code: 'problems' });
  await ben.do({ do: 'sit', seat: 1 });
  expect(await ben.do({ do: 'start', anyway: true })).toMatchObject({ code: 'not_host' });
  expect(await ada.do({ do: 'start', anyway: true })).toMatchObject({ t: 'ok' });
  await ben.until(() => ben.doc!.play !== null);
});

test('options are checked by the game, and a change resets who is ready', async () => {
  const { url } = await house();
  const { players } = await party(url, 2);
  const [ada, ben] = players as [Client, Client];
  expect(await ada.do({ do: 'options', options: { ms: 3 } })).toMatchObject({ code: 'bad_options' });
  expect(
    await ada.do({ do: 'options', options: JSON.parse('{"__proto__": {"ms": 3}, "ms": 2000}') as never }),
  ).toMatchObject({ t: 'ok' });
  await ben.until(() => ben.doc!.lobby.options['ms'] === 2000);
  expect(ben.doc!.lobby.options).toMatchObject({ ms: 2000, bots: true });
  expect(ben.doc!.lobby.problems).toMatchObject([{ key: 'problem.notReady' }]);
  expect(await ben.do({ do: 'options', options: { ms: null } })).toMatchObject({ code: 'not_host' });
});

test('the contents of a hidden set reach the host alone', async () => {
  const { url } = await house();
  const { players, code } = await party(url, 6);
  const [ada, ben] = players as [Client, Client];
  const screen = await Client.join(url, code, { as: 'screen' });
  await ada.do({ do: 'options', options: { veiled: true } });
  for (const it of [ben, screen]) await it.until(() => it.doc!.lobby.options['veiled'] === true);
  const from = [ben, screen].map((it) => it.frames.length);
  await ada.do({ do: 'options', options: { bots: false } });
  await ada.until(() => ada.doc!.lobby.problems.includes('toy.tooMany'));
  const late = await Client.join(url, code, { cookie: await visitor(url) });
  for (const it of [ben, screen, late]) {
    await it.settled();
    expect(it.doc!.lobby.options).toEqual({ ms: null, watched: false, veiled: true, dark: false, broken: false });
    expect(it.doc!.lobby.problems).not.toContain('toy.tooMany');
  }
  expect(ben.doc!.lobby.problems).toContain('problem.set');
  const told = [ben.frames.slice(from[0]), screen.frames.slice(from[1]), late.frames].flat().join();
  expect(told).not.toMatch(/"bots"|tooMany/);

  await ada.do({ do: 'seats', n: 5 });
  await ada.do({ do: 'options', options: { veiled: false } });
  await ben.until(() => ben.doc!.lobby.options['bots'] === false);
});

test('a new host does not learn the hidden set', async () => {
  const clock = fakeClock();
  const { url } = await house({ clock });
  const { players } = await party(url, 4);
  const [ada, ben] = players as [Client, Client];
  await ada.do({ do: 'options', options: { veiled: true, bots: false } });
  for (const it of players) await it.do({ do: 'ready', on: true });
  expect(await ada.do({ do: 'start' })).toMatchObject({ t: 'ok' });
  const from = ben.frames.length;
  await ada.close();
  await clock.pass(31_000);
  await ben.until(() => ben.doc!.you!.host);
  expect(ben.doc!.lobby.options).not.toHaveProperty('bots');
  // Revealing a hidden set replaces it.
  for (let round = 0; round < 3; round++)
    for (const it of players) {
      if (it === ada) continue;
      await it.act(it.offer('play'), { card: 0 });
    }
  expect(await ben.do({ do: 'options', options: { veiled: false } })).toMatchObject({ code: 'not_now' });
  expect(ben.frames.slice(from).join()).not.toContain('"bots"');
});

test('a new host starts with their own set', async () => {
  const clock = fakeClock();
  const { url } = await house({ clock });
  const { players } = await party(url, 2);
  const [ada, ben] = players as [Client, Client];
  await ada.do({ do: 'options', options: { veiled: true, bots: false } });
  await ada.close();
  await clock.pass(31_000);
  await ben.until(() => ben.doc!.you!.host);
  expect(ben.doc!.lobby.options).not.toHaveProperty('bots');
  expect(await ben.do({ do: 'options', options: { veiled: false } })).toMatchObject({ t: 'ok' });
  await ben.until(() => ben.doc!.lobby.options['veiled'] === false);
  // The default set, not the hidden one.
  expect(ben.doc!.lobby.options).toMatchObject({ bots: true });
});

test('bots take seats; seats are added, cleared and removed', async () => {
  const { url } = await house();
  const { players } = await party(url, 1);
  const [ada] = players as [Client];
  expect(await ada.do({ do: 'bot', level: 'genius' })).toMatchObject({ code: 'no_bot' });
  expect(await ada.do({ do: 'bot' })).toMatchObject({ t: 'ok' });
  expect(await ada.do({ do: 'bot' })).toMatchObject({ t: 'ok' });
  await ada.until(() => ada.doc!.lobby.seats.length === 3);
  const names = ada.doc!.lobby.seats.map((it) => it.name);
  expect(new Set(names).size).toBe(3);
  expect(await ada.do({ do: 'clear', seat: 1 })).toMatchObject({ t: 'ok' });
  expect(await ada.do({ do: 'clear', seat: 1 })).toMatchObject({ code: 'no_seat' });
  expect(await ada.do({ do: 'seats', n: 1 })).toMatchObject({ code: 'seat_taken' });
  expect(await ada.do({ do: 'seats', n: 7 })).toMatchObject({ code: 'table_full' });
  expect(await ada.do({ do: 'seats', n: 2 })).toMatchObject({ t: 'ok' });
  expect(await ada.do({ do: 'start' })).toMatchObject({ t: 'ok' });
  await ada.until(() => ada.doc!.play?.table.seats.length === 2);
});

test('a whole game: the seed is revealed after the end, then a rematch is played', async () => {
  const { url } = await house();
  const { players, code } = await dealt(url, 2);
  const [ada, ben] = players as [Client, Client];
  expect((await ask(url, `/api/tables/${code}/export`)).status).toBe(404);
  const { commitment, id } = ada.doc!.play!;
  for (let round = 1; round <= 3; round++) {
    for (const player of [ada, ben])
      expect(await player.act(player.offer('play'), { card: 0 })).toMatchObject({ t: 'ok' });
    await ben.settled();
    await ada.settled();
  }
  expect(ada.doc).toMatchObject({ lobby: { state: 'over' }, play: { outcome: { reason: 'toy.points' }, offers: [] } });
  const file = (await (await ask(url, `/api/tables/${code}/export`)).json()) as { seed: string };
  expect(file).toMatchObject({ format: 'masque-table', names: ['Ada', 'Ben'], commitment, seed: ada.doc!.play!.seed });
  expect(await ben.do({ do: 'rematch' })).toMatchObject({ code: 'not_host' });
  expect(await ada.do({ do: 'rematch' })).toMatchObject({ t: 'ok' });
  await ben.until(() => ben.doc!.play?.id !== id);
  expect(ben.doc!.play).toMatchObject({ outcome: null });
  expect(ben.doc!.play!.seed).toBeUndefined();
  expect(ben.log.map((it) => it.kind)).toEqual(['whisper']);
});

test('after the end the table returns to the lobby and plays another game', async () => {
  const { url } = await house();
  const { players } = await dealt(url, 2);
  const [ada] = players as [Client];
  for (let round = 1; round <= 3; round++) {
    for (const player of players) await player.act(player.offer('play'), { card: 0 });
    for (const player of players) await player.settled();
  }
  expect(await ada.do({ do: 'game', id: 'toy' })).toMatchObject({ code: 'not_now' });
  expect(await ada.do({ do: 'lobby' })).toMatchObject({ t: 'ok' });
  expect(await ada.do({ do: 'game', id: 'none' })).toMatchObject({ code: 'no_game' });
  expect(await ada.do({ do: 'game', id: 'toy' })).toMatchObject({ t: 'ok' });
  await ada.settled();
  expect(ada.doc).toMatchObject({ play: null, lobby: { state: 'lobby' } });
});

test('tables are listed, whatever they play', async () => {
  const { url } = await house();
  const { code } = await dealt(url, 2);
  const list = (await (await ask(url, '/api/tables')).json()) as unknown[];
  expect(list).toMatchObject([{ code, game: 'toy', state: 'playing', people: 2, bots: 0, free: 0 }]);
  expect((await ask(url, '/api/tables/QQQQ')).status).toBe(404);
  expect((await ask(url, `/api/tables/${code}/qr.svg`)).headers.get('content-type')).toContain('svg');
});

test('the host has the big screen explain the game, which has no keys of its own', async () => {
  const { url } = await house();
  const { players, code } = await party(url, 2);
  const [ada, ben] = players as [Client, Client];
  const screen = await Client.join(url, code, { as: 'screen' });
  expect(await ben.do({ do: 'tell', on: true })).toMatchObject({ code: 'not_host' });
  expect(await ada.do({ do: 'tell', on: true })).toMatchObject({ t: 'ok' });
  await screen.until(() => screen.doc!.lobby.telling !== undefined);
  await ada.do({ do: 'tell', on: false });
  await screen.until(() => screen.doc!.lobby.telling === undefined);
  await ada.do({ do: 'tell', on: true });
  expect(ada.doc!.lobby.dealt).toBeUndefined();
  expect(await ada.do({ do: 'start', anyway: true })).toMatchObject({ t: 'ok' });
  await screen.until(() => screen.doc!.play !== null);
  // The cards end it, and it is not offered again before the next deal of the same game.
  expect(screen.doc!.lobby.telling).toBeUndefined();
  expect(await ada.do({ do: 'tell', on: true })).toMatchObject({ code: 'not_now' });
  await finish([ada, ben]);
  await ada.do({ do: 'lobby' });
  await ada.until(() => ada.doc!.lobby.state === 'lobby');
  expect(ada.doc!.lobby.dealt).toBe(true);
});
