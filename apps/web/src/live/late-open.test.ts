import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveClub } from '../club/live-club.ts';
import { LiveTable } from './live-table.ts';

/** A socket that is never answered. */
class FakeSocket {
  static open = new Set<FakeSocket>();
  readyState = 0;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    FakeSocket.open.add(this);
  }
  send(): void {}
  close(): void {
    FakeSocket.open.delete(this);
  }
}

/** An element that may leave the page. */
class Host implements Pick<ReactiveControllerHost, 'addController' | 'requestUpdate'> {
  readonly #controllers: ReactiveController[] = [];
  addController(it: ReactiveController): void {
    this.#controllers.push(it);
  }
  requestUpdate(): void {}
  connect(): void {
    for (const it of this.#controllers) it.hostConnected?.();
  }
  disconnect(): void {
    for (const it of this.#controllers) it.hostDisconnected?.();
  }
}

let answer = (): void => {};

beforeEach(() => {
  FakeSocket.open.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  const answered = new Promise<void>((done) => (answer = done));
  vi.stubGlobal('fetch', async () => (await answered, new Response('{}')));
});
afterEach(() => vi.unstubAllGlobals());

const turn = () => new Promise((done) => setTimeout(done));

test('a table that was left before it could be opened is not opened', () => {
  const host = new Host();
  const live = new LiveTable(host as unknown as ReactiveControllerHost, () => ({
    ...{ table: 'VELA', as: 'seat', language: 'en' },
  }));
  host.connect();
  live.open();
  expect(FakeSocket.open.size).toBe(1);
  host.disconnect();
  live.open();
  expect(FakeSocket.open.size).toBe(0);
});

test('whatever follows a table is reloaded once it is too old for the server, a big screen too', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const host = new Host();
  const live = new LiveTable(host as unknown as ReactiveControllerHost, () => ({
    ...{ table: 'VELA', as: 'screen', language: 'en' },
  }));
  host.connect();
  live.open();
  const [socket] = FakeSocket.open;
  socket!.onmessage!({ data: JSON.stringify({ t: 'reload', v: 99 }) });
  expect(live.status).toBe('outdated');
  expect(reload).toHaveBeenCalledTimes(1);
  sessionStorage.clear();
  reload.mockRestore();
});

test('an evening that was left before the server said who this is, is not opened; and none is opened twice', async () => {
  const host = new Host();
  const live = new LiveClub(host as unknown as ReactiveControllerHost, () => ({ code: 'LYRA', as: 'phone' }));
  host.connect();
  const opened = [live.open(), live.open()];
  answer();
  await Promise.all(opened);
  expect(FakeSocket.open.size).toBe(1);
  host.disconnect();
  host.connect();
  const late = live.open();
  host.disconnect();
  await late;
  await turn();
  expect(FakeSocket.open.size).toBe(0);
});
