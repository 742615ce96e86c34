import { testServer } from '@masque/store/test-database';
import { often } from '@masque/workspace/long';
import { afterAll, expect, test } from 'vitest';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chaos } from './chaos.ts';
import { race } from './race.ts';

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
      games: [{ id: 'coup', seats: 4 }],
    });
    expect(report.problems).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.returns).toBeGreaterThan(0);
  },
  180_000,
);

test.skipIf(!database)(
  'two processes race for one table, and every command is in its log once',
  async () => {
    await database!.clear();
    const { conflicts, problems } = await race({ url: database!.url, commands: 300 });
    expect(problems).toEqual([]);
    expect(conflicts).toBeGreaterThan(0);
  },
  60_000,
);

test('a node goes with whoever started it', async () => {
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
