import { parentPort, workerData } from 'node:worker_threads';
import { sqliteStore, type SqliteOptions, type SqliteStore } from '../sqlite/sqlite-store.ts';
import type { Call, WorkerMessage, Settled } from './wire.ts';

/** The thread of the database: its waits for the disk do not block any socket. */
const port = parentPort!;
const { file, options } = workerData as { file: string; options: SqliteOptions };
const tell = (reply: WorkerMessage): void => port.postMessage(reply);

let answers: Settled[] = [];

try {
  const store = await sqliteStore(file, options);
  port.on('message', (calls: readonly Call[]) => {
    for (const call of calls) void settle(store, call).then((it) => answer(store, it));
  });
  tell({ opened: true });
} catch (error) {
  tell({ failed: error });
}

async function settle(store: SqliteStore, { id, method, args }: Call): Promise<Settled> {
  try {
    return { id, value: await (store[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args) };
  } catch (error) {
    return { id, error, code: (error as { code?: string }).code };
  }
}

/** Results that are available at the same time are sent together, above all those of one commit. */
function answer(store: SqliteStore, settled: Settled): void {
  answers.push(settled);
  if (answers.length > 1) return;
  queueMicrotask(() => {
    const all = answers;
    answers = [];
    tell({ answers: all, metrics: store.metrics() });
  });
}
