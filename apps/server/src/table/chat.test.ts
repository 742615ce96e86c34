import { sqliteStore } from '@masque/store';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { dealt, house, party, visitor, type TableParty } from '../test/house.ts';
import { withReceipt } from './moves/move.ts';
import type { StoredMessage } from './stored-message.ts';
import { withMessage } from './commands/talk.ts';

const texts = (client: Client): (string | undefined)[] => client.said.map((it) => it.text);
const say = (client: Client, text: string, channel = 'table') => client.do({ do: 'say', channel, text });
const settled = (clients: readonly Client[]) => Promise.all(clients.map((it) => it.settled()));

/** Four people at a table with a chat; those in seats 0 and 2 share a private channel. */
async function talking(url: string): Promise<TableParty> {
  const it = await dealt(url, 4);
  await it.players[0]!.do({ do: 'settings', chat: true });
  await settled(it.players);
  return it;
}

test('a table has no chat unless the host turns it on; before and after the game it is public', async () => {
  const { url } = await house();
  const { players, code } = await party(url, 2);
  const [ada, ben] = players as [Client, Client];
  expect(ada.doc!.chat).toBeUndefined();
  expect(await say(ben, 'hello')).toMatchObject({ code: 'chat_off' });
  expect(await ben.do({ do: 'settings', chat: true })).toMatchObject({ code: 'not_host' });
  await ada.do({ do: 'settings', chat: true });
  expect(ada.doc!.lobby.settings).toEqual({ botForAway: false, chat: true });
  const watcher = await Client.join(url, code, { as: 'watch' });
  expect(await say(ben, '  hello,\n <b>all</b> ')).toMatchObject({ t: 'ok' });
  await settled([ada, watcher]);
  for (const it of [ada, ben, watcher])
    expect(it.said).toMatchObject([{ seat: 1, by: 'Ben', channel: 'table', text: 'hello, <b>all</b>' }]);
  expect(watcher.doc!.chat!.channels).toEqual([{ id: 'table', name: 'channel.table', write: false }]);
  expect(await say(watcher, 'psst')).toMatchObject({ code: 'read_only' });
  const zoe = await Client.join(url, code, { cookie: await visitor(url, 'Zoe') });
  expect(texts(zoe)).toEqual(['hello, <b>all</b>']);
  expect(await say(zoe, 'me too')).toMatchObject({ code: 'not_seated' });
  await ada.do({ do: 'settings', chat: false });
  await settled([watcher]);
  expect(watcher.doc!.chat).toBeUndefined();
  expect((await Client.join(url, code, { as: 'watch' })).said).toEqual([]);
});

test('a message in a channel is sent to its readers and leaves no trace anywhere else', async () => {
  const { url } = await house();
  const { players, code, cookies } = await talking(url);
  const [ada, ben, cleo, dov] = players as [Client, Client, Client, Client];
  const screen = await Client.join(url, code, { as: 'screen' });
  const others = [ben, dov, screen];
  const before = others.map((it) => it.frames.filter((frame) => !frame.includes('"pong"')).length);
  const counters = others.map((it) => it.counter);
  expect(await say(ada, 'let us take Ben', 'even')).toMatchObject({ t: 'ok' });
  expect(await say(ben, 'let me in', 'even')).toMatchObject({ code: 'no_channel' });
  expect(await say(ben, 'anybody?', 'none')).toMatchObject({ code: 'no_channel' });
  await settled(players);
  await settled([screen]);
  expect(cleo.said).toMatchObject([{ seat: 0, channel: 'even', text: 'let us take Ben', private: true }]);
  expect(others.map((it) => it.counter)).toEqual(counters);
  // Only Ben was sent anything: the answers to his own requests.
  const after = others.map((it) => it.frames.filter((frame) => !frame.includes('"pong"')).length);
  expect(after).toEqual([before[0]! + 2, before[1], before[2]]);
  // People who come back or arrive later do not find it either.
  const late = await Promise.all([
    ...[1, 3].map((seat) => Client.join(url, code, { cookie: cookies[seat]! })),
    Client.join(url, code, { as: 'watch' }),
  ]);
  for (const it of [...others, ...late]) expect(it.frames.join('')).not.toContain('let us take');
  const twice = await Client.join(url, code, { cookie: cookies[2]! });
  expect(texts(twice)).toEqual(['let us take Ben']);
});

