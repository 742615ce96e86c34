import { postgresNotices } from '@masque/store';
import type { Redis } from 'ioredis';

/** To all nodes. */
export const ALL = '*';

/**
 * Carries texts between nodes. What it loses is noticed by whoever reads it, and nothing that matters is kept in it;
 * what one node sends to another arrives in its order.
 */
export interface Bus {
  /** @param node the id of a node, or ALL */
  send(node: string, text: string): void;
  close(): Promise<void>;
}

/** Opens the bus for a node. `hear` is called with what others send to it, and to all. */
export type OpenBus = (node: string, hear: (text: string) => void) => Promise<Bus>;

const channelOf = (node: string): string => (node === ALL ? 'masque' : `masque:${node}`);

/** Over the database that the nodes share. */
export const postgresBus =
  (url: string): OpenBus =>
  async (node, hear) => {
    const notices = await postgresNotices(url);
    await notices.listen([channelOf(node), channelOf(ALL)], hear);
    return { send: (to, text) => notices.send(channelOf(to), text), close: () => notices.close() };
  };

/**
 * Over Redis or Valkey; while it is away, from the start on or later, over what nodes have otherwise. What was on its way
 * when it went is lost.
 *
 * @param away told once if Redis cannot be reached at the start: where it was looked for, and why it was not found
 */
export const redisBus =
  (url: string, otherwise: OpenBus, away: (host: string, reason: string) => void): OpenBus =>
  async (node, hear) => {
    const { Redis } = await import('ioredis');
    const options = { lazyConnect: true, enableOfflineQueue: false, retryStrategy: () => 500 } as const;
    const out = new Redis(url, { ...options, autoResendUnfulfilledCommands: false });
    const back = new Redis(url, { ...options, autoResubscribe: false });
    let [sends, listens, reason] = [false, false, ''];
    out.on('close', () => (sends = false));
    back.on('close', () => (listens = false));
    back.on('message', (_, text) => hear(text));
    for (const it of [out, back]) it.on('error', (error) => (reason = error.message));
    // Nothing is done with the answers of Redis, and each would wake this node: it is told to give none. One that does not
    // let itself be told is done without.
    const hush = async (): Promise<void> => {
      await out.publish(`${channelOf(node)}?`, 'May this node send?');
      out.call('client', 'reply', 'off').catch(() => out.status === 'ready' && out.disconnect());
      sends = true;
    };
    const listen = async (): Promise<void> => {
      await back.subscribe(channelOf(node), channelOf(ALL));
      listens = true;
    };
    try {
      await Promise.all([whenever(out, hush), whenever(back, listen)]);
    } catch (error) {
      away(new URL(url).host, reason || (error as Error).message);
    }
    const other = await otherwise(node, hear);
    return {
      send(to, text) {
        if (sends && listens && out.stream.writable) out.stream.write(asked('PUBLISH', channelOf(to), text));
        else other.send(to, text);
      },
      async close() {
        for (const it of [out, back]) it.disconnect();
        await other.close();
      },
    };
  };

/** Connects, and begins so each time it is connected again. Rejects if that fails the first time. */
const whenever = (redis: Redis, begin: () => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    redis.on('ready', () => void begin().then(resolve, reject));
    redis.connect().catch(reject);
  });

/** A command as Redis reads it. */
const asked = (...words: readonly string[]): string =>
  `*${words.length}\r\n${words.map((it) => `$${Buffer.byteLength(it)}\r\n${it}\r\n`).join('')}`;
