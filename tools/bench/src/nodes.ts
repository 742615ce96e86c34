import { ownServer } from '@masque/store/test-database';
import { readdirSync, readFileSync } from 'node:fs';
import { Child } from './child.ts';
import { votingInTurn, roomOf, type Room } from './contenders.ts';
import { median } from './paired.ts';
import { isInstalled, PEERS } from './peers.ts';
import { ownRedis } from './redis.ts';
import { openTable, openTables } from './tables.ts';
import { SEATS } from './vote.ts';

/** Ticks per second in which the system counts CPU time of processes. */
const TICKS = 100;
/** Interval between votes at a paced table, in milliseconds: a node with 20 tables then uses a quarter of a core. */
const PACE_MS = 80;
/** How many times longer a paced turn is. */
const PACED = 3;
/** Warm-up time to compile the code, in milliseconds. */
const WARM_MS = 3000;

/** A cost relative to another one, turn by turn: median, minimum and maximum. */
export interface Ratio {
  readonly median: number;
  readonly spread: readonly [number, number];
}

/** A cost relative to another one, turn by turn: median, minimum and maximum. */
export interface Ratio {
  readonly median: number;
  readonly spread: readonly [number, number];
}

/** CPU time per action seen by eight people, in microseconds: the median over several turns. */
export interface OfNodes extends Turn {
  /** Cost of all nodes relative to that of one alone. */
  readonly againstOne: Ratio;
}

/** Two nodes of one cluster. */
export interface OfCluster extends OfNodes {
  /** Cost relative to that of two servers that share nothing: what it costs to be nodes of one cluster. */
  readonly againstStrangers: Ratio;
}

/** The same votes in each setting. */
export interface Settings {
  readonly one: OfNodes;
  /** Two servers, each with a database of its own: what a second process on the machine costs by itself. */
  readonly strangers: OfNodes;
  /** Everybody is at the node of their table. */
  readonly apart: OfCluster;
  /** The people of each table are spread over both nodes. */
  readonly mixed: OfCluster;
}

export interface NodesMeasured {
  /** As fast as possible: two nodes share the tables of the one. */
  readonly atOnce: Settings;
  /**
   * Paced, one vote at a time, so that each action is a separate fan-out to all eight. Two nodes have twice as many
   * tables: each one has the load of the single node.
   */
  readonly paced: Settings;
  /** As fast as possible without Redis, if there is one. */
  readonly mixedOverPostgres: OfCluster | null;
  /**
   * Colyseus over the same Redis, if both are installed: all sockets of a room are at its node, through either node.
   */
  readonly colyseus: { readonly one: OfNodes; readonly two: OfNodes } | null;
}

/** Nodes and the tables at them. */
interface Setting {
  readonly servers: readonly Child[];
  readonly rooms: readonly Room[];
}

interface Turn {
  readonly nodes: number;
  readonly postgres: number;
  readonly redis: number;
  readonly perSecond: number;
  /** Number of frames sent to everybody together; NaN: not counted. */
  readonly frames: number;
}

/**
 * The same votes on one node and on two, with our server and with Colyseus, over a PostgreSQL and a Redis of our own.
 * All are running at the same time and take turns, so that a busy machine slows all of them equally.
 */
