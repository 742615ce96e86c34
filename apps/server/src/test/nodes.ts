import { testServer } from '@masque/store/test-database';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, expect } from 'vitest';
import { serve, type Running, type ServeOptions } from '../serve.ts';
import { Client } from './client.ts';
import { open, toyGame, visitor } from './house.ts';

export const REDIS = process.env['MASQUE_TEST_REDIS'] ?? 'redis://127.0.0.1:6379';
export const hasRedis = await new Promise<boolean>((done) => {
  const { hostname, port } = new URL(REDIS);
  const socket = connect(Number(port), hostname, () => (socket.destroy(), done(true)));
  socket.once('error', () => done(false));
});
if (!hasRedis) console.warn('No Redis found: nodes are tested with PostgreSQL alone.');

/**
 * What a test file needs to start nodes: the database that they share, `undefined` if there is no PostgreSQL, and
 * `node`, which starts one on a free port and closes it after the test. Each file must call this, because files share
 * modules.
 */
export async function useNodes() {
  const postgres = await testServer();
  const database = await postgres?.database();
  const running = new Set<Running>();
  afterEach(async () => {
    await Promise.all([...running].map((it) => it.close()));
    running.clear();
    await database?.clear();
  });
  afterAll(async () => {
    await database?.remove();
    await postgres?.stop();
  });
  return {
    database,
    async node(options: ServeOptions = {}): Promise<Running> {
      const server = await serve({
        port: 0,
        host: '127.0.0.1',
        data: database!.url,
        registered: [{ game: toyGame }],
        log: pino({ level: process.env['MASQUE_LOG'] ?? 'silent' }),
        botSpeed: 0.01,
        stepMs: 0,
        limits: 100,
        ...options,
      });
      running.add(server);
      return server;
    },
    async stop(server: Running): Promise<void> {
      running.delete(server);
      await server.close();
    },
  };
}

/** Two people at a table, each connected to a node of their own, after the deal. */
export async function dealtOver(urls: readonly [string, string], change: Record<string, unknown> = {}) {
  const cookies = [await visitor(urls[0], 'Ada'), await visitor(urls[1], 'Ben')] as const;
  const code = await open(urls[0], cookies[0]);
  const players: Client[] = [];
  for (const [seat, url] of urls.entries()) {
    const player = await Client.join(url, code, { cookie: cookies[seat]! });
    expect(await player.do({ do: 'sit', seat })).toMatchObject({ t: 'ok' });
    players.push(player);
  }
  await players[0]!.do({ do: 'options', options: change });
  for (const it of players) await it.do({ do: 'ready', on: true });
  expect(await players[0]!.do({ do: 'start' })).toMatchObject({ t: 'ok' });
  for (const it of players) await it.until(() => it.doc?.play != null);
  const [ada, ben] = players as [Client, Client];
  return { code, cookies, ada, ben };
}

/** How often anybody has waved, as this client sees it. */
export const waves = (client: Client): number => client.log.filter(({ kind }) => kind === 'wave').length;
