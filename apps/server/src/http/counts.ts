import { createHash } from 'node:crypto';

/** How long requests are counted together, in milliseconds. */
export const WINDOW_MS = 60_000;
/** How long an answer of Redis is waited for, in milliseconds: nobody waits for a count. */
const TIMEOUT_MS = 250;

/** What the limiter asks of whoever counts. */
export interface Column {
  increment(origin: string): Promise<Counted> | Counted;
  decrement(origin: string): void;
  resetKey(origin: string): void;
}

interface Counted {
  readonly totalHits: number;
  readonly resetTime: Date;
}

/** Requests by where they come from. Each limit has a column of its own. */
export interface Counts {
  column(): Column;
  close(): void;
}

/** Those of this server alone: one row for each address, which all limits share, and all rows go together. */
export function countsHere(): Counts {
  const rows = new Map<string, number[]>();
  let columns = 0;
  let since = -Infinity;
  return {
    column() {
      const column = columns++;
      const row = (origin: string): number[] => {
        const now = Date.now();
        if (now - since >= WINDOW_MS || now < since) {
          rows.clear();
          since = now;
        }
        let found = rows.get(origin);
        if (!found) rows.set(origin, (found = Array<number>(columns).fill(0)));
        return found;
      };
      return {
        increment: (origin) => ({ totalHits: ++row(origin)[column]!, resetTime: new Date(since + WINDOW_MS) }),
        decrement: (origin) => void row(origin)[column]!--,
        resetKey: (origin) => void (row(origin)[column] = 0),
      };
    },
    close: () => rows.clear(),
  };
}

/**
 * Those of all servers of a house together, in Redis or Valkey. While it is away, or slow, each counts by itself.
 *
 * @param house the key that all servers of the house have
 */
export async function countsOfAll(url: string, house: Buffer): Promise<Counts> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    commandTimeout: TIMEOUT_MS,
    retryStrategy: () => 500,
  });
  redis.on('error', () => undefined);
  const here = countsHere();
  const prefix = `masque:limit:${createHash('sha256').update('limits').update(house).digest('hex').slice(0, 12)}`;
  let columns = 0;
  return {
    column() {
      const own = here.column();
      const name = `${prefix}:${columns++}`;
      return {
        ...own,
        async increment(origin) {
          const mine = own.increment(origin) as Counted;
          if (redis.status !== 'ready') return mine;
          const key = `${name}:${origin}`;
          try {
            const answers = await redis.multi().incr(key).pexpire(key, WINDOW_MS, 'NX').pttl(key).exec();
            const [total, , left] = answers!.map(([, value]) => Number(value));
            return { totalHits: total!, resetTime: new Date(Date.now() + left!) };
          } catch {
            return mine;
          }
        },
      };
    },
    close() {
      redis.disconnect();
      here.close();
    },
  };
}
