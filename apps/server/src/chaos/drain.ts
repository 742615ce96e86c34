import type { AnyGame } from '@masque/core';
import { openStore } from '@masque/store';
import { freePort } from '@masque/store/test-database';
import { games } from '../games.ts';
import { Box } from '../identity/box.ts';
import { serverKey } from '../identity/server-key.ts';
import { Registry } from '../registry.ts';
import { NodeProcess } from './node-process.ts';
import { Party, type Looked } from './party.ts';
import { caddy, ownProxy, type Proxy } from './proxy.ts';

/** What the run does. */
export interface Drains {
  /** The database, which must be empty. */
  readonly url: string;
  readonly redis?: string | undefined;
  readonly nodes: number;
  /** How often a node is told to stop, one after the other. */
  readonly drains: number;
  readonly games: readonly AnyGame[];
  /** The command that starts Caddy; absent: a small proxy of our own. */
  readonly caddy?: string | undefined;
  /** How long nodes go on serving after they were told; absent: as long as they do by default. */
  readonly drainMs?: number;
  readonly tell?: (line: string) => void;
}

/** The result. */
export interface Drained extends Looked {
  readonly proxy: string;
  readonly drains: number;
  /** How often sockets were closed, by code: 1012 is what a node that stops says. */
  readonly closes: { readonly [code: string]: number };
  /** Requests that were made through the proxy all the time. */
  readonly requests: number;
  /** The longest time from the close of a socket until its phone had its table again, in milliseconds. */
  readonly longestGap: number;
}

const KEY = 'd4'.repeat(32);
/** What a node that stops says to its sockets, and what they hear when their owner comes back with another phone. */
const EXPECTED = new Set(['1012', '4001']);
/** How long people play between two stops, in milliseconds. */
const CALM_MS = 3000;
/** How often a page is requested, in milliseconds. */
const ASK_MS = 50;

/**
 * Nodes are told to stop, one after the other, while people play through a load balancer, as when a new release is
 * deployed. Nobody notices more than that the connection is made again: each socket is closed by a node that says it
 * restarts, no request fails, and all that people were told and shown is in the logs.
 */
export async function drains(plan: Drains): Promise<Drained> {
  const { url, redis, tell = () => {} } = plan;
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
  let proxy: Proxy | null = null;
  let party: Party | null = null;
  let asking = true;
  try {
    for (const it of nodes) await it.start();
    const urls = nodes.map((it) => it.url);
    const before = (proxy = plan.caddy === undefined ? await ownProxy(urls) : await caddy(plan.caddy, urls));
    const key = serverKey(url, KEY);
    party = await Party.open({ anyUrl: () => before.url, key, games: plan.games });
    tell(`${party.size} people play through ${proxy.name} at ${plan.nodes} nodes`);
    await party.play();
    const problems: string[] = [];
    let requests = 0;
    const asked = (async () => {
      for (; asking; requests++) {
        const answer = await fetch(`${before.url}/api/tables`).catch((error: unknown) => error);
        if (!(answer instanceof Response) || !answer.ok)
          problems.push(`request ${requests} failed: ${answer instanceof Response ? answer.status : String(answer)}`);
        else await answer.arrayBuffer();
        await sleep(ASK_MS);
      }
    })();
    for (let i = 0; i < plan.drains; i++) {
      await sleep(CALM_MS);
      const node = nodes[i % nodes.length]!;
      const began = performance.now();
      const code = await node.kill('SIGTERM');
      if (code !== 0) problems.push(`a node that was told to stop ended with ${code}`);
      tell(`stop ${i + 1} of ${plan.drains} took ${Math.round(performance.now() - began)} ms`);
      await node.start();
      // The proxy asks every other second.
      await sleep(CALM_MS);
    }
    asking = false;
    await asked;
    const books = { store, games: new Registry(games), box: new Box(key) };
    const closes: Record<string, number> = {};
    for (const it of party.breaks) closes[it.code] = (closes[it.code] ?? 0) + 1;
    const longestGap = Math.round(Math.max(0, ...party.breaks.map(({ ms }) => ms)));
    for (const [closed, n] of Object.entries(closes))
      if (!EXPECTED.has(closed)) problems.push(`${n} sockets were closed with ${closed}`);
    const looked = await party.end(books, urls, tell);
    return {
      ...looked,
      ...{ proxy: proxy.name, drains: plan.drains, requests, closes, longestGap },
      problems: [...looked.problems, ...problems],
    };
  } finally {
    asking = false;
    party?.stop();
    await proxy?.close();
    for (const it of nodes) await it.kill('SIGKILL');
    await store.close();
  }
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
