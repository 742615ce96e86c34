import { postgresNotices } from '@masque/store';
import type { Redis } from 'ioredis';

/** The address of a broadcast. */
export const ALL = '*';

/**
 * Carries texts between nodes. It may lose messages: readers detect that, and nothing that matters is kept in it.
 * Messages from one node to another arrive in order.
 */
export interface Bus {
  /** @param node id of a node, or ALL */
  send(node: string, text: string): void;
  close(): Promise<void>;
}

/** Opens the bus for a node. `hear` is called with the messages that other nodes send to it or to all. */
export type OpenBus = (node: string, hear: (text: string) => void) => Promise<Bus>;

/** How often a node asks whether Redis still carries messages, in milliseconds, and how often in vain before it does without. */
const PULSE_MS = 1000;
const MAX_UNHEARD = 3;

const channelOf = (node: string): string => (node === ALL ? 'masque' : `masque:${node}`);

/** Uses the database that the nodes share. */
export const postgresBus =
  (url: string): OpenBus =>
  async (node, hear) => {
    const notices = await postgresNotices(url);
    await notices.listen([channelOf(node), channelOf(ALL)], hear);
    return { send: (to, text) => notices.send(channelOf(to), text), close: () => notices.close() };
  };

/**
 * Uses Redis or Valkey. While that is down, at the start or later, or carries nothing although it is connected, it falls
 * back to the other bus. Messages in flight then are lost, or arrive late.
 *
 * @param away called once if Redis cannot be reached at the start, with its address and the error
 */
export const redisBus =
  (url: string, otherwise: OpenBus, away: (host: string, reason: string) => void): OpenBus =>
  async (node, hear) => {
    const { Redis } = await import('ioredis');
    const options = { lazyConnect: true, enableOfflineQueue: false, retryStrategy: () => 500 } as const;
    const out = new Redis(url, { ...options, autoResendUnfulfilledCommands: false });
    const back = new Redis(url, { ...options, autoResubscribe: false });
    let [sends, listens, unheard, reason] = [false, false, 0, ''];
    out.on('close', () => (sends = false));
    back.on('close', () => (listens = false));
    const pulse = `${channelOf(node)}?`;
    back.on('message', (channel, text) => {
      if (channel === pulse) unheard = 0;
      else hear(text);
    });
    const beat = (): void => {
      if (!sends || !listens) unheard = 0;
      // What waits to be written is another question that has no answer yet.
      else if (unheard++ < MAX_UNHEARD || out.stream.writableLength === 0)
        out.stream.write(asked('PUBLISH', pulse, ''));
    };
    for (const it of [out, back]) it.on('error', (error) => (reason = error.message));
    // Replies of Redis are not used, and each would wake this node, so Redis is told to send none. A Redis that refuses
    // is not used.
    const hush = async (): Promise<void> => {
      await out.publish(pulse, 'May this node send?');
      out.call('client', 'reply', 'off').catch(() => out.status === 'ready' && out.disconnect());
      sends = true;
    };
    const listen = async (): Promise<void> => {
      await back.subscribe(channelOf(node), channelOf(ALL), pulse);
      listens = true;
    };
    try {
      await Promise.all([whenever(out, hush), whenever(back, listen)]);
    } catch (error) {
      away(new URL(url).host, reason || (error as Error).message);
    }
    const other = await otherwise(node, hear);
    const pulses = setInterval(beat, PULSE_MS);
    return {
      send(to, text) {
        if (sends && listens && unheard <= MAX_UNHEARD && out.stream.writable)
          out.stream.write(asked('PUBLISH', channelOf(to), text));
        else other.send(to, text);
      },
      async close() {
        clearInterval(pulses);
        for (const it of [out, back]) it.disconnect();
        await other.close();
      },
    };
  };

/** Connects, and runs `begin` after every connect. Rejects if the first attempt fails. */
const whenever = (redis: Redis, begin: () => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    redis.on('ready', () => void begin().then(resolve, reject));
    redis.connect().catch(reject);
  });

/** Encodes a command for Redis. */
const asked = (...words: readonly string[]): string =>
  words.reduce((all, it) => `${all}$${Buffer.byteLength(it)}\r\n${it}\r\n`, `*${words.length}\r\n`);
