import { afterEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Relay, type Course, type SocketReader } from './relay.ts';

afterEach(() => void vi.useRealTimers());

const reader: SocketReader = { alive: true, person: null, receive() {}, ended() {}, close() {} };

/** A connection whose table is somewhere, and how it was closed. */
function relayTo(course: Course) {
  vi.useFakeTimers();
  const closed: number[] = [];
  const socket = { close: (code: number) => void closed.push(code) } as unknown as WebSocket;
  const relay = new Relay(
    socket,
    null,
    () => reader,
    () => Promise.resolve(course),
  );
  return { relay, closed };
}

test('a connection that says nothing is closed', () => {
  const { closed } = relayTo({ here: true });
  vi.advanceTimersByTime(9000);
  expect(closed).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(closed).toEqual([1008]);
});

test.each<Course>([{ here: true }, { send() {}, end() {} }])('one that has said hello stays', async (course) => {
  const { relay, closed } = relayTo(course);
  relay.receive('hello');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(closed).toEqual([]);
});

test('nothing waits for one that has ended', () => {
  const { relay } = relayTo({ here: true });
  relay.ended();
  expect(vi.getTimerCount()).toBe(0);
});
