import { createHash } from 'node:crypto';

/** Length of the counting window, in milliseconds. */
export const WINDOW_MS = 60_000;
/** How long to wait for Redis, in milliseconds: no request should wait for a count. */
const TIMEOUT_MS = 250;

/** What the rate limiter needs from its store. */
export interface Column {
  increment(origin: string): Promise<Counted> | Counted;
  decrement(origin: string): void;
  resetKey(origin: string): void;
}

interface Counted {
  readonly totalHits: number;
  readonly resetTime: Date;
}

/** Counts requests by origin. Each limit has a column of its own. */
export interface RateCounts {
  column(): Column;
  close(): void;
}

/** Counts of this server only. All limits share one row per address, and all rows are cleared together. */
export function countsHere(): RateCounts {
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
 * Counts shared by all servers of an installation, in Redis or Valkey. While it is down or slow, each server counts
 * alone.
 *
 * @param house the key shared by all servers of the installation
 */
export async function countsOfAll(url: string, house: Buffer): Promise<RateCounts> {
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