export async function measureNodes(rooms: number, turns: number, ms: number): Promise<NodesMeasured> {
  const postgres = await ownServer();
  const redis = await ownRedis();
  const all: Setting[] = [];
  const add = async <S extends Setting>(setting: Promise<S>): Promise<S> => {
    const it = await setting;
    all.push(it);
    return it;
  };
  const ours = async (count: number, shared: boolean, { over = redis, alone = false } = {}) => {
    const file = new URL('./server.ts', import.meta.url);
    const servers: Child[] = [];
    let url = '';
    for (let i = 0; i < count; i++) {
      if (i === 0 || alone) ({ url } = await postgres.database());
      servers.push(await Child.start(file, [url, ...(over ? [over.url] : [])]));
    }
    const urls = servers.map(({ port }) => `http://127.0.0.1:${port}`);
    let opened = 0;
    const tables = await openTables((1 + count) * rooms, () => {
      const first = opened++ % count;
      return openTable(shared ? [urls[first]!, ...urls.toSpliced(first, 1)] : urls[first]!, 'vote', SEATS);
    });
    const [atOnce, others] = [tables.slice(0, rooms), tables.slice(rooms)];
    return {
      servers,
      rooms: atOnce.map(roomOf),
      paced: others.map((it, i) => votingInTurn(it, PACE_MS, (PACE_MS * i) / others.length)),
    };
  };
  try {
    const [one, apart, mixed] = [await add(ours(1, false)), await add(ours(2, false)), await add(ours(2, true))];
    const strangers = await add(ours(2, false, { alone: true }));
    const mixedOverPostgres = redis && (await add(ours(2, true, { over: null })));
    const theirs =
      redis && isInstalled('@colyseus/redis-driver')
        ? { one: await add(colyseus(1, rooms, redis.url)), two: await add(colyseus(2, rooms, redis.url)) }
        : null;
    const pids = { postgres: postgres.pid(), redis: redis?.pid };
    const pace = ({ servers, paced }: Awaited<ReturnType<typeof ours>>): Setting => ({ servers, rooms: paced });
    const atOnce = { one, strangers, apart, mixed };
    const paced = { one: pace(one), strangers: pace(strangers), apart: pace(apart), mixed: pace(mixed) };
    const played = [...all, ...Object.values(paced)];
    for (const it of played) await turn(it, WARM_MS, pids);
    const took = new Map(played.map((it) => [it, [] as Turn[]]));
    // Paced turns have few events per second, so they are measured for longer.
    const times = (it: Setting): number => (all.includes(it) ? ms : PACED * ms);
    for (let i = 0; i < turns; i++) for (const it of played) took.get(it)!.push(await turn(it, times(it), pids));
    const against = (setting: Setting, base: Setting): Ratio => {
      const ratios = took.get(setting)!.map((it, i) => it.nodes / took.get(base)![i]!.nodes);
      return { median: median(ratios), spread: [Math.min(...ratios), Math.max(...ratios)] };
    };
    const of = (setting: Setting, first: Setting): OfNodes => {
      const middle = (what: keyof Turn): number => median(took.get(setting)!.map((it) => it[what]));
      return {
        ...{ nodes: middle('nodes'), postgres: middle('postgres'), redis: middle('redis') },
        ...{ perSecond: middle('perSecond'), frames: middle('frames') },
        againstOne: against(setting, first),
      };
    };
    const settings = (its: { readonly [name in keyof Settings]: Setting }): Settings => {
      const cluster = (it: Setting): OfCluster => ({
        ...of(it, its.one),
        againstStrangers: against(it, its.strangers),
      });
      return {
        ...{ one: of(its.one, its.one), strangers: of(its.strangers, its.one) },
        ...{ apart: cluster(its.apart), mixed: cluster(its.mixed) },
      };
    };
    return {
      ...{ atOnce: settings(atOnce), paced: settings(paced) },
      mixedOverPostgres: mixedOverPostgres && {
        ...of(mixedOverPostgres, one),
        againstStrangers: against(mixedOverPostgres, strangers),
      },
      colyseus: theirs && { one: of(theirs.one, theirs.one), two: of(theirs.two, theirs.one) },
    };
  } finally {
    for (const { servers } of all) for (const it of servers) await it.stop();
    await redis?.stop();
    await postgres.stop();
  }
}

async function start(count: number, file: URL, args: readonly string[]): Promise<Child[]> {
  const servers: Child[] = [];
  for (let i = 0; i < count; i++) servers.push(await Child.start(file, args));
  return servers;
}

async function colyseus(count: number, rooms: number, redis: string): Promise<Setting> {
  const servers = await start(count, new URL('colyseus-server.mjs', PEERS), [redis]);
  const { open } = (await import(new URL('colyseus-crowd.mjs', PEERS).href)) as {
    open(ports: readonly number[], n: number): Promise<Room[]>;
  };
  return {
    servers,
    rooms: await open(
      servers.map(({ port }) => port),
      rooms,
    ),
  };
}

/** All tables vote, either as fast as they can or paced. */
async function turn(
  { servers, rooms }: Setting,
  ms: number,
  pids: { readonly postgres: number; readonly redis: number | undefined },
): Promise<Turn> {
  const used = async () => ({
    nodes: (await Promise.all(servers.map((it) => it.cpu()))).reduce((sum, it) => sum + it, 0),
    postgres: cpuBelow(pids.postgres),
    redis: pids.redis === undefined ? 0 : cpuBelow(pids.redis),
  });
  const frames = () => rooms.reduce((n, it) => n + (it.frames?.() ?? NaN), 0);
  const told = frames();
  const before = await used();
  const from = performance.now();
  let actions = 0;
  await Promise.all(
    rooms.map(async (room) => {
      while (performance.now() - from < ms) {
        await room.round();
        actions += SEATS;
      }
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  const after = await used();
  return {
    nodes: (after.nodes - before.nodes) / actions,
    postgres: (after.postgres - before.postgres) / actions,
    redis: (after.redis - before.redis) / actions,
    perSecond: actions / seconds,
    frames: (frames() - told) / actions,
  };
}

/** CPU time used by a process and its children, including those that have ended, in microseconds. */
function cpuBelow(pid: number): number {
  let ticks = 0;
  for (const it of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let stat: string;
    try {
      stat = readFileSync(`/proc/${it}/stat`, 'utf8');
    } catch {
      continue;
    }
    // After the name, which may contain anything: state, parent and so on.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = Number(fields[11]) + Number(fields[12]);
    if (Number(it) === pid) ticks += own + Number(fields[13]) + Number(fields[14]);
    else if (Number(fields[1]) === pid) ticks += own;
  }
  return (ticks * 1e6) / TICKS;
}
