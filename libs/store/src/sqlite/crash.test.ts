import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { sqliteStore } from '../index.ts';

const door = new URL('../index.ts', import.meta.url).href;

/** A node that appends as fast as it can and says what was acknowledged. */
const appender = (file: string) => `
  const { sqliteStore } = await import(${JSON.stringify(door)});
  const { writeSync } = await import('node:fs');
  const store = await sqliteStore(${JSON.stringify(file)});
  const start = { tableId: null, game: 'whist', version: '1', seed: '', setup: null, startedAt: 0 };
  const play = async (id) => {
    await store.createSession({ id, ...start });
    for (let seq = 0; ; seq++) {
      const done = await store.append(id, seq, [{ id, seq }], { keys: ['k' + seq], deadlines: [{ clock: { delay: 'turn' }, n: seq, at: seq }] });
      if (!done.ok) throw new Error(done.conflict);
      writeSync(1, id + ' ' + done.seq + '\\n');
    }
  };
  await Promise.all(['a', 'b', 'c'].map(play));
`;

test('acknowledged writes survive killing the process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masque-crash-'));
  const file = join(folder, 'masque.db');
  const child = spawn(process.execPath, ['--input-type=module', '-e', appender(file)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const acknowledged = new Map<string, number>();
  for await (const line of createInterface({ input: child.stdout })) {
    const [id, seq] = line.split(' ');
    acknowledged.set(id!, Number(seq));
    if (Number(seq) === 60) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect([...acknowledged.keys()].sort()).toEqual(['a', 'b', 'c']);

  const store = await sqliteStore(file);
  for (const [id, seq] of acknowledged) {
    const log = await store.read(id, 0);
    expect(log.length).toBeGreaterThanOrEqual(seq);
    expect(log).toEqual(log.map((_, i) => ({ seq: i, input: { id, seq: i } })));
    const last = log.length - 1;
    expect(await store.deadlinesOf(id)).toEqual([{ clock: { delay: 'turn' }, n: last, at: last }]);
    expect(await store.seenAction(id, `k${last}`)).toBe(last);
    expect(await store.append(id, log.length, ['on we go'])).toMatchObject({ ok: true });
  }
  await store.close();
  await rm(folder, { recursive: true });
});
