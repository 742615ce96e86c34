import { sqliteStore, type Store } from '@masque/store';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Client } from '../test/client.ts';
import { fakeClock } from '../clock/fake-clock.ts';
import { dealt, house, visitor } from '../test/house.ts';

const file = (): string => join(mkdtempSync(join(tmpdir(), 'masque-')), 'masque.db');
const kinds = (client: Client): string[] => client.log.map((it) => it.kind);

test('a broken connection resumes where it was, or starts over', async () => {
  const { url } = await house();
  const { players, code, cookies } = await dealt(url, 2);
  const [ada, ben] = players as [Client, Client];
  const { counter, epoch } = ben;
  await ben.close();
  const same = await Client.join(url, code, { cookie: cookies[1]!, from: ben });
  await same.settled();
  // The only thing missed was the seat's own absence, which nobody was told about.
  expect(same.messages.map((it) => it.t)).toEqual(['welcome', 'pong']);
  await same.close();
  await ada.act(ada.offer('wave'));
  await ada.act(ada.offer('wave'));
  const back = await Client.join(url, code, { cookie: cookies[1]!, from: ben });
  await back.settled();
  expect(back.messages.map((it) => it.t)).toEqual(['welcome', 'full', 'pong']);
  expect(kinds(back)).toEqual(['whisper', 'wave', 'wave']);
  expect(back.doc).toMatchObject({ you: { seat: 1 }, play: { outcome: null } });

  for (const resume of [
    { epoch: 'another', counter },
    { epoch, counter: 9999 },
  ]) {
    const fresh = await Client.join(url, code, { cookie: cookies[1]!, resume });
    await fresh.until(() => fresh.doc !== null);
    expect(kinds(fresh)).toEqual(['whisper', 'wave', 'wave']);
  }
});

test('a rule that throws when a clock fires ends the game, and everybody is told', async () => {
  const clock = fakeClock();
  const { url } = await house({ clock });
  const { players, code } = await dealt(url, 2, { ms: 5000, broken: true });
  const screen = await Client.join(url, code, { as: 'screen' });
  await clock.pass(5000);
  for (const client of [...players, screen]) {
    await client.until(() => client.doc!.lobby.state === 'over');
    expect(client.doc!.play!.outcome).toEqual({ winners: [], reason: 'outcome.aborted' });
    expect(kinds(client).at(-1)).toBe('aborted');
  }
  // The table is free for another game, and the failed one can be downloaded.
  expect(await players[0]!.do({ do: 'rematch' })).toMatchObject({ t: 'ok' });
  const file = (await (await fetch(`${url}/api/tables/${code}/export`)).json()) as { inputs: object[] };
  expect(file.inputs.at(-1)).toMatchObject({ abort: 'fault' });
});

test('what was stored although the store’s answer was lost is shown to everybody, even if nobody acts', async () => {
  const clock = fakeClock();
  const store = await sqliteStore(':memory:');
  let failures = 0;
  const failing =
    <A extends unknown[], R>(method: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      const answer = await method(...given);
      if (failures > 0) throw new Error(`the connection was lost, ${failures--}`);
      return answer;
    };
  const lossy: Store = { ...store, append: failing(store.append), loadTable: failing(store.loadTable) };
  const { url } = await house({ clock, store: lossy });
  const { players } = await dealt(url, 2, { ms: 5000 });
  // The answer to the clock's input, and then to whoever looks whether it was stored.
  failures = 3;
  await clock.pass(5000);
  expect(failures).toBe(2);
  await clock.pass(4000);
  expect(failures).toBe(0);
  expect(players.map(kinds)).toEqual(Array(2).fill(['whisper']));
  await clock.pass(4000);
  for (const it of players) await it.until(() => kinds(it).includes('shows'));
});

