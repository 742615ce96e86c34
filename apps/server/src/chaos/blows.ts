import type { OwnServer } from '@masque/store/test-database';
import type { NodeProcess } from './node-process.ts';
import type { OwnRedis } from './own-redis.ts';
import type { ServiceLink } from './road.ts';

/** What can be disturbed. */
export interface Ill {
  readonly postgres: OwnServer;
  readonly redis: OwnRedis | null;
  readonly nodes: readonly NodeProcess[];
  /** By node: its connections to PostgreSQL and to Redis. */
  readonly lines: readonly (readonly ServiceLink[])[];
  /** How long Redis is down, in milliseconds. */
  readonly goneMs: number;
}

type Blow = (ill: Ill) => Promise<void>;

const between = (min: number, max: number): number => min + Math.random() * (max - min);
const any = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!;
const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Faults other than the death of nodes. Each one ends with everything restored. */
export const blows: { readonly [name: string]: Blow } = {
  'PostgreSQL crashes and comes back': async ({ postgres }) => {
    await postgres.crash();
    await sleep(between(0, 5000));
    await postgres.start();
  },
  'Redis is gone': async ({ redis, goneMs }) => {
    await redis?.kill();
    await sleep(goneMs);
    await redis?.start();
  },
  'Redis stands still': async ({ redis }) => {
    redis?.freeze();
    await sleep(between(1000, 20_000));
    redis?.thaw();
  },
  'a node is cut off, and what it sends waits': async ({ lines }) => {
    const line = any(any(lines));
    line.block();
    await sleep(between(1000, 20_000));
    line.open();
  },
  'a node is cut off, and what it sent is lost': async ({ lines }) => {
    const line = any(any(lines));
    line.block();
    await sleep(between(500, 12_000));
    line.tear();
    line.open();
  },
  'the clock of a node jumps': async ({ nodes }) => {
    const node = any(nodes);
    node.setClock(any([-700, 700, -20_000, 20_000, -3_600_000, 3_600_000]));
    await sleep(between(2000, 15_000));
    node.setClock(0);
  },
  'the disk is slow': async ({ postgres }) => {
    await postgres.slow(100);
    await sleep(between(2000, 10_000));
    await postgres.slow(0);
  },
};

/** Injects one fault after another until told to stop. Resolves with how often each was injected. */
export async function injectFaults(ill: Ill, going: () => boolean): Promise<{ readonly [blow: string]: number }> {
  const counts: Record<string, number> = {};
  let waiting: string[] = [];
  while (going()) {
    await sleep(between(500, 4000));
    // All faults, in a new random order each time.
    if (waiting.length === 0) waiting = Object.keys(blows).sort(() => Math.random() - 0.5);
    const name = waiting.pop()!;
    if (!ill.redis && name.startsWith('Redis')) continue;
    counts[name] = (counts[name] ?? 0) + 1;
    await blows[name]!(ill);
  }
  return counts;
}
