import { commitmentOf, seedOf, type Input } from '@masque/core';
import { tableExport, chainOf, dealtFrom } from '@masque/protocol';
import { sqliteStore } from '@masque/store';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeClock } from '../clock/fake-clock.ts';
import { Client } from '../test/client.ts';
import { ask, house, party } from '../test/house.ts';

const number = (who: string): string => seedOf(`number of ${who}`);

/** A device that has given a seal and reveals its number as soon as it is asked. */
async function takePart(client: Client, mine: string): Promise<void> {
  expect(await client.do({ do: 'seal', hash: commitmentOf(mine) })).toMatchObject({ t: 'ok' });
  let revealed = false;
  client.onDoc = () => {
    if (!client.doc!.lobby.dealing || revealed) return;
    revealed = true;
    void client.do({ do: 'reveal', number: mine });
  };
}

async function playToTheEnd(players: readonly Client[]): Promise<void> {
  for (let round = 0; round < 3; round++) {
    for (const player of players) await player.act(player.offer('play'), { card: 0 });
    for (const player of players) await player.settled();
  }
}

test('the cards are dealt from the server’s seed and the number of every device', async () => {
  // With a fake clock, everybody is in time, however slow this machine is.
  const { url } = await house({ clock: fakeClock() });
  const { code, players } = await party(url, 2);
  const [ada, ben] = players as [Client, Client];
  const watcher = await Client.join(url, code, { as: 'screen' });
  await takePart(ada, number('ada'));
  await takePart(ben, number('ben'));
  await watcher.settled();
  const promised = watcher.doc!.lobby;
  expect(promised.seats.map((it) => it.seal)).toEqual(['ada', 'ben'].map((it) => commitmentOf(number(it))));
  await ada.do({ do: 'start' });
  await watcher.until(() => watcher.doc!.play !== null);
  const play = watcher.doc!.play!;
  expect(play.commitment).toBe(promised.commitment);
  expect(play.entropy).toEqual(['ada', 'ben'].map((it) => ({ seal: commitmentOf(number(it)), number: number(it) })));
  expect(play.seed).toBeUndefined();
  expect(watcher.doc!.lobby.seats.map((it) => it.seal)).toEqual([undefined, undefined]);

  await playToTheEnd(players);
  await watcher.until(() => watcher.doc!.play!.outcome !== null);
  const { seed: houseSeed, chain } = watcher.doc!.play!;
  expect(commitmentOf(houseSeed!)).toBe(promised.commitment);
  const file = tableExport.parse(await (await ask(url, `/api/tables/${code}/export`)).json());
  expect(file.seed).toBe(dealtFrom(houseSeed!, [number('ada'), number('ben')]));
  expect(file.entropy).toEqual({ house: houseSeed, seats: play.entropy });
  // The chain in the file is the one that everybody was last sent.
  expect(chain).toBe(file.chain);
});

test('devices that do not reveal in time are left out, and bots and absent devices are not waited for', async () => {
  const clock = fakeClock();
  const { url } = await house({ clock });
  const { players } = await party(url, 4);
  const [ada, ben, cleo, dov] = players as [Client, Client, Client, Client];
  await ada.do({ do: 'bot' });
  await takePart(ada, number('ada'));
  await cleo.do({ do: 'seal', hash: commitmentOf(number('cleo')) });
  await ben.do({ do: 'seal', hash: commitmentOf(number('ben')) });
  await dov.do({ do: 'seal', hash: commitmentOf(number('dov')) });
  await dov.close();
  const started = ada.do({ do: 'start' });
  await cleo.until(() => cleo.doc!.lobby.dealing === true);
  // A number that does not match the seal is rejected.
  expect(await cleo.do({ do: 'reveal', number: number('another') })).toMatchObject({ code: 'not_now' });
  await clock.pass(1999);
  expect(ben.doc!.play).toBeNull();
  await clock.pass(2);
  expect(await started).toMatchObject({ t: 'ok' });
  await ben.until(() => ben.doc!.play !== null);
  expect(ben.doc!.play!.entropy!.map((it) => it && it.number)).toEqual([number('ada'), null, null, null, null]);
  expect(ben.doc!.play!.entropy![4]).toBeNull();
  expect(ben.doc!.lobby.dealing).toBeUndefined();
  expect(await ben.do({ do: 'reveal', number: number('ben') })).toMatchObject({ code: 'not_now' });
});

