import type { Leases } from '@masque/store';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Cluster, type Host } from './cluster.ts';
import type { Letter } from './post.ts';

/** A node, what it sends to another one, and what that one may say to it. */
async function oneOf() {
  const leases: Leases = {
    beat: async () => ({ alive: new Set(['here', 'there']), lapsed: false }),
    claim: async () => 'here',
    release: async () => {},
    orphans: async () => [],
    leave: async () => {},
  };
  const sent: string[] = [];
  let hear: (text: string) => void;
  const cluster = await Cluster.over(
    'here',
    leases,
    async (_, listen) => {
      hear = listen;
      return { send: (_to, text) => void sent.push(text), close: async () => {} };
    },
    pino({ level: 'silent' }),
  );
  const received: unknown[] = [];
  const host: Host = {
    open: (_to: string, socket: WebSocket) => ({
      alive: true,
      person: null,
      receive: (data) => (received.push(data), socket.send('answer')),
      ended() {},
      close() {},
    }),
    answer: () => Promise.reject(new Error('nobody asks')),
    dismiss() {},
    drop: async () => {},
    adopt: async () => true,
  };
  await cluster.join(host);
  onTestFinished(() => cluster.leave());
  let n = 0;
  const say = (...letters: readonly object[]): void =>
    hear(`${JSON.stringify({ v: 2, from: 'there', n: ++n, letters })}\n`);
  const letters = () =>
    sent.flatMap((it) => (JSON.parse(it.slice(0, it.indexOf('\n'))) as { letters: readonly Letter[] }).letters);
  return { say, letters, received };
}

test('a node serves a newer one as far as it knows what that one wants', async () => {
  const { say, letters, received } = await oneOf();
  const person = { id: 'p', name: 'Ada', since: 5 };
  say({ t: 'news', data: 'from the future' });
  say({ t: 'open', link: 'a', to: 'museum', person, from: '::1' });
  await expect.poll(letters).toEqual([{ t: 'end', link: 'a', code: 1012, reason: 'not open here yet' }]);
  say({ t: 'open', link: 'b', to: 'table', person, from: '::1', as: 'ghost' }, { t: 'in', link: 'b', data: 'hello' });
  expect(received).toEqual(['hello']);
  await expect.poll(() => letters().at(-1)).toEqual({ t: 'out', links: ['b'], data: 6 });
});