test('what was stored is shown to everybody although the store failed at the next write', async () => {
  const clock = fakeClock();
  const store = await sqliteStore(':memory:');
  let fails = false;
  const failing: Store = {
    ...store,
    saveTable: (...given) => (fails ? Promise.reject(new Error('the disk is full')) : store.saveTable(...given)),
  };
  const { url } = await house({ clock, store: failing });
  const { players } = await dealt(url, 2, { ms: 5000 });
  await clock.pass(10_000);
  // The last round ends the game, which is then noted for the list of tables.
  fails = true;
  await clock.pass(5000);
  fails = false;
  await clock.pass(20_000);
  for (const it of players) await it.until(() => it.doc!.lobby.state === 'over');
  expect(await (await fetch(`${url}/api/tables`)).json()).toMatchObject([{ state: 'over' }]);
});

test('a table that cannot be looked after while the store fails is not tried again without a pause', async () => {
  const clock = fakeClock();
  const store = await sqliteStore(':memory:');
  let fails = false;
  let attempts = 0;
  const failing: Store = {
    ...store,
    saveTable: (...given) => {
      if (!fails) return store.saveTable(...given);
      attempts++;
      return Promise.reject(new Error('the disk is full'));
    },
  };
  const { url } = await house({ clock, store: failing });
  const { players } = await dealt(url, 2);
  // Somebody else becomes host.
  fails = true;
  await players[0]!.close();
  await clock.pass(31_000);
  await players[1]!.settled();
  expect(attempts).toBeGreaterThan(0);
  expect(attempts).toBeLessThan(10);
});

test('a node that dies before it has listed a game as over leaves that to the next one', async () => {
  const inner = await sqliteStore(':memory:');
  const isOver = (state: string): boolean => state === 'over';
  const dying: Store = {
    ...inner,
    saveTable: async (table, ...given) =>
      isOver(table.state) ? Promise.reject(new Error('this node is dead')) : inner.saveTable(table, ...given),
  };
  const clock = fakeClock();
  const first = await house({ clock, store: dying });
  const { players, code } = await dealt(first.url, 2, { ms: 5000 });
  await clock.pass(15_000);
  for (const it of players) await it.until(() => it.doc!.lobby.state === 'over');

  const { url } = await house({ clock, store: { ...inner, close: async () => {} } });
  await Client.join(url, code, { as: 'screen' });
  expect(await (await fetch(`${url}/api/tables`)).json()).toMatchObject([{ state: 'over' }]);
});

test('a repeated action is acknowledged again and not done twice', async () => {
  const { url } = await house();
  const { players } = await dealt(url, 2);
  const [ada, ben] = players as [Client, Client];
  const wave = ada.offer('wave');
  const key = 'the-same-key';
  expect(await Promise.all([ada.act(wave, {}, key), ben.act(wave, {}, key)])).toMatchObject([{ t: 'ok' }, { t: 'ok' }]);
  expect(await ada.act(wave, {}, key)).toMatchObject({ t: 'ok' });
  const answer = ada.offer('play');
  expect(await ada.act(answer, { card: 0 }, 'another-key')).toMatchObject({ t: 'ok' });
  expect(await ben.act(ben.offer('play'), { card: 0 })).toMatchObject({ t: 'ok' });
  await ada.settled();
  // The question has been settled, and this answer had been accepted before.
  expect(await ada.act(answer, { card: 0 }, 'another-key')).toMatchObject({ t: 'ok' });
  expect(await ada.act(answer, { card: 1 })).toMatchObject({ code: 'stale' });
  expect(await ada.do({ do: 'settings', botForAway: true }, 'third-key')).toMatchObject({ t: 'ok' });
  expect(await ada.do({ do: 'settings', botForAway: true }, 'third-key')).toMatchObject({ t: 'ok' });
  await ben.settled();
  expect(kinds(ben).filter((it) => it === 'wave')).toHaveLength(2);
});

