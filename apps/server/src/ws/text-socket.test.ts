import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { TextSocket } from './text-socket.ts';

test('texts of every length and alphabet arrive intact and in order, between other frames', async () => {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false, WebSocket: TextSocket });
  const url = `ws://localhost:${(server.address() as AddressInfo).port}`;
  const connect = async (): Promise<[TextSocket, WebSocket]> => {
    const phone = new WebSocket(url);
    const [socket, request] = await new Promise<[TextSocket, IncomingMessage]>((done) =>
      server.once('connection', (...it) => done(it)),
    );
    socket.attach(request.socket);
    if (phone.readyState !== phone.OPEN) await new Promise((done) => phone.once('open', done));
    return [socket, phone];
  };
  const pairs = [await connect(), await connect()];
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].flatMap((n) => ['a'.repeat(n), 'é'.repeat(n / 2)]);
  texts.push('{"name":"Zoë 🎭"}', '\u00ff', '\u2028');
  const got: string[][] = pairs.map(([, phone], i) => {
    phone.on('message', (data: Buffer, isBinary) => got[i]!.push(isBinary ? 'binary' : data.toString()));
    phone.on('ping', () => got[i]!.push('ping'));
    return [];
  });
  // The same text to both, one after the other, as it is sent to spectators.
  for (const text of texts) for (const [socket] of pairs) socket.send(text);
  for (const [socket] of pairs) {
    socket.ping();
    socket.send(Buffer.from('bytes'));
    socket.send('last');
    socket.close(1000);
    socket.send('too late');
  }
  await Promise.all(pairs.map(([, phone]) => new Promise((done) => phone.once('close', done))));
  const all = [...texts, 'ping', 'binary', 'last'];
  expect(got).toEqual([all, all]);
  await new Promise((done) => server.close(done));
});