test('whispers of others do not change a byte of what a viewer is sent', async () => {
  const seen: string[][] = [];
  for (const whispers of [true, false]) {
    const { url } = await house();
    const { players, code } = await talking(url);
    const [ada, ben, cleo] = players as [Client, Client, Client];
    const watcher = await Client.join(url, code, { as: 'watch' });
    for (let i = 0; i < 3; i++) {
      if (whispers) await say(i % 2 ? ada : cleo, `it is number ${i}`, 'even');
      await say(ben, `I am a villager ${i}`);
      await settled([...players, watcher]);
    }
    await ada.do({ do: 'mute', seat: 3, on: true });
    await settled([...players, watcher]);
    for (const [i, it] of [players[1]!, players[3]!, watcher].entries()) (seen[i] ??= []).push(...plainFrames(it));
  }
  for (const frames of seen) {
    const [one, two] = [frames.slice(0, frames.length / 2), frames.slice(frames.length / 2)];
    expect(one.length).toBeGreaterThan(3);
    expect(two).toEqual(one);
  }
});

test('however much others whisper, nothing that a viewer can read or has sent is forgotten for it', () => {
  const message = (id: number, to: unknown): StoredMessage => ({ id: String(id), to }) as StoredMessage;
  const ids = (said: readonly StoredMessage[]): string[] => said.filter(({ to }) => to === 'all').map(({ id }) => id);
  let said = [message(0, 'all'), message(1, 'all')];
  let done = ['ben said', 'ada sat'];
  for (let i = 2; i < 300; i++) {
    said = withMessage(said, message(i, [0, 2]));
    done = withReceipt(done, `ada ${i}`, new Set(['ada', 'ben']));
  }
  expect(ids(said)).toEqual(['0', '1']);
  expect(done.filter((it) => !it.startsWith('ada'))).toEqual(['ben said']);
  for (let i = 300; i < 600; i++) said = withMessage(said, message(i, 'all'));
  expect(ids(said)).toHaveLength(200);
  expect([said.length, done.length]).toEqual([400, 21]);
});

/**
 * Frames since the chat was opened, without anything that differs between runs: times, and the names of tables, games
 * and messages.
 */
function plainFrames({ frames }: Client): string[] {
  const from = frames.findIndex((it) => it.includes('"chat":{') || it.includes('["chat"]'));
  return frames.slice(from).flatMap((it) => {
    const message = JSON.parse(it) as { t: string; ok?: string[]; said?: { id: string; at: number }[] };
    if (message.t !== 'diff') return [];
    return [
      JSON.stringify({
        ...message,
        ok: message.ok?.length,
        said: message.said?.map((one) => ({ ...one, id: '', at: 0 })),
      }),
    ];
  });
}

test('a broken connection receives missed messages once', async () => {
  const { url } = await house();
  const { players, code, cookies } = await talking(url);
  const [ada, , cleo] = players as [Client, Client, Client];
  await say(ada, 'one', 'even');
  await cleo.settled();
  await cleo.close();
  await say(ada, 'two', 'even');
  await say(ada, 'three');
  const back = await Client.join(url, code, { cookie: cookies[2]!, from: cleo });
  await back.settled();
  expect(texts(back)).toEqual(['one', 'two', 'three']);
});

test('a repeated message is shown once, and nobody can flood the table', async () => {
  const { url } = await house();
  const { players } = await talking(url);
  const [ada, ben] = players as [Client, Client];
  const key = 'the-same-words';
  for (let i = 0; i < 2; i++)
    expect(await ada.do({ do: 'say', channel: 'table', text: 'hm' }, key)).toMatchObject({ t: 'ok' });
  const replies = await Promise.all(Array.from({ length: 9 }, (_, i) => say(ben, `spam ${i}`)));
  expect(replies.filter((it) => it.t === 'ok')).toHaveLength(5);
  expect(replies.find((it) => it.t === 'refused')).toMatchObject({ code: 'slow_down' });
  expect(await say(ada, 'x'.repeat(301))).toMatchObject({ code: 'bad_message' });
  await ada.settled();
  expect(texts(ada).filter((it) => it === 'hm')).toHaveLength(1);
  expect(ada.said).toHaveLength(6);
});