test('an action for a past game is answered, and not done in the next one', async () => {
  const { url } = await house();
  const { players } = await dealt(url, 2);
  const [ada, ben] = players as [Client, Client];
  const { id } = ada.doc!.play!;
  const action = { ...ada.offer('play'), params: { card: 0 } };
  const { type, window, params } = action;
  const ask = { t: 'act', action: { type, window, params }, game: id } as const;
  ada.send({ ...ask, key: 'taken-once' });
  await ada.until(() => ada.messages.some((it) => 'ok' in it && it.ok?.includes('taken-once')));
  await ben.act(ben.offer('play'), { card: 0 });
  for (let round = 2; round <= 3; round++)
    for (const it of players) {
      await it.until(() => it.doc?.play?.offers.some((offer) => offer.type === 'play' && !offer.optional) === true);
      expect(await it.act(it.offer('play'), { card: 0 })).toMatchObject({ t: 'ok' });
    }
  await ada.until(() => ada.doc?.play?.outcome != null);
  const told = (key: string) =>
    ada.messages.filter((it) => ('ok' in it && it.ok?.includes(key)) || ('key' in it && it.key === key));
  // A repetition at the same moment waits in the queue behind the rematch.
  const again = ada.do({ do: 'rematch' });
  ada.send({ ...ask, key: 'taken-once' });
  expect(await again).toMatchObject({ t: 'ok' });
  await ada.until(() => told('taken-once').length === 2);
  expect(told('taken-once').at(-1)).toMatchObject({ ok: ['taken-once'] });
  await ada.until(() => ada.doc?.play != null && ada.doc.play.id !== id);
  await ben.until(() => ben.doc?.play?.id === ada.doc!.play!.id);
  expect(ada.offer('play').window).toBe(window);
  ada.send({ ...ask, key: 'taken-once' });
  ada.send({ ...ask, key: 'never-taken' });
  await ada.until(() => told('taken-once').length === 3 && told('never-taken').length === 1);
  expect(told('taken-once').at(-1)).toMatchObject({ ok: ['taken-once'] });
  expect(told('never-taken')).toMatchObject([{ t: 'refused', code: 'stale' }]);
  // Nobody has answered in the new game: its first question is still open.
  expect(ada.doc!.play!.offers.some((it) => it.type === 'play' && !it.optional)).toBe(true);
});

test('simultaneous moves are committed together, each once, in order', async () => {
  const store = await sqliteStore(':memory:');
  const appended = vi.spyOn(store, 'append');
  const { url } = await house({ store });
  const { players } = await dealt(url, 4);
  const [ada, ben, cy, dee] = players as [Client, Client, Client, Client];
  const wave = ada.offer('wave');
  await Promise.all([ada.act(wave, {}, 'the-same-key'), ben.act(wave), cy.act(wave), dee.act(wave)]);
  // One player repeats an accepted move and three answer; the last answer settles the round.
  const offers = players.map((it) => it.offer('play'));
  const answers = await Promise.all([
    ada.act(wave, {}, 'the-same-key'),
    ...[ben, cy, dee].map((it, i) => it.act(offers[i + 1]!, { card: 0 })),
  ]);
  expect(answers.map((it) => it.t)).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(await ada.act(offers[0]!, { card: 0 })).toMatchObject({ t: 'ok' });
  await ada.settled();
  expect(kinds(ada).filter((it) => it === 'wave')).toHaveLength(4);
  expect(kinds(ada).filter((it) => it === 'shows')).toHaveLength(4);
  const together = appended.mock.calls.map(([, , inputs]) => inputs.length);
  expect(together.reduce((sum, n) => sum + n, 0)).toBe(8);
  expect(Math.max(...together)).toBeGreaterThan(1);
});

