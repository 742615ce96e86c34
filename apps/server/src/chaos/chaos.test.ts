import { testServer } from '@masque/store/test-database';
import { often } from '@masque/workspace/long';
import { afterAll, expect, test, vi } from 'vitest';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../games.ts';
import { chaos } from './chaos.ts';
import { drains } from './drain.ts';
import { REPLACED } from './phone.ts';
import { race } from './race.ts';
import { thisVersion, versionFrom } from './version.ts';
import { counted, unexpected } from './visit.ts';

const server = await testServer();
const database = await server?.database();
afterAll(async () => {
  await database?.remove();
  await server?.stop();
});

test.skipIf(!database)(
  'nodes are killed in play, and nothing that was acknowledged is lost',
  async () => {
    const report = await chaos({
      url: database!.url,
      nodes: 2,
      kills: often(1, 6),
      games: [games[0]!.game],
    });
    expect(report.problems).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.commands).toBeGreaterThan(0);
    expect(report.returns).toBeGreaterThan(0);
  },
  180_000,
);

test('a connection may end because its node restarts or its phone is replaced, and for no other reason', () => {
  const ended = (...why: (number | string)[]) => unexpected(counted(why.map((it) => ({ why: it, ms: 1 }))));
  expect(ended(1012, 1012, 4001, REPLACED)).toEqual([]);
  expect(ended(1006, 1012, 'busy', 'busy')).toEqual(['1 sockets were closed with 1006', '2 phones hung up: busy']);
});

// Nightly: most of it is waiting for a load balancer to notice. In every check, `nodes.test.ts` stops a node.
test.skipIf(!database || often(0, 1) === 0)(
  'a node that is told to stop behind a load balancer drops nothing that a phone is owed',
  async () => {
    await database!.clear();
    const game = games[0]!.game;
    const report = await drains({ url: database!.url, nodes: 2, drains: 4, games: [game], drainMs: 1500 });
    expect(report.problems).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.closes[1012]).toBeGreaterThan(0);
    expect(report.requests).toBeGreaterThan(0);
  },
  180_000,
);

// Nightly, like the above.
test.skipIf(!database || often(0, 1) === 0)(
  'nodes are replaced by those of another version, and back, while people play',
  async () => {
    await database!.clear();
    const versions = [versionFrom('HEAD'), thisVersion()] as const;
    const game = games[0]!.game;
    const report = await drains({ url: database!.url, nodes: 2, drains: 4, games: [game], drainMs: 1500, versions });
    expect(report.problems).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.closes[1012]).toBeGreaterThan(0);
  },
  300_000,
);

test.skipIf(!database)(
  'two processes race for one table, and every command is in its log once',
  async () => {
    await database!.clear();
    const { conflicts, problems } = await race({ url: database!.url, commands: often(100, 300) });
    expect(problems).toEqual([]);
    expect(conflicts).toBeGreaterThan(0);
  },
  60_000,
);

// Nightly: it needs PostgreSQL, Redis and all games.
test.skipIf(!database || process.platform === 'win32' || often(0, 1) === 0)(
  'ended early, it leaves no node, no PostgreSQL, no Redis and no folder',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'masque-chaos-'));
    // PostgreSQL runs as another user, who needs access.
    await chmod(folder, 0o755);
    const main = fileURLToPath(new URL('./main.ts', import.meta.url));
    const run = spawn(
      process.execPath,
      ['--conditions=@masque/source', main, '--rough', '--nodes', '1', '--kills', '1000'],
      // A process group of its own, so that everything it starts can be identified.
      { detached: true, env: { ...process.env, TMPDIR: folder }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    try {
      for await (const said of run.stdout.setEncoding('utf8')) if (String(said).includes('people play')) break;
      const started = inGroup(run.pid!).filter(({ pid }) => pid !== run.pid);
      for (const name of ['wrong-clock.ts', 'postgres', 'redis-server'])
        expect(started.some(({ what }) => what.includes(name))).toBe(true);
      // A frozen node, as chaos produces now and then.
      for (const { pid, what } of started) if (what.includes('wrong-clock.ts')) process.kill(pid, 'SIGSTOP');
      const ended = once(run, 'exit');
      run.kill('SIGTERM');
      expect((await ended)[0]).toBe(128 + constants.signals.SIGTERM);
      // PostgreSQL is told to stop at once, but that takes a moment.
      await vi.waitFor(() => expect(inGroup(run.pid!)).toEqual([]), { timeout: 10_000, interval: 50 });
      expect(await readdir(folder)).toEqual([]);
    } finally {
      for (const { pid } of inGroup(run.pid!)) process.kill(pid, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    }
  },
  180_000,
);

/** The processes in a group. */
const inGroup = (group: number): { pid: number; what: string }[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,pgid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .flatMap((it) =>
      it && Number(it[2]) === group && !it[3]!.startsWith('Z') ? [{ pid: Number(it[1]), what: it[4]! }] : [],
    );

test('a node exits with the process that started it', async () => {
  const clock = new URL('./wrong-clock.ts', import.meta.url).href;
  const node = spawn(
    process.execPath,
    ['--import', clock, '--eval', "process.send('up'); setInterval(() => {}, 1000)"],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  try {
    await once(node, 'message');
    const gone = once(node, 'exit', { signal: AbortSignal.timeout(4000) });
    node.disconnect();
    expect((await gone)[0]).toBe(1);
  } finally {
    node.kill('SIGKILL');
  }
});
