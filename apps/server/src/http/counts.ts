import { createHash } from 'node:crypto';

/** For how long most requests count, in milliseconds. */
export const MINUTE_MS = 60_000;
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
  /** @param windowMs for how long requests count, in milliseconds */
  column(windowMs: number): Column;
  close(): void;
}

/**
 * Counts of this server only. All limits of the same window share one row per address, and their rows are cleared
 * together.
 */
export function countsHere(): RateCounts {
  const windows = new Map<number, CountingWindow>();
  return {
    column(windowMs) {
      const window = windows.get(windowMs) ?? new CountingWindow(windowMs);
      windows.set(windowMs, window);
      const column = window.columns++;
      return {
        increment: (origin) => ({ totalHits: ++window.row(origin)[column]!, resetTime: window.ends }),
        decrement: (origin) => void window.row(origin)[column]!--,
        resetKey: (origin) => void (window.row(origin)[column] = 0),
      };
    },
    close: () => windows.clear(),
  };
}

/** What is counted until it all begins again. */
class CountingWindow {
  columns = 0;
  readonly #ms: number;
  readonly #rows = new Map<string, number[]>();
  #since = -Infinity;

  constructor(ms: number) {
    this.#ms = ms;
  }

  get ends(): Date {
    return new Date(this.#since + this.#ms);
  }

  row(origin: string): number[] {
    const now = Date.now();
    if (now - this.#since >= this.#ms || now < this.#since) {
      this.#rows.clear();
      this.#since = now;
    }
    let found = this.#rows.get(origin);
    if (!found) this.#rows.set(origin, (found = Array<number>(this.columns).fill(0)));
    return found;
  }
}

/**
 * Counts shared by all servers of an installation, in Redis or Valkey. While it is down or slow, each server counts
 * alone.
 *
 * @param house the key shared by all servers of the installation
 * @param timeoutMs how long to wait for an answer, in milliseconds
 */
export async function countsOfAll(url: string, house: Buffer, timeoutMs = TIMEOUT_MS): Promise<RateCounts> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    commandTimeout: timeoutMs,
    retryStrategy: () => 500,
  });
  redis.on('error', () => undefined);
  const here = countsHere();
  const prefix = `masque:limit:${createHash('sha256').update('limits').update(house).digest('hex').slice(0, 12)}`;
  let columns = 0;
  return {
    column(windowMs) {
      const own = here.column(windowMs);
      const name = `${prefix}:${columns++}`;
      return {
        ...own,
        async increment(origin) {
          const mine = own.increment(origin) as Counted;
          if (redis.status !== 'ready') return mine;
          const key = `${name}:${origin}`;
          try {
            const answers = await redis.multi().incr(key).pexpire(key, windowMs, 'NX').pttl(key).exec();
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
