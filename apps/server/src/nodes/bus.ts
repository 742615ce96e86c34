import { postgresNotices } from '@masque/store';

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
 * Over Redis or Valkey; while it is away, over what nodes have otherwise. What was on its way when it went is lost.
 *
 * @throws Error when it cannot be reached at the start
 */
export const redisBus =
  (url: string, otherwise: OpenBus): OpenBus =>
  async (node, hear) => {
    const { Redis } = await import('ioredis');
    const options = { lazyConnect: true, enableOfflineQueue: false, retryStrategy: () => 500 } as const;
    const out = new Redis(url, { ...options, autoResendUnfulfilledCommands: false });
    const back = new Redis(url, { ...options, autoResubscribe: true });
    for (const it of [out, back]) it.on('error', () => undefined);
    // Nothing is done with the answers of Redis, and each would wake this node: it is told to give none. One that does not
    // let itself be told is done without.
    const hush = (): void =>
      void out.call('client', 'reply', 'off').catch(() => out.status === 'ready' && out.disconnect());
    try {
      await Promise.all([out.connect(), back.connect()]);
      await out.publish(`${channelOf(node)}?`, 'May this node send?');
      hush();
      out.on('ready', hush);
    } catch (error) {
      for (const it of [out, back]) it.disconnect();
      const { host } = new URL(url);
      throw new Error(`Redis cannot be reached at ${host}: ${(error as Error).message}`, { cause: error });
    }
    back.on('message', (_, text) => hear(text));
    await back.subscribe(channelOf(node), channelOf(ALL));
    const other = await otherwise(node, hear);
    return {
      send(to, text) {
        if (out.status === 'ready' && out.stream.writable && back.status === 'ready')
          out.stream.write(asked('PUBLISH', channelOf(to), text));
        else other.send(to, text);
      },
      async close() {
        for (const it of [out, back]) it.disconnect();
        await other.close();
      },
    };
  };

/** A command as Redis reads it. */
const asked = (...words: readonly string[]): string =>
  `*${words.length}\r\n${words.map((it) => `$${Buffer.byteLength(it)}\r\n${it}\r\n`).join('')}`;