test('the host can mute people and remove messages, except those the host cannot read', async () => {
  const { url } = await house();
  const { players, code } = await talking(url);
  const [ada, ben, cleo, dov] = players as [Client, Client, Client, Client];
  await say(dov, 'rude words');
  await say(cleo, 'quietly', 'even');
  await settled(players);
  const [rude, quiet] = ada.said;
  expect(await ben.do({ do: 'unsay', id: rude!.id })).toMatchObject({ code: 'not_host' });
  expect(await ben.do({ do: 'mute', seat: 0, on: true })).toMatchObject({ code: 'not_host' });
  expect(await ada.do({ do: 'unsay', id: rude!.id })).toMatchObject({ t: 'ok' });
  expect(await ada.do({ do: 'mute', seat: 3, on: true })).toMatchObject({ t: 'ok' });
  await settled(players);
  for (const it of players) expect(it.said.find(({ id }) => id === rude!.id)).not.toHaveProperty('text');
  const late = await Client.join(url, code, { as: 'watch' });
  expect(late.frames.join('')).not.toContain('rude words');
  expect(dov.doc!.lobby.seats[3]).toMatchObject({ muted: true });
  expect(await say(dov, 'but')).toMatchObject({ code: 'muted' });
  await ada.do({ do: 'mute', seat: 3, on: false });
  expect(await say(dov, 'sorry')).toMatchObject({ t: 'ok' });
  // The host role passes to somebody who cannot read that channel.
  expect(quiet).toMatchObject({ private: true });
  expect(await ada.do({ do: 'unsay', id: quiet!.id })).toMatchObject({ t: 'ok' });
  expect(await ada.do({ do: 'unsay', id: 'nothing-of-the-kind' })).toMatchObject({ code: 'no_message' });
});

test('a host can neither remove nor detect whispers', async () => {
  const { url } = await house();
  const it = await party(url, 4);
  const [ada, ben] = it.players as [Client, Client];
  // The host moves to an odd seat and somebody else to an even one.
  await ben.do({ do: 'stand' });
  await ada.do({ do: 'sit', seat: 1 });
  await ben.do({ do: 'sit', seat: 0 });
  for (const player of it.players) await player.do({ do: 'ready', on: true });
  await ada.do({ do: 'settings', chat: true });
  await ada.do({ do: 'start' });
  await ben.until(() => ben.doc?.play != null);
  await say(ben, 'the host must not know', 'even');
  await settled(it.players);
  const [secret] = ben.said;
  expect(secret).toMatchObject({ text: 'the host must not know' });
  expect(await ada.do({ do: 'unsay', id: secret!.id })).toMatchObject({ code: 'no_message' });
  expect(ada.said).toEqual([]);
});

test('messages survive a restart; whispers of a game are deleted with it', async () => {
  const data = join(mkdtempSync(join(tmpdir(), 'masque-')), 'masque.db');
  const first = await house({ store: await sqliteStore(data) });
  const { players, code, cookies } = await talking(first.url);
  const [ada, ben] = players as [Client, Client];
  await say(ada, 'in private', 'even');
  await say(ben, 'in public');
  await first.close();
  const { url } = await house({ store: await sqliteStore(data) });
  const again = await Promise.all(cookies.map((cookie) => Client.join(url, code, { cookie })));
  expect(again.map(texts)).toEqual([
    ['in private', 'in public'],
    ['in public'],
    ['in private', 'in public'],
    ['in public'],
  ]);
  const [host] = again as [Client];
  while (host.doc!.lobby.state !== 'over')
    for (const it of again) {
      await it.settled();
      const offer = it.doc!.play!.offers.find(({ type, optional }) => type === 'play' && !optional);
      if (offer) await it.act(offer, { card: 0 });
    }
  await settled(again);
  expect(texts(host)).toEqual(['in private', 'in public']);
  await host.do({ do: 'lobby' });
  await settled(again);
  expect(again.map(texts)).toEqual(Array(4).fill(['in public']));
});
