import type { Client } from 'pg';
import { readers, listener } from './connect.ts';

/** The longest notification that PostgreSQL accepts, in bytes. */
const MAX_BYTES = 7900;
/** A part of a longer one, in UTF-16 units of at most three bytes. */
const PART = 2600;
const NOTIFY = 'select pg_notify(c, p) from unnest($1::text[], $2::text[]) as given (c, p)';
/** How long to wait before listening again, in milliseconds. */
const RETRY_MS = 500;

/** Short messages between nodes. They may be lost, and are not stored. */
export interface Notices {
  /** Messages of one sender to one channel arrive in order. */
  send(channel: string, text: string): void;
  /** @param hear called with each message that is sent to one of the channels */
  listen(channels: readonly string[], hear: (text: string) => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * Messages between nodes over LISTEN and NOTIFY, in transactions that contain nothing else, so that no commit of a move
 * waits for them. Enough for two or three nodes: the database delivers every message separately.
 *
 * @throws the database's error if it cannot be reached
 * @example
 * const [a, b] = [await postgresNotices(database), await postgresNotices(database)];
 * const heard = new Promise((hear) => b.listen(['tables'], hear).then(() => a.send('tables', 'WOLF has changed')));
 * await heard; // => 'WOLF has changed'
 * await a.close();
 * await b.close();
 */
export async function postgresNotices(url: string): Promise<Notices> {
  const pool = await readers(url, 1);
  let waiting: [channel: string, payload: string][] = [];
  let sending = false;
  let sent = 0;
  let client: Client | null = null;
  let closed = false;

  const flush = async (): Promise<void> => {
    sending = true;
    while (waiting.length > 0) {
      const now = waiting;
      waiting = [];
      const [channels, payloads] = [now.map(([it]) => it), now.map(([, it]) => it)];
      await pool.query({ name: 'notify', text: NOTIFY, values: [channels, payloads] }).catch(() => undefined);
    }
    sending = false;
  };

  return {
    send(channel, text) {
      if (closed) return;
      // Numbered, because the database delivers only one of several equal notifications.
      for (const part of partsOf(text)) waiting.push([channel, `${(sent = (sent + 1) % 1e6)}${part}`]);
      if (!sending) void flush();
    },
    async listen(channels, hear) {
      const connect = async (): Promise<void> => {
        const it = await listener(url);
        client = it;
        const begun = new Map<string, string>();
        it.on('notification', ({ channel: to, processId, payload = '' }) => {
          // Parts of several senders may come in between each other.
          const channel = `${processId} ${to}`;
          // `.`: the last part; `+`: more are to come.
          const mark = payload.search(/[.+]/);
          const whole = (begun.get(channel) ?? '') + payload.slice(mark + 1);
          if (payload[mark] === '+') return void begun.set(channel, whole);
          begun.delete(channel);
          hear(whole);
        });
        it.on('end', () => void again());
        for (const channel of channels) await it.query(`listen ${it.escapeIdentifier(channel)}`);
      };
      const again = async (): Promise<void> => {
        while (!closed) {
          await new Promise((done) => setTimeout(done, RETRY_MS));
          try {
            return await connect();
          } catch {
            // The database is away: another try.
          }
        }
      };
      await connect();
    },
    async close() {
      closed = true;
      await client?.end().catch(() => undefined);
      await pool.end();
    },
  };
}

function partsOf(text: string): string[] {
  const bytes = Buffer.byteLength(text);
  if (bytes < MAX_BYTES) return [`.${text}`];
  const parts: string[] = [];
  const max = bytes === text.length ? MAX_BYTES : PART;
  for (let from = 0; from < text.length;) {
    // A pair of surrogates is one letter.
    const end = from + max + (/[\uD800-\uDBFF]/.test(text[from + max - 1] ?? '') ? 1 : 0);
    parts.push(`${end < text.length ? '+' : '.'}${text.slice(from, end)}`);
    from = end;
  }
  return parts;
}