test('only instances of current offers are accepted, from those who sit there', async () => {
  const { url } = await house();
  const { players, code } = await dealt(url, 2);
  const [ada, ben] = players as [Client, Client];
  const play = ada.offer('play');
  expect(await ada.act(play, { card: 5 })).toMatchObject({ code: 'bad_param' });
  expect(await ada.act({ ...play, window: 'playing#9' }, { card: 0 })).toMatchObject({ code: 'stale' });
  expect(await ada.act({ ...play, type: 'xstate.stop' })).toMatchObject({ code: 'not_offered' });
  const watcher = await Client.join(url, code, { as: 'watch', lang: 'fr' });
  expect(await watcher.act(play, { card: 0 })).toMatchObject({
    code: 'read_only',
    text: 'Vous regardez. Asseyez-vous pour jouer.',
  });
  const other = await Client.join(url, code, { cookie: await visitor(url, 'Zoe') });
  expect(await other.act(play, { card: 0 })).toMatchObject({ code: 'not_seated' });
  const nobody = await Client.join(url, code);
  expect(await nobody.do({ do: 'sit' })).toMatchObject({ code: 'no_person' });
  await ben.settled();
  expect(kinds(ben)).toEqual(['whisper']);
});

test('a game continues after the server was down', async () => {
  const data = file();
  const first = await house({ store: await sqliteStore(data) });
  const { players, code, cookies } = await dealt(first.url, 3);
  await players[0]!.act(players[0]!.offer('play'), { card: 1 });
  await players[1]!.act(players[1]!.offer('wave'));
  await Promise.all(players.map((it) => it.settled()));
  const before = players.map((it) => [it.doc!.play, it.log]);
  await first.close();
  await players[0]!.until(() => players[0]!.closed !== null);
  expect(players[0]!.closed).toMatchObject({ code: 1012 });

  const second = await house({ store: await sqliteStore(data) });
  const again = await Promise.all(cookies.map((cookie) => Client.join(second.url, code, { cookie })));
  expect(again.map((it) => [it.doc!.play, it.log])).toEqual(before);
  for (const player of again.slice(1))
    expect(await player.act(player.offer('play'), { card: 0 })).toMatchObject({ t: 'ok' });
  await again[0]!.until(() => kinds(again[0]!).includes('shows'));
});

test('a deadline fires; one that was due while no server was running fires once, at the start', async () => {
  const data = file();
  const clock = fakeClock();
  const first = await house({ store: await sqliteStore(data), clock });
  const { players, code } = await dealt(first.url, 2, { ms: 10_000 });
  const [ada] = players as [Client];
  expect(ada.doc!.play!.table.timer).toEqual({ since: clock.now(), at: clock.now() + 10_000 });
  await clock.pass(9_900);
  expect(kinds(ada)).toEqual(['whisper']);
  await clock.pass(200);
  await ada.until(() => kinds(ada).filter((it) => it === 'shows').length === 2);
  await first.close();

  await clock.pass(3_600_000);
  const second = await house({ store: await sqliteStore(data), clock });
  const watcher = await Client.join(second.url, code, { as: 'screen' });
  await clock.pass(100);
  await watcher.settled();
  expect(kinds(watcher).filter((it) => it === 'shows')).toHaveLength(4);
  await clock.pass(10_000);
  await watcher.until(() => watcher.doc!.lobby.state === 'over');
});

test('a faster second node is detected, and nothing is lost or done twice', async () => {
  const data = file();
  const [one, two] = await Promise.all([
    house({ store: await sqliteStore(data) }),
    house({ store: await sqliteStore(data) }),
  ]);
  const { players, code, cookies } = await dealt(one.url, 2);
  const [ada, ben] = players as [Client, Client];
  const away = await Client.join(two.url, code, { cookie: cookies[1]! });
  expect(await ada.act(ada.offer('wave'))).toMatchObject({ t: 'ok' });
  expect(await away.act(away.offer('wave'), {}, 'one-key-only')).toMatchObject({ t: 'ok' });
  expect(await ben.act(ben.offer('wave'), {}, 'one-key-only')).toMatchObject({ t: 'ok' });
  await away.settled();
  expect(kinds(away)).toEqual(['whisper', 'wave', 'wave']);
  await ben.settled();
  expect(kinds(ben)).toEqual(['whisper', 'wave', 'wave']);
});
