import { afterEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Connection } from './connection.ts';
import { Hub } from './hub.ts';

afterEach(() => vi.useRealTimers());

function socket(): { ws: WebSocket; pings: number[] } {
  const pings: number[] = [];
  const ws = { OPEN: 1, readyState: 1, on: () => ws, ping: () => pings.push(Date.now()), terminate: () => {} };
  return { ws: ws as unknown as WebSocket, pings };
}

test.each([1, 7, 200])('of %i sockets each is pinged once per round, and never all at once', (count) => {
  vi.useFakeTimers({ now: 0 });
  const hub = new Hub(count);
  const all = Array.from({ length: count }, socket);
  all.forEach(({ ws }, i) => hub.add(ws, { alive: true } as Connection, { near: `line ${i}`, far: `network ${i}` }));
  expect(hub.admits({ near: 'another', far: 'another' })).toBe(false);
  vi.advanceTimersByTime(15_000);
  expect(all.map(({ pings }) => pings.length)).toEqual(Array(count).fill(1));
  const at = all.flatMap(({ pings }) => pings);
  const together = Math.max(...[...new Set(at)].map((time) => at.filter((it) => it === time).length));
  expect(together).toBeLessThanOrEqual(Math.ceil(count / 60));
});

test('three hundred phones behind one router come back at once, while their old sockets are not known to be dead', () => {
  const hub = new Hub(20_000);
  const router = { near: '203.0.113.9', far: '203.0.113.9' };
  const come = (): boolean => hub.admits(router) && (hub.add(socket().ws, { alive: true } as Connection, router), true);
  expect(Array.from({ length: 600 }, come)).not.toContain(false);
  expect(Array.from({ length: 600 }, come)).toContain(false);
  expect(new Hub(20_000, 0.001).admits(router)).toBe(true);
});
