/**
 * `npm run chaos -w @masque/server -- …` kills nodes during play and compares what people were told with the logs:
 *
 * - `--nodes 3 --kills 200 [--redis redis://127.0.0.1:6379]`;
 * - `--kills 1000 --minutes 30`: as many kills as there is time for;
 * - `--rough`: with a PostgreSQL and a Redis of its own, which crash or are gone for a minute; nodes are cut off from
 *   either, in network namespaces where the machine has them, else (or with `--proxies`) by proxies; clocks jump, and the
 *   disk is slow;
 * - `--drain 20 [--caddy caddy]`: nodes are told to stop, one after the other, behind a load balancer;
 * - `--from @masque/server@0.2.0 [--nodes 3] [--caddy caddy]`: the same, but all nodes start with another version of this
 *   repository (a commit, branch or tag, or a folder with a checkout or with `@masque/server` installed), and are replaced
 *   by this one, then by the other one again, and then by this one: a rolling upgrade, there and back;
 * - `--at https://localhost --data postgres://… [--minutes 2]`: only plays, at nodes that somebody else starts, replaces
 *   and stops, and compares with their database; their key is in `MASQUE_KEY`;
 * - `--race 100000`: two processes play at one table as fast as they can.
 */
import { openStore } from '@masque/store';
import { ownServer, testServer } from '@masque/store/test-database';
import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { games } from '../games.ts';
import { serverKey } from '../identity/server-key.ts';
import { chaos } from './chaos.ts';
import { drains } from './drain.ts';
import { enterOwnNetwork, SIGNALS } from './own-network.ts';
import { OwnRedis } from './own-redis.ts';
import { race } from './race.ts';
import { thisVersion, versionFrom } from './version.ts';
import { visit } from './visit.ts';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '2' },
    kills: { type: 'string', default: '20' },
    redis: { type: 'string' },
    rough: { type: 'boolean', default: false },
    proxies: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    gone: { type: 'string', default: '60' },
    race: { type: 'string' },
    drain: { type: 'string' },
    caddy: { type: 'string' },
    from: { type: 'string' },
    at: { type: 'string' },
    data: { type: 'string' },
  },
});
/** How often each node is replaced when a version rolls: by this one, by the other one, and by this one again. */
const THERE_AND_BACK = 3;
const tell = (line: string): void => console.log(line);

if (values.at !== undefined) {
  const { at, data = '', minutes = '1' } = values;
  const store = await openStore(data);
  const mix = games.map(({ game }) => game);
  const key = serverKey(data, process.env['MASQUE_KEY']);
  const meanwhile = () => new Promise<[]>((done) => setTimeout(() => done([]), Number(minutes) * 60_000));
  const { problems, ...report } = await visit({ at, store, key, games: mix, meanwhile, tell });
  await store.close();
  end(report, problems);
}

const asked = values.rough && !values.proxies;
const why = asked ? await enterOwnNetwork() : null;
if (why !== null) tell(`Nodes are cut off by proxies, because network namespaces are not possible here: ${why}`);
const namespaces = asked && why === null;
const own = values.rough ? await ownServer(namespaces) : null;
const server = own ?? (await testServer());
const database = await server?.database();
if (!server || !database) process.exit(1);
// Leaves nothing behind when it is interrupted: nodes and Redis end with this process, and our database is stopped
// first.
let ending = false;
for (const signal of SIGNALS)
  process.on(signal, async () => {
    // Ctrl-C comes twice: from the terminal, and from the process outside of our network.
    if (ending) return;
    ending = true;
    if (!own) await database.remove();
    process.exit(128 + constants.signals[signal]);
  });
const redis = values.rough ? await OwnRedis.start(namespaces) : null;
if (values.rough && !redis) tell('There is no redis-server here: nodes talk over PostgreSQL alone.');
const began = performance.now();
const problems = await run().finally(async () => {
  await redis?.kill();
  await database.remove();
  await server.stop();
});
end({ seconds: Math.round((performance.now() - began) / 1000) }, problems);

/** Says how it went, and exits. */
function end(report: object, problems: readonly string[]): never {
  console.log(report);
  for (const it of problems.slice(0, 100)) console.error(`✗ ${it}`);
  console.log(problems.length === 0 ? '✓ nothing was lost' : `${problems.length} problems`);
  process.exit(problems.length === 0 ? 0 : 1);
}

/** Between which versions nodes change, and the games that go on in both: those with the same rules. */
function rollFrom(from: string) {
  const [before, now] = [versionFrom(from), thisVersion()] as const;
  const isSame = ({ game }: (typeof games)[number]): boolean => before.games.get(game.id) === game.version;
  for (const { game } of games.filter((it) => !isSame(it)))
    tell(
      `${game.id} is not played: its rules have changed (${before.games.get(game.id)} to ${game.version}), and its games ` +
        'would be held until a server has theirs.',
    );
  return { versions: [before, now] as const, games: games.filter(isSame).map(({ game }) => game) };
}

async function run(): Promise<readonly string[]> {
  if (values.race !== undefined) {
    const report = await race({ url: database!.url, commands: Number(values.race), tell });
    console.log(report);
    return report.problems;
  }
  if (values.drain !== undefined || values.from !== undefined) {
    const roll = values.from === undefined ? null : rollFrom(values.from);
    const { problems, ...report } = await drains({
      url: database!.url,
      redis: redis?.url ?? values.redis,
      nodes: Number(values.nodes),
      drains: roll ? THERE_AND_BACK * Number(values.nodes) : Number(values.drain),
      games: roll?.games ?? games.map(({ game }) => game),
      versions: roll?.versions,
      caddy: values.caddy,
      tell,
    });
    console.log(report);
    return problems;
  }
  const { restarts, problems, ...report } = await chaos({
    url: database!.url,
    redis: redis?.url ?? values.redis,
    nodes: Number(values.nodes),
    kills: Number(values.kills),
    ...(values.minutes !== undefined && { endMs: Number(values.minutes) * 60_000 }),
    games: games.map(({ game }) => game),
    namespaces,
    tell,
    ...(own && { rough: { postgres: own, redis, goneMs: Number(values.gone) * 1000 } }),
  });
  console.log(report);
  console.log(`slowest return of a node: ${Math.round(Math.max(0, ...restarts))} ms`);
  return problems;
}
