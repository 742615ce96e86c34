import type { AnyGame } from '@masque/core';
import type { Command } from '@masque/protocol';
import { openStore } from '@masque/store';
import { freePort, type OwnServer } from '@masque/store/test-database';
import { games } from '../games.ts';
import { Box } from '../identity/box.ts';
import { serverKey } from '../identity/server-key.ts';
import { Registry } from '../registry.ts';
import { Client } from '../test/client.ts';
import { injectFaults } from './blows.ts';
import { check, converge, type Checked } from './check.ts';
import { inNamespace } from './namespace.ts';
import { NodeProcess } from './node-process.ts';
import type { OwnRedis } from './own-redis.ts';
import { Phone } from './phone.ts';
import { behindProxies, type Site } from './site.ts';

/** What the run does. */
export interface Plan {
  /** The database, which must be empty. */
  readonly url: string;
  readonly redis?: string | undefined;
  readonly nodes: number;
  /** How often a node is killed without warning. */
  readonly kills: number;
  /** When to stop killing, whatever the number so far, in milliseconds after the first kill. */
  readonly endMs?: number | undefined;
  /** The games to play, one table each. */
  readonly games: readonly AnyGame[];
  /** Additional faults: in this database and Redis, in the connections to them, and in the clocks of nodes. */
  readonly rough?: { readonly postgres: OwnServer; readonly redis: OwnRedis | null; readonly goneMs: number };
  /** Each node has a network namespace of its own; otherwise, a proxy is before each service. */
  readonly namespaces?: boolean;
  readonly tell?: (line: string) => void;
}

/** The result of the run. */
export interface Report extends Checked {
  readonly kills: number;
  readonly returns: number;
  /**
   * Time from each kill until the node is ready again. The time until its last table was resumed elsewhere is not
   * measured.
   */
  readonly restarts: readonly number[];
  /** Additional faults, and how often each was injected. */
  readonly blows: { readonly [blow: string]: number };
}

/** How many people sit at a table, if its game allows that many. */
const SEATS = 6;
/** How long the nodes are left alone between two kills, in milliseconds: minimum and maximum. */
const CALM_MS = [500, 3500] as const;
/**
 * How a node goes down, drawn at random: killed at once, frozen until others have taken over, or stopped gracefully,
 * which does not count as a kill.
 */
const WAYS = ['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGSTOP', 'SIGTERM'] as const;
/** All nodes share this key, whichever connection they use to the database. */
const KEY = 'c4'.repeat(32);
/** After this many seconds, a start that fails is reported. If the database is away, that is reported at once. */
const SLOW_S = 60;
/** How often to try to start a node that does not come up. */
const MAX_STARTS = 20;
/** How long people keep playing after all faults have ended, in milliseconds. */
const WELL_MS = 15_000;
/** Longer than a silent node is believed to be alive, in milliseconds. */
const FROZEN_MS = 7000;

/**
 * Plays on several nodes while all but one are killed over and over, and compares what people were told with the logs.
 */
