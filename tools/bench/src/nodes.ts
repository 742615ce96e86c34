import { ownServer } from '@masque/store/test-database';
import { readdirSync, readFileSync } from 'node:fs';
import { Child } from './child.ts';
import { roomOf } from './contenders.ts';
import { openTable, openTables, sleep, type Table } from './tables.ts';
import { SEATS } from './vote.ts';

/** How many times a second the system counts the CPU of a process. */
const TICKS = 100;

/** What an action costs that eight people see, in microseconds of CPU. */
export interface OfNodes {
  readonly nodes: number;
  readonly postgres: number;
  readonly perSecond: number;
}

/**
 * The same votes at one node, at two with everybody at the node of their table, and at two with the people of each table
 * shared out, over a PostgreSQL of our own, and over the Redis that MASQUE_TEST_REDIS names, if any.
 */
export async function measureNodes(
  rooms: number,
  seconds: number,
): Promise<[one: OfNodes, apart: OfNodes, mixed: OfNodes]> {
  const postgres = await ownServer();
  const redis = process.env['MASQUE_TEST_REDIS'];
  const results: OfNodes[] = [];
  try {
    for (const [count, shared] of [
      [1, false],
      [2, false],
      [2, true],
    ] as const) {
      const database = await postgres.database();
      const args = [database.url, ...(redis === undefined ? [] : [redis])];
      const servers: Child[] = [];
      for (let i = 0; i < count; i++) servers.push(await Child.start(new URL('./server.ts', import.meta.url), args));
      const urls = servers.map(({ port }) => `http://127.0.0.1:${port}`);
      let opened = 0;
      const tables = await openTables(rooms, () => {
        const first = opened++ % count;
        return openTable(shared ? [urls[first]!, ...urls.toSpliced(first, 1)] : urls[first]!, 'vote', SEATS);
      });
      await votes(tables, 3);
      const cpu = async (): Promise<number> =>
        (await Promise.all(servers.map((it) => it.cpu()))).reduce((sum, it) => sum + it, 0);
      const [before, stored] = [await cpu(), cpuBelow(postgres.pid())];
      const actions = await votes(tables, seconds);
      const [after, storedAfter] = [await cpu(), cpuBelow(postgres.pid())];
      results.push({
        nodes: (after - before) / actions,
        postgres: (storedAfter - stored) / actions,
        perSecond: actions / seconds,
      });
      for (const it of servers) await it.stop();
      await database.remove();
    }
  } finally {
    await postgres.stop();
  }
  return results as [OfNodes, OfNodes, OfNodes];
}

/** All vote as fast as they can. Returns how many votes that were. */
async function votes(tables: readonly Table[], seconds: number): Promise<number> {
  let actions = 0;
  let going = true;
  const playing = tables.map(async (table) => {
    const room = (roomsOf.get(table) ?? roomsOf.set(table, roomOf(table)).get(table))!;
    while (going) {
      await room.round();
      actions += SEATS;
    }
  });
  await sleep(seconds * 1000);
  going = false;
  await Promise.all(playing);
  return actions;
}
const roomsOf = new WeakMap<Table, ReturnType<typeof roomOf>>();

/** Microseconds of CPU that a process and its children have used, those that are gone included. */
function cpuBelow(pid: number): number {
  let ticks = 0;
  for (const it of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let stat: string;
    try {
      stat = readFileSync(`/proc/${it}/stat`, 'utf8');
    } catch {
      continue;
    }
    // After the name, which may hold anything: state, parent, and so on.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = Number(fields[11]) + Number(fields[12]);
    if (Number(it) === pid) ticks += own + Number(fields[13]) + Number(fields[14]);
    else if (Number(fields[1]) === pid) ticks += own;
  }
  return (ticks * 1e6) / TICKS;
}
