import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { threadedStore } from './threaded-store.ts';

test('a store whose thread has ended refuses everything, and keeps nobody waiting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masque-thread-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const started = once(process, 'worker') as Promise<[Worker]>;
  const store = await threadedStore(join(folder, 'masque.db'));
  const [worker] = await started;
  await store.check();
  await worker.terminate();
  await expect(store.check()).rejects.toThrow();
  await expect(store.append('s', 0, [])).rejects.toThrow();
  await store.close();
});
