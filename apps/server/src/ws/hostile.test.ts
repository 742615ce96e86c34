import { PROTOCOL } from '@masque/protocol';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from '../test/client.ts';
import { dealt, house } from '../test/house.ts';

const KEY = 'abcdefgh';

/** Frames that are not messages, and messages that must do nothing. */
const nonsense = [
  '',
  'null',
  '[]',
  '42',
  '"hello"',
  '{',
  '{}',
  '\u0000',
  '{"t":"xstate.init"}',
  '{"t":"__proto__"}',
  '{"t":["act"]}',
  '{"__proto__":{"t":"ping"}}',
  JSON.stringify({ t: 'act', key: KEY }),
  JSON.stringify({ t: 'act', key: KEY, action: { type: 'play', window: 'playing#1', params: [] } }),
  JSON.stringify({ t: 'act', key: KEY, action: { type: 'play', window: 'playing#1', params: { card: 0 }, seat: 0 } }),
  JSON.stringify({ t: 'act', key: '__proto__', action: { type: 'xstate.stop', window: 'playing#1', params: {} } }),
  JSON.stringify({
    t: 'act',
    key: KEY,
    action: { type: 'xstate.after.think.flow.playing', window: 'playing#1', params: {} },
  }),
  JSON.stringify({ t: 'act', key: KEY, action: { type: 'leave', window: 'playing#1', params: { seat: 0 } } }),
  JSON.stringify({ t: 'act', key: KEY, action: { type: 'play', window: 'playing#1', params: { card: { $gt: -1 } } } }),
  '{"t":"act","key":"abcdefgh","action":{"type":"play","window":"playing#1","params":{"__proto__":{"card":0}}}}',
  `{"t":"act","key":"abcdefgh","action":{"type":"play","window":"playing#1","params":{"card":${'['.repeat(3000)}${']'.repeat(3000)}}}}`,
  '{"t":"act","key":"abcdefgh","action":{"type":"constructor","window":"playing#1","params":{"constructor":0}}}',
  '{"t":"act","key":"abcdefgh","action":{"type":"play","window":"playing#1","params":{"card":1e999}}}',
  JSON.stringify({ t: 'do', key: KEY, command: { do: 'constructor' } }),
  JSON.stringify({ t: 'do', key: KEY, command: { do: 'takeBack', seat: 0 } }),
  JSON.stringify({ t: 'do', key: KEY, command: { do: 'rename', name: '\u202e\u0007' } }),
  JSON.stringify({ t: 'do', key: KEY, command: { do: 'start' } }),
  `${'['.repeat(7000)}${']'.repeat(7000)}`,
];

test('invalid frames change nothing and get a short answer', async () => {
  const { url } = await house();
  const { players } = await dealt(url, 2);
  const [ada, ben] = players as [Client, Client];
  const [counter, before] = [ada.counter, JSON.stringify([ada.doc, ada.log])];
  for (const frame of nonsense) {
    const seen = ben.frames.length;
    ben.socket.send(frame);
    await ben.until(() => ben.frames.length > seen);
    const answer = ben.frames.at(-1)!;
    expect(answer).toContain('"t":"refused"');
    expect(answer.length).toBeLessThan(400);
    await new Promise((done) => setTimeout(done, 60));
  }
  ben.socket.send(Buffer.from([1, 2, 3]));
  await ben.until(() => ben.frames.at(-1)!.includes('bad_message'));
  await ada.settled();
  expect([ada.counter, JSON.stringify([ada.doc, ada.log])]).toEqual([counter, before]);
  expect(({} as Record<string, unknown>)['card']).toBeUndefined();
  expect(await ben.act(ben.offer('wave'))).toMatchObject({ t: 'ok' });
});

test('a frame of a megabyte closes the connection', async () => {
  const { url } = await house();
  const { players } = await dealt(url, 2);
  const [ada, ben] = players as [Client, Client];
  ben.socket.send('x'.repeat(1_000_000));
  await ben.until(() => ben.closed !== null);
  expect(ben.closed!.code).toBe(1009);
  expect(await ada.act(ada.offer('wave'))).toMatchObject({ t: 'ok' });
});

test('ten thousand frames at once are not read to the end, and disturb nobody', async () => {
  const { url } = await house();
  const { players } = await dealt(url, 2);
  const [ada, ben] = players as [Client, Client];
  const frame = JSON.stringify({
    t: 'act',
    key: KEY,
    action: { type: 'play', window: 'playing#7', params: { card: 0 } },
  });
  const before = process.memoryUsage().rss;
  for (let i = 0; i < 10_000; i++) ben.socket.send(frame);
  expect(await ada.act(ada.offer('wave'))).toMatchObject({ t: 'ok' });
  await ben.until(() => ben.closed !== null);
  expect(ben.messages.filter((it) => it.t === 'refused').length).toBeLessThan(100);
  expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
});

test('an unknown token belongs to nobody', async () => {
  const { url } = await house();
  const { code, cookies } = await dealt(url, 2);
  const forged = ['masque=x', `masque=${'A'.repeat(43)}`, `${cookies[0]}x`, 'masque=%00', `masque=${'"'.repeat(3000)}`];
  for (const cookie of forged) {
    const client = await Client.join(url, code, { cookie });
    expect(client.doc!.you).toBeNull();
    expect(client.doc!.play!.table.privateArea).toBeUndefined();
    expect(await client.do({ do: 'takeBack' })).toMatchObject({ code: 'no_person' });
  }
});

test('a client that does not say hello, or says it twice, is disconnected', async () => {
  const { url } = await house();
  const { code } = await dealt(url, 2);
  const rude = new Client(url, {});
  await rude.opened();
  rude.send({ t: 'act', key: KEY, action: { type: 'play', window: 'w', params: {} } });
  await rude.until(() => rude.closed !== null);
  expect(rude.closed!.code).toBe(1008);
  const eager = await Client.join(url, code);
  eager.send({ t: 'hello', v: PROTOCOL, table: code, as: 'seat', lang: 'en' });
  await eager.until(() => eager.closed !== null);
});

test('an outdated client is told to reload, and a missing table is reported as gone', async () => {
  const { url } = await house();
  const old = await Client.join(url, 'AAAA', { v: PROTOCOL - 1 });
  await old.until(() => old.closed !== null);
  expect(old.messages).toEqual([{ t: 'reload', v: PROTOCOL }]);
  const lost = await Client.join(url, 'AAAA');
  await lost.until(() => lost.closed !== null);
  expect(lost.messages).toEqual([{ t: 'gone' }]);
});

test('the server survives half a handshake and broken frames', async () => {
  const { url, port } = await house();
  const { players } = await dealt(url, 2);
  for (const text of [
    'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'GET http://[ HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'NONSENSE\r\n\r\n',
  ]) {
    await new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket
        .on('data', () => socket.destroy())
        .on('error', () => {})
        .on('close', () => done());
      setTimeout(() => socket.destroy(), 300);
    });
  }
  const raw = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  await new Promise((done) => raw.once('open', done));
  raw.on('error', () => {});
  // A frame with reserved bits set.
  (raw as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(Buffer.from([0xf1, 0x80, 0, 0, 0, 0]));
  await new Promise((done) => raw.once('close', done));
  expect(await players[0]!.act(players[0]!.offer('wave'))).toMatchObject({ t: 'ok' });
});