test('if seeds are given, no device is asked for a number', async () => {
  const { url } = await house({ newSeed: () => seedOf('given') });
  const { players } = await party(url, 2);
  const [ada] = players as [Client, Client];
  expect(await ada.do({ do: 'seal', hash: commitmentOf(number('ada')) })).toMatchObject({ code: 'not_now' });
  await ada.do({ do: 'start' });
  await ada.until(() => ada.doc!.play !== null);
  expect(ada.doc!.play!.commitment).toBe(commitmentOf(seedOf('given')));
  expect(ada.doc!.play!.entropy).toBeUndefined();
});

test('the chain moves only when everybody sees a change, and is the same after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'masque-chain-'));
  const file = join(folder, 'masque.db');
  const first = await house({ store: await sqliteStore(file) });
  const { code, cookies, players } = await party(first.url, 2);
  const [ada, ben] = players as [Client, Client];
  await ada.do({ do: 'start' });
  await ben.until(() => ben.doc?.play != null);
  const before = ben.doc!.play!.chain;
  const frames = ben.frames.length;
  await ada.act(ada.offer('play'), { card: 0 });
  await ben.settled();
  // The answer is sealed: nobody else is sent anything.
  expect(ben.frames.slice(frames).filter((it) => !it.includes('"pong"'))).toEqual([]);
  await ben.act(ben.offer('play'), { card: 0 });
  await Promise.all([ada.settled(), ben.settled()]);
  const after = ben.doc!.play!.chain;
  expect(after).not.toBe(before);
  expect(ada.doc!.play!.chain).toBe(after);
  await first.close();

  const second = await house({ store: await sqliteStore(file) });
  const again = await Client.join(second.url, code, { cookie: cookies[0]! });
  expect(again.doc!.play!.chain).toBe(after);
  const benAgain = await Client.join(second.url, code, { cookie: cookies[1]! });
  for (let round = 0; round < 2; round++) {
    for (const it of [again, benAgain]) await it.act(it.offer('play'), { card: 0 });
    await Promise.all([again.settled(), benAgain.settled()]);
  }
  const exported = tableExport.parse(await (await ask(second.url, `/api/tables/${code}/export`)).json());
  expect(exported.chain).toBe(again.doc!.play!.chain);
  // Any other log has a different chain.
  const links = chainOf(exported.seed);
  const replayed = exported.inputs.reduce((link, input) => links.next(link, input as Input), 'x');
  expect(replayed).not.toBe(exported.chain);
});

test('seeds are encrypted in the database, and other users cannot read the file', async () => {
  const data = mkdtempSync(join(tmpdir(), 'masque-data-'));
  const seeds = ['a', 'b', 'c'].map((it) => seedOf(it));
  const { serve } = await import('../serve.ts');
  const { toyGame } = await import('../test/house.ts');
  let made = 0;
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    data,
    registered: [{ game: toyGame }],
    logLevel: 'silent',
    stepMs: 0,
    newSeed: () => seeds[made++]!,
  });
  try {
    const { players } = await party(server.url, 2);
    await players[0]!.do({ do: 'start' });
    await players[1]!.until(() => players[1]!.doc?.play != null);
    expect(made).toBe(2);
    const files = ['masque.db', 'masque.db-wal'].map((it) => join(data, it));
    for (const file of files) {
      const bytes = readFileSync(file).toString('latin1');
      for (const seed of seeds) expect(bytes.includes(seed)).toBe(false);
      expect(statSync(file).mode & 0o077).toBe(0);
    }
    expect(statSync(join(data, 'masque.key')).mode & 0o077).toBe(0);
  } finally {
    await server.close();
  }
});