export async function chaos(plan: Plan): Promise<Report> {
  const { url, redis, nodes, kills, endMs = Infinity, games: mix, rough, tell = () => {} } = plan;
  const env = {
    ...{ MASQUE_BOT_SPEED: '0.2', MASQUE_LIMITS: '10000', MASQUE_LOG: 'error', MASQUE_KEY: KEY },
    // Nothing before the nodes asks whether they are ready.
    MASQUE_DRAIN_MS: '200',
  };
  const all: NodeProcess[] = [];
  const sites: Site[] = [];
  const services = redis === undefined ? [url] : [url, redis];
  for (let i = 0; i < nodes; i++) {
    const site = plan.namespaces ? await inNamespace(i, services) : await behindProxies(services);
    sites.push(site);
    const [DATA, MASQUE_REDIS] = site.urls as [string, string?];
    const ways = { DATA, ...(MASQUE_REDIS !== undefined && { MASQUE_REDIS }) };
    all.push(new NodeProcess(await freePort(), { ...env, ...ways }, site));
  }
  const up = new Set<NodeProcess>();
  const phones: Phone[] = [];
  const restarts: number[] = [];
  const store = await openStore(url);
  let blowing = true;
  let blows: Promise<Report['blows']> = Promise.resolve({});
  try {
    for (const node of all) {
      await node.start();
      up.add(node);
    }
    let turn = 0;
    // Round-robin, so that whichever node is killed first has phones.
    const anyUrl = (): string => [...up][turn++ % up.size]!.url;
    for (const it of mix) phones.push(...(await table(it, anyUrl)));
    tell(`${phones.length} people play at ${mix.length} tables of ${nodes} nodes`);
    const playing = phones.map((it) => it.play());
    // Whoever has not arrived yet would have nothing to come back to.
    while (phones.some((it) => it.client === null)) await sleep(50);
    if (rough) blows = injectFaults({ ...rough, nodes: all, lines: sites.map((it) => it.lines) }, () => blowing);
    // If injecting faults fails, the error surfaces when the counts are awaited.
    blows.catch(() => {});
    let [killed, begun] = [0, 0];
    const end = performance.now() + endMs;
    const killers = Array.from({ length: Math.max(1, nodes - 1) }, async () => {
      while (begun < kills && performance.now() < end) {
        const way = any(WAYS);
        if (way !== 'SIGTERM') begun++;
        await sleep(CALM_MS[0] + Math.random() * (CALM_MS[1] - CALM_MS[0]));
        const victim = any([...up]);
        up.delete(victim);
        const began = performance.now();
        await goes(victim, way);
        await backUp(victim, tell);
        restarts.push(performance.now() - began);
        up.add(victim);
        if (way !== 'SIGTERM' && (++killed % 10 === 0 || killed === kills))
          tell(`${killed} of ${kills} kills, ${asked(phones)} answers, ${returned(phones)} returns`);
      }
    });
    await Promise.all(killers);
    blowing = false;
    const blown = await blows;
    await sleep(rough ? WELL_MS : 2000);
    for (const it of phones) it.rest();
    const books = { store, games: new Registry(games), box: new Box(serverKey(url, KEY)) };
    const behind = await converge(books, phones);
    for (const it of phones) it.stop();
    await Promise.all(playing);
    const checked = await check(books, phones);
    const problems = [...checked.problems, ...behind];
    return { ...checked, problems, kills: killed, returns: returned(phones), restarts, blows: blown };
  } finally {
    blowing = false;
    for (const it of phones) it.stop();
    for (const it of all) await it.kill('SIGKILL');
    await blows.catch(() => undefined);
    for (const it of sites) it.close();
    await store.close();
  }
}

async function goes(node: NodeProcess, way: (typeof WAYS)[number]): Promise<void> {
  await node.kill(way);
  if (way !== 'SIGSTOP') return sleep(Math.random() * 6000);
  await sleep(FROZEN_MS);
  // It wakes up, still believes that it owns its tables, and is killed a little later.
  await node.kill('SIGCONT');
  await sleep(500);
  await node.kill('SIGKILL');
}

/** A node does not start while the database is away, and a supervisor would start it again. */
async function backUp(node: NodeProcess, tell: (line: string) => void): Promise<void> {
  for (let tries = 1; ; tries++) {
    const began = performance.now();
    try {
      return await node.start();
    } catch (error) {
      const seconds = Math.round((performance.now() - began) / 1000);
      if (seconds > SLOW_S) tell(`after ${seconds} s ${(error as Error).message}`);
      await node.kill('SIGKILL');
      if (tries === MAX_STARTS) throw error;
      await sleep(1000);
    }
  }
}

async function post(url: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response;
}

/** A new visitor. Returns the cookie. */
const visitor = async (url: string, name: string): Promise<string> =>
  (await post(`${url}/api/me`, { name })).headers.get('set-cookie')!.split(';')[0]!;

const open = async (url: string, cookie: string, game: string): Promise<string> =>
  ((await (await post(`${url}/api/tables`, { game }, cookie)).json()) as { code: string }).code;

/** Opens a table, seats people and deals. */
async function table({ id, seats: { min, max } }: AnyGame, anyUrl: () => string): Promise<Phone[]> {
  const seats = Math.min(max, Math.max(min, SEATS));
  const cookies = await Promise.all(Array.from({ length: seats }, (_, seat) => visitor(anyUrl(), `Guest ${seat + 1}`)));
  const code = await open(anyUrl(), cookies[0]!, id);
  const clients: Client[] = [];
  for (const [seat, cookie] of cookies.entries()) {
    const client = await Client.join(anyUrl(), code, { cookie });
    await told(client, { do: 'sit', seat });
    clients.push(client);
  }
  const [host] = clients as [Client];
  for (const it of clients) await told(it, { do: 'ready', on: true });
  await told(host, { do: 'start' });
  for (const it of clients) it.socket.terminate();
  return cookies.map((cookie) => new Phone(code, cookie, anyUrl));
}

async function told(client: Client, command: Command): Promise<void> {
  const reply = await client.do(command);
  if (reply.t !== 'ok') throw new Error(`${command.do} was refused: ${reply.text}`);
}

const asked = (phones: readonly Phone[]): number =>
  phones.reduce((sum, it) => sum + it.asked.filter(({ answer }) => answer !== undefined).length, 0);

const returned = (phones: readonly Phone[]): number => phones.reduce((sum, it) => sum + it.returns, 0);

const any = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
