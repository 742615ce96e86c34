import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { TextSocket } from './text-socket.ts';

test('texts of every length and alphabet arrive intact and in order, between other frames', async () => {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false, WebSocket: TextSocket });
  const url = `ws://localhost:${(server.address() as AddressInfo).port}`;
  const pair = async (): Promise<[TextSocket, WebSocket]> => {
    const phone = new WebSocket(url);
    const [socket, request] = await new Promise<[TextSocket, IncomingMessage]>((done) =>
      server.once('connection', (...it) => done(it)),
    );
    socket.attach(request.socket);
    if (phone.readyState !== phone.OPEN) await new Promise((done) => phone.once('open', done));
    return [socket, phone];
  };
  const pairs = [await pair(), await pair()];
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

test('whatever is sent in whatever pieces is read as the library reads it', async () => {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false, WebSocket: TextSocket });
  const { port } = server.address() as AddressInfo;
  const frame = (opcode: number, data: Buffer): Buffer => {
    const length = data.length < 126 ? [data.length] : [126, data.length >> 8, data.length & 255];
    const mask = [1, 200, 3, 40];
    const head = Buffer.from([opcode, length[0]! | 0x80, ...length.slice(1), ...mask]);
    return Buffer.concat([head, data.map((byte, i) => byte ^ mask[i & 3]!)]);
  };
  const text = (it: string): Buffer => frame(0x81, Buffer.from(it));
  const [ping, binary] = [frame(0x89, Buffer.from('p')), frame(0x82, Buffer.from('b'))];
  const [begun, ended] = [frame(0x01, Buffer.from('be')), frame(0x80, Buffer.from('gun'))];
  const long = text('l'.repeat(5000));
  // Its length takes eight bytes; as a length in one byte, the 127 that says so would fit the frame.
  const far = Buffer.concat([Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0, 0, 119, 0, 0, 0, 0]), Buffer.alloc(119, 'f')]);
  const whole = [
    text('one'),
    text(''),
    text('x'.repeat(126)),
    text('é 🎭'),
    ping,
    text('two'),
    binary,
    long,
    text('three'),
  ];
  const pieces: readonly (readonly Buffer[])[] = [
    whole,
    [Buffer.concat(whole), text('after')],
    [begun, ping, ended, text('after')],
    [text('first'), long.subarray(0, 3), long.subarray(3, 2000), long.subarray(2000), text('after')],
    [text('one').subarray(0, 1), text('one').subarray(1), text('after')],
    [text('first'), far, text('after')],
    // What the library refuses, and does not listen to any longer.
    [text('good'), frame(0x81, Buffer.from([0xc3, 0x28])), text('too late')],
    [text('good'), frame(0x88, Buffer.from([3, 232])), text('too late')],
  ];
  const left: TextSocket[] = [];
  const heard = async (some: readonly Buffer[], read: boolean): Promise<unknown[]> => {
    const got: unknown[] = [];
    // Each piece is a packet of its own.
    const line = connect({ port, noDelay: true });
    let closed = (): void => {};
    const gone = new Promise<void>((done) => (closed = done));
    server.once('connection', (socket: TextSocket, request: IncomingMessage) => {
      const hear = (data: string | Buffer): unknown => got.push(String(data), typeof data);
      socket.attach(request.socket);
      const end = (code: number): void => {
        got.push(code);
        closed();
      };
      if (read) socket.read({ alive: true, receive: hear, ended: end }, (it) => left.push(it));
      else
        socket
          .on('error', () => {})
          .on('close', end)
          .on('message', (data: Buffer, isBinary) => hear(isBinary ? data : data.toString()));
    });
    line.on('data', () => {});
    line.write(`GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n`);
    line.write('sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n');
    for (const it of some) {
      await sleep(10);
      line.write(Buffer.from(it));
    }
    await sleep(10);
    line.end();
    await gone;
    return got;
  };
  for (const [i, some] of pieces.entries()) {
    const got = await heard(some, true);
    expect(left).toHaveLength(i + 1);
    expect(got).toEqual(await heard(some, false));
    expect(got.length).toBeGreaterThan(2);
  }
  await new Promise((done) => server.close(done));
});

test('whoever reads a socket hears of a pong, and nobody else of anything', async () => {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false, WebSocket: TextSocket });
  const phone = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`);
  const [socket, request] = await new Promise<[TextSocket, IncomingMessage]>((done) =>
    server.once('connection', (...it) => done(it)),
  );
  let others = 0;
  socket.on('message', () => others++).on('close', () => others++);
  socket.attach(request.socket);
  const reader = { alive: false, receive: () => {}, ended: () => {} };
  const gone = new Promise<TextSocket>((done) => socket.read(reader, done));
  await new Promise((done) => phone.once('open', done));
  socket.ping();
  await new Promise((done) => phone.once('ping', done));
  phone.send('hello');
  phone.close();
  expect(await gone).toBe(socket);
  expect(reader.alive).toBe(true);
  expect(others).toBe(0);
  await new Promise((done) => server.close(done));
});
