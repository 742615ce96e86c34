import type { Doc, ServerMessage } from '@masque/protocol';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { PublicFeed } from '../table/views/public-feed.ts';
import { ViewerFeed, type Listener, type ViewerMoment } from '../table/views/viewer-feed.ts';
import { SendQueue } from './send-queue.ts';

const table = (n: number): Doc => {
  const lobby = { code: 'VELA', n, heavy: String(n).repeat(20_000) };
  return { lobby, you: null, play: null } as unknown as Doc;
};

test('a phone that does not read uses no memory, and gets the whole table when it reads again', async () => {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
  const phone = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`);
  const socket = await new Promise<WebSocket>((done) => server.once('connection', done));
  await new Promise((done) => phone.once('open', done));
  const got: ServerMessage[] = [];
  phone.on('message', (data) => got.push(JSON.parse(String(data)) as ServerMessage));
  phone.pause();

  const everybody = new PublicFeed();
  const feed = new ViewerFeed(everybody);
  const queue = new SendQueue(socket, { drained: () => feed.drained(listener) });
  const listener: Listener = { deliver: (frame) => queue.deliver(frame), takeKeys: () => [], acknowledge: () => {} };
  const sight = (n: number): ViewerMoment => ({ doc: table(n), common: null, session: null, viewer: -1, said: [] });
  const update = (n: number): void => {
    const frame = feed.update(sight(n), everybody.update(sight(n), null));
    if (frame !== null) feed.tell(frame);
  };
  update(0);
  feed.join(listener, sight(0));
  const LAST = 400;
  let max = 0;
  for (let n = 1; n <= LAST; n++) {
    update(n);
    max = Math.max(max, socket.bufferedAmount);
    if (n % 20 === 0) await new Promise((done) => setTimeout(done, 5));
  }
  expect(max).toBeLessThan(512 * 1024);
  phone.resume();
  const last = (): ServerMessage | undefined => got.at(-1);
  const end = performance.now() + 60_000;
  while (last()?.t !== 'full' && performance.now() < end) await new Promise((done) => setTimeout(done, 20));
  expect(last()).toEqual({ t: 'full', counter: LAST + 1, all: table(LAST), log: { from: 0, lines: [] } });
  // Skipped, not sent late: fewer frames than changes.
  expect(got.length).toBeLessThan(LAST);
  update(LAST + 1);
  while (last()?.t !== 'diff' && performance.now() < end) await new Promise((done) => setTimeout(done, 20));
  expect(last()).toMatchObject({ t: 'diff', counter: LAST + 2 });
  queue.stop();
  phone.terminate();
  await new Promise((done) => server.close(done));
});
