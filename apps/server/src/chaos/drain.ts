import type { AnyGame } from '@masque/core';
import { openStore } from '@masque/store';
import { freePort } from '@masque/store/test-database';
import { serverKey } from '../identity/server-key.ts';
import { drawnBy } from './drawn.ts';
import { NodeProcess } from './node-process.ts';
import { caddy, ownProxy, type Proxy } from './proxy.ts';
import type { Version } from './version.ts';
import { visit, type Visited } from './visit.ts';

/** What the run does. */
export interface Drains {
  /** The database, which must be empty. */
  readonly url: string;
  readonly redis?: string | undefined;
  readonly nodes: number;
  /** How often a node is told to stop, one after the other. */
  readonly drains: number;
  readonly games: readonly AnyGame[];
  /**
   * The version that all nodes start with, and the one that replaces it. Once all nodes have the second one, they are
   * replaced by the first again, and so on. Absent: this version all the time.
   */
  readonly versions?: readonly [Version, Version] | undefined;
  /** The command that starts Caddy; absent: a small proxy of our own. */
  readonly caddy?: string | undefined;
  /** How long nodes go on serving after they were told; absent: as long as they do by default. */
  readonly drainMs?: number;
  readonly tell?: (line: string) => void;
}

/** The result. */
export interface Drained extends Visited {
  readonly proxy: string;
  /** How long each stop took, in milliseconds. */
  readonly stops: readonly number[];
}

const KEY = 'd4'.repeat(32);
/** How long people play before and after each stop, in milliseconds. The proxy asks every other second. */
const CALM_MS = 3000;

/**
 * Nodes are told to stop, one after the other, behind a load balancer, and started again, with another version if there
 * is one, as when a new release is deployed: see `visit`.
 */
export async function drains(plan: Drains): Promise<Drained> {
  const { url, redis, versions, tell = () => {} } = plan;
  const env = {
    ...{ MASQUE_BOT_SPEED: '0.2', MASQUE_LIMITS: '10000', MASQUE_LOG: 'error', MASQUE_KEY: KEY, DATA: url },
    MASQUE_TRUST_PROXY: '1',
    ...(redis !== undefined && { MASQUE_REDIS: redis }),
    ...(plan.drainMs !== undefined && { MASQUE_DRAIN_MS: String(plan.drainMs) }),
  };
  const nodes: NodeProcess[] = [];
  for (let i = 0; i < plan.nodes; i++)
    nodes.push(new NodeProcess(await freePort(), env, { host: '127.0.0.1', enter: [] }));
  const store = await openStore(url);
  const stops: number[] = [];
  let proxy: Proxy | null = null;
  const meanwhile = async (): Promise<readonly string[]> => {
    const problems: string[] = [];
    for (let i = 0; i < plan.drains; i++) {
      await sleep(CALM_MS);
      const node = nodes[i % nodes.length]!;
      const began = performance.now();
      const code = await node.kill('SIGTERM');
      if (code !== 0) problems.push(`a node that was told to stop ended with ${code}`);
      stops.push(Math.round(performance.now() - began));
      if (versions) node.version = versions[(Math.floor(i / nodes.length) + 1) % 2]!;
      const next = versions ? `; it goes on with ${(node.version as Version).name}` : '';
      tell(`stop ${i + 1} of ${plan.drains} took ${stops[i]} ms${next}`);
      await node.start();
      await sleep(CALM_MS);
    }
    return problems;
  };
  try {
    for (const it of nodes) {
      if (versions) it.version = versions[0];
      await it.start();
    }
    const urls = nodes.map((it) => it.url);
    proxy = plan.caddy === undefined ? await ownProxy(urls) : await caddy(plan.caddy, urls);
    const key = serverKey(url, KEY);
    const visited = await visit({
      ...{ at: proxy.url, store, key, games: plan.games, meanwhile, tell },
      ...(versions && { drawnOtherwise: drawnBy.bind(null, versions[0]) }),
    });
    return { ...visited, proxy: proxy.name, stops };
  } finally {
    await proxy?.close();
    for (const it of nodes) await it.kill('SIGKILL');
    await store.close();
  }
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
