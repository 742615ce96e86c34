import type { AnyGame } from '@masque/core';
import { openStore } from '@masque/store';
import { freePort, type OwnServer } from '@masque/store/test-database';
import { games } from '../games.ts';
import { Box } from '../identity/box.ts';
import { serverKey } from '../identity/server-key.ts';
import { Registry } from '../registry.ts';
import { injectFaults } from './blows.ts';
import { inNamespace } from './namespace.ts';
import { NodeProcess } from './node-process.ts';
import type { OwnRedis } from './own-redis.ts';
import { Party, type Looked } from './party.ts';
import { behindProxies, type Site } from './site.ts';

/** What the run does. */
export interface ChaosPlan {
  /** The database, which must be empty. */
  readonly url: string;
  readonly redis?: string | undefined;
  readonly nodes: number;
  /** How often a node is killed without warning. */
  readonly kills: number;
  /** When to stop killing, whatever the number so far, in milliseconds after the first kill. */
  readonly endMs?: number | undefined;
  /** The games to play, one table each, and at the evening of a club. */
  readonly games: readonly AnyGame[];
  /** Additional faults: in this database and Redis, in the connections to them, and in the clocks of nodes. */
  readonly rough?: { readonly postgres: OwnServer; readonly redis: OwnRedis | null; readonly goneMs: number };
  /** Each node has a network namespace of its own; otherwise, a proxy is before each service. */
  readonly namespaces?: boolean;
  readonly tell?: (line: string) => void;
}

/** The result of the run. */
export interface ChaosReport extends Looked {
  readonly kills: number;
  /**
   * Time from each kill until the node is ready again. The time until its last table was resumed elsewhere is not
   * measured.
   */
  readonly restarts: readonly number[];
  /** Additional faults, and how often each was injected. */
  readonly blows: { readonly [blow: string]: number };
}

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
export async function chaos(plan: ChaosPlan): Promise<ChaosReport> {
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
  let party: Party | null = null;
  const restarts: number[] = [];
  const store = await openStore(url);
  let blowing = true;
  let blows: Promise<ChaosReport['blows']> = Promise.resolve({});
  try {
    for (const node of all) {
      await node.start();
      up.add(node);
    }
    let turn = 0;
    // Round-robin, so that whichever node is killed first has phones.
    const anyUrl = (): string => [...up][turn++ % up.size]!.url;
    const key = serverKey(url, KEY);
    party = await Party.open({ anyUrl, key, games: mix });
    tell(`${party.size} people play at ${nodes} nodes`);
    await party.play();
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
          tell(`${killed} of ${kills} kills, ${party!.answers} answers, ${party!.returns} returns`);
      }
    });
    await Promise.all(killers);
    blowing = false;
    const blown = await blows;
    await sleep(rough ? WELL_MS : 2000);
    const books = { store, games: new Registry(games), box: new Box(key) };
    const looked = await party.end(books, [...up].map((it) => it.url), tell); // prettier-ignore
    return { ...looked, kills: killed, restarts, blows: blown };
  } finally {
    blowing = false;
    party?.stop();
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

const any = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
