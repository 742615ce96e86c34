import type { Doc, ServerMessage } from '@masque/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection.ts';

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(frame: string): void {
    this.sent.push(frame);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get messages(): { t: string; key?: string; resume?: unknown }[] {
    return this.sent.map((it) => JSON.parse(it) as { t: string; key?: string });
  }
}

const latest = (): FakeSocket => FakeSocket.all.at(-1)!;
const doc = (options: Record<string, unknown>): Doc => ({
  lobby: {
    code: 'VELA',
    game: 'g',
    state: 'lobby',
    seats: [],
    options,
    settings: { botForAway: false, chat: false },
    problems: [],
    commitment: '',
  },
  you: null,
  play: null,
});

let changes = 0;
const connect = (): Connection =>
  new Connection({ url: 'ws://here/ws', table: 'VELA', as: 'seat', language: 'en', changed: () => changes++ });

function greeted(): { line: Connection; socket: FakeSocket } {
  const line = connect();
  const socket = latest();
  socket.open();
  socket.says({ t: 'welcome', v: 1, viewer: 0, now: Date.now() + 5000, epoch: 'one' });
  socket.says({ t: 'full', counter: 3, all: doc({ a: 1 }), log: { from: 2, lines: [] } });
  return { line, socket };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  changes = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('says hello first and learns the clock of the server', () => {
  const { line, socket } = greeted();
  expect(socket.messages[0]).toMatchObject({ t: 'hello', table: 'VELA', as: 'seat', lang: 'en' });
  expect(socket.messages[0]).not.toHaveProperty('resume');
  expect(line.status).toBe('open');
  expect(line.clockOffset).toBe(5000);
  expect(line.seen?.doc.lobby.options).toEqual({ a: 1 });
});

test('connects with the code of its table, and once known with that of the evening', () => {
  const { socket } = greeted();
  expect(socket.url).toBe('ws://here/ws?at=VELA');
  const { lobby, ...rest } = doc({});
  const club = { code: 'LYRA', evening: 'Tonight', table: 'Table 1' };
  socket.says({ t: 'full', counter: 4, all: { ...rest, lobby: { ...lobby, club } }, log: { from: 2, lines: [] } });
  socket.close();
  vi.advanceTimersByTime(500);
  expect(latest().url).toBe('ws://here/ws?at=LYRA');
  connect();
  expect(latest().url).toBe('ws://here/ws?at=LYRA');
});

test('applies differences and appends to the log', () => {
  const { line, socket } = greeted();
  const { seats } = line.seen!.doc.lobby;
  socket.says({
    t: 'diff',
    counter: 4,
    all: { ops: [[['lobby', 'options', 'a'], 2]] },
    log: [{ kind: 'x', args: {}, at: 1 }],
  });
  expect(line.seen).toMatchObject({ counter: 4, log: [{ kind: 'x' }] });
  expect(line.seen?.doc.lobby.options).toEqual({ a: 2 });
  expect(line.seen?.doc.lobby.seats).toBe(seats);
});

test('reconnects, says where it broke off, and keeps what it received', () => {
  const { line, socket } = greeted();
  socket.close();
  expect(line.status).toBe('away');
  expect(line.seen?.counter).toBe(3);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  latest().open();
  expect(latest().messages[0]?.resume).toEqual({ epoch: 'one', counter: 3 });
  latest().says({ t: 'welcome', v: 1, viewer: 0, now: 0, epoch: 'one' });
  latest().says({ t: 'diff', counter: 4, all: { ops: [] } });
  expect(line.status).toBe('open');
  expect(line.seen?.counter).toBe(4);
});

test('what was missed of another server is not taken for seen if the connection breaks right after its welcome', () => {
  const { socket } = greeted();
  for (const broken of [socket, null]) {
    (broken ?? latest()).close();
    vi.advanceTimersByTime(500);
    latest().open();
    expect(latest().messages[0]?.resume).toEqual({ epoch: 'one', counter: 3 });
    latest().says({ t: 'welcome', v: 1, viewer: 0, now: 0, epoch: 'two' });
  }
  latest().says({ t: 'full', counter: 1, all: doc({ a: 2 }), log: { from: 0, lines: [] } });
  latest().close();
  vi.advanceTimersByTime(500);
  latest().open();
  expect(latest().messages[0]?.resume).toEqual({ epoch: 'two', counter: 1 });
});

test('repeats unanswered requests with the same key, and resolves once', async () => {
  const { line, socket } = greeted();
  const reply = line.ask({ t: 'do', command: { do: 'start' } });
  const { key } = socket.messages.at(-1)!;
  expect(key).toMatch(/^[\w-]{8,64}$/);
  socket.close();
  vi.advanceTimersByTime(500);
  latest().open();
  expect(latest().messages).toHaveLength(1);
  latest().says({ t: 'welcome', v: 1, viewer: 0, now: 0, epoch: 'two' });
  expect(latest().messages.at(-1)).toMatchObject({ t: 'do', key });
  latest().says({ t: 'ok', ok: [key!] });
  expect(await reply).toEqual({ ok: true });
  expect(line.pending).toBe(0);
});

test('requests made while offline are sent after reconnecting', () => {
  const { line, socket } = greeted();
  socket.close();
  void line.ask({ t: 'do', command: { do: 'stand' } });
  vi.advanceTimersByTime(500);
  latest().open();
  latest().says({ t: 'welcome', v: 1, viewer: 0, now: 0, epoch: 'one' });
  expect(latest().messages.map((it) => it.t)).toEqual(['hello', 'do']);
});

test('reports why a request was refused, but repeats it if the server is busy', async () => {
  const { line, socket } = greeted();
  const reply = line.ask({ t: 'do', command: { do: 'start' } });
  const key = socket.messages.at(-1)!.key!;
  socket.says({ t: 'refused', key, code: 'busy', message: 'refuse.busy', text: 'busy' });
  vi.advanceTimersByTime(700);
  expect(socket.messages.filter((it) => it.key === key)).toHaveLength(2);
  socket.says({ t: 'refused', key, code: 'not_host', message: 'refuse.not_host', text: 'no' });
  expect(await reply).toMatchObject({ ok: false, code: 'not_host', message: 'refuse.not_host' });
});

test('an acknowledgement may arrive with the changes', async () => {
  const { line, socket } = greeted();
  const reply = line.ask({ t: 'do', command: { do: 'stand' } });
  const { key } = socket.messages.at(-1) as { key: string };
  socket.says({ t: 'diff', counter: 4, ok: [key], all: { ops: [[['lobby', 'options', 'a'], 2]] } });
  expect(await reply).toEqual({ ok: true });
  expect(line.pending).toBe(0);
});

test('earlier log entries are loaded on request, until all are there', () => {
  const { line, socket } = greeted();
  const at = (kind: string) => ({ kind, args: {}, at: 1 });
  line.fetchLog();
  expect(socket.messages.at(-1)).toEqual({ t: 'log', before: 2 });
  socket.says({ t: 'diff', counter: 4, log: [at('c')] });
  socket.says({ t: 'log', from: 1, lines: [at('b')] });
  expect(socket.messages.at(-1)).toEqual({ t: 'log', before: 1 });
  socket.says({ t: 'log', from: 0, lines: [at('a')] });
  expect(line.seen?.log.map(({ kind }) => kind)).toEqual(['a', 'b', 'c']);
  const asked = socket.messages.length;
  line.fetchLog();
  expect(socket.messages).toHaveLength(asked);
});

test('a gap makes it start over with a full document', () => {
  const { line, socket } = greeted();
  socket.says({ t: 'diff', counter: 9 });
  expect(line.seen).toBeNull();
  expect(FakeSocket.all).toHaveLength(2);
  latest().open();
  expect(latest().messages[0]).not.toHaveProperty('resume');
});

test('a difference for another document makes it start over', () => {
  const { line, socket } = greeted();
  socket.says({ t: 'diff', counter: 4, own: [[['play', 'table', 'seats', 3], {}]] });
  expect(line.seen).toBeNull();
  expect(FakeSocket.all).toHaveLength(2);
});

test('a silent connection is pinged, and closed without an answer', () => {
  const { line, socket } = greeted();
  vi.advanceTimersByTime(15_100);
  expect(socket.messages.at(-1)?.t).toBe('ping');
  socket.says({ t: 'pong', now: 0 });
  vi.advanceTimersByTime(15_100);
  expect(line.status).toBe('open');
  vi.advanceTimersByTime(10_100);
  expect(line.status).toBe('away');
});

test('requests without an answer soon show that the connection is lost', () => {
  const { line } = greeted();
  for (let pressed = 0; pressed < 4; pressed++) {
    expect(line.status).toBe('open');
    void line.ask({ t: 'do', command: { do: 'start' } });
    vi.advanceTimersByTime(3000);
  }
  expect(line.status).toBe('away');
});

test('a server that takes long to answer a request is not taken for lost', () => {
  const { line, socket } = greeted();
  void line.ask({ t: 'do', command: { do: 'start' } });
  vi.advanceTimersByTime(3000);
  expect(socket.messages.at(-1)?.t).toBe('ping');
  socket.says({ t: 'pong', now: 0 });
  vi.advanceTimersByTime(12_000);
  expect(line.status).toBe('open');
});

test('a device without a network soon knows it', () => {
  const network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  const { line } = greeted();
  network.dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(3000);
  expect(line.status).toBe('away');
});

test('waits longer after each attempt', () => {
  const { socket } = greeted();
  socket.close();
  const times: number[] = [];
  for (let tries = 0; tries < 8; tries++) {
    const before = Date.now();
    const n = FakeSocket.all.length;
    while (FakeSocket.all.length === n) vi.advanceTimersByTime(50);
    times.push(Date.now() - before);
    latest().close();
  }
  expect(times[0]).toBeLessThan(450);
  expect(Math.max(...times)).toBeLessThanOrEqual(6550);
  expect(times[7]).toBeGreaterThan(3000);
});

test('stops if the table does not exist or the page is outdated', () => {
  for (const [message, status] of [
    [{ t: 'gone' }, 'gone'],
    [{ t: 'reload', v: 9 }, 'outdated'],
  ] as const) {
    const line = connect();
    latest().open();
    latest().says(message);
    expect(line.status).toBe(status);
    const n = FakeSocket.all.length;
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(n);
  }
});

test('knows the club that does not let people watch', () => {
  const line = connect();
  latest().open();
  latest().says({ t: 'gone', club: 'VELA' });
  expect(line.status).toBe('gone');
  expect(line.sentTo).toBe('VELA');
});

test('a closed connection neither reconnects nor notifies', () => {
  const { line } = greeted();
  const before = changes;
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(changes).toBe(before);
});

test('requests that were not answered before it was closed fail, and so do later ones', async () => {
  const { line, socket } = greeted();
  socket.close();
  const asked = line.ask({ t: 'do', command: { do: 'start' } });
  line.close();
  expect(await asked).toMatchObject({ ok: false, message: 'web.offline' });
  expect(await line.ask({ t: 'do', command: { do: 'start' } })).toMatchObject({ ok: false, message: 'web.offline' });
  expect(line.pending).toBe(0);
});
