import type { AnyGame } from '@masque/core';
import { sqliteStore } from '@masque/store';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { serve, type Running, type ServeOptions } from '../serve.ts';
import { Client, type Options } from './client.ts';
import { toy } from './toy.ts';

export const toyGame = toy as unknown as AnyGame;

/** A server on a free port with an in-memory store; it is closed after the test. */
export async function house(options: ServeOptions = {}): Promise<Running> {
  const store = options.store ?? (await sqliteStore(options.data ?? ':memory:'));
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    registered: [{ game: toyGame }],
    log: pino({ level: process.env['MASQUE_LOG'] ?? 'silent' }),
    botSpeed: 0.01,
    stepMs: 0,
    // Each change is sent separately, so that tests can count them.
    gatherMs: 0,
    key: 'ab'.repeat(32),
    ...options,
    store,
  });
  // Not `afterEach`: test files share this module, and only the first one to load it would get the hook.
  onTestFinished(() => server.close());
  return server;
}

/** Sends JSON as the device with this cookie. */
export function ask(url: string, path: string, body?: unknown, cookie?: string): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** A new visitor. Returns the cookie. */
export async function visitor(url: string, name?: string): Promise<string> {
  const response = await ask(url, '/api/me', name === undefined ? {} : { name });
  return response.headers.get('set-cookie')!.split(';')[0]!;
}

/** Opens a table. */
export async function open(url: string, cookie: string, game = 'toy'): Promise<string> {
  const response = await ask(url, '/api/tables', { game }, cookie);
  return ((await response.json()) as { code: string }).code;
}

export interface TableParty {
  readonly code: string;
  readonly cookies: string[];
  /** By seat; the first one is the host. */
  readonly players: Client[];
}

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn'];

/** People at a table, seated in order and ready. */
export async function party(url: string, n: number, game = 'toy', options: Options = {}): Promise<TableParty> {
  const cookies = await Promise.all(NAMES.slice(0, n).map((name) => visitor(url, name)));
  const code = await open(url, cookies[0]!, game);
  const players: Client[] = [];
  for (const [seat, cookie] of cookies.entries()) {
    const player = await Client.join(url, code, { ...options, cookie });
    await player.do({ do: 'sit', seat });
    await player.do({ do: 'ready', on: true });
    players.push(player);
  }
  return { code, cookies, players };
}

/** The same, after the deal. */
export async function dealt(url: string, n: number, change: Record<string, unknown> = {}): Promise<TableParty> {
  const it = await party(url, n);
  if (Object.keys(change).length > 0) await it.players[0]!.do({ do: 'options', options: change });
  for (const player of it.players) await player.do({ do: 'ready', on: true });
  const reply = await it.players[0]!.do({ do: 'start' });
  if (reply.t !== 'ok') throw new Error(reply.text);
  await Promise.all(it.players.map((player) => player.until(() => player.doc?.play != null)));
  return it;
}
