import { Worker } from 'node:worker_threads';
import type { Appended } from '../outcome.ts';
import { appendWrite } from '../sqlite/append.ts';
import type { SqliteOptions } from '../sqlite/sqlite-store.ts';
import type { Store, StoreMetrics } from '../store.ts';
import type { Call, Method, WorkerMessage } from './wire.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const methods = [
  ...['saveTable', 'loadTable', 'loadTableByCode', 'listTables'],
  ...['createSession', 'loadSession', 'listSessions', 'runningSessions'],
  ...['read', 'saveSnapshot', 'latestSnapshot', 'seenAction', 'deadlinesOf', 'deadlinesDue'],
  ...['savePerson', 'replaceToken', 'loadPerson', 'personByToken'],
  ...['extendStream', 'loadStream', 'loadStreamByCode', 'listStreams', 'readStream', 'rewriteStream', 'dropStream'],
  ...['endedGames', 'prune', 'check'],
] as Method[];

/**
 * A store in one file, like `sqliteStore`, in a separate thread: commits, checkpoints and waits for the disk do not
 * block the event loop of the caller. Calls of one turn of the loop are sent together, and so are their results.
 *
 * @throws Error if the file cannot be opened, is not a database, or was made by a newer release
 * @example
 * const file = await threadedStore(`${folder}/masque.db`);
 * await file.loadTable('nobody'); // => null
 * await file.close();
 */
export async function threadedStore(file: string, options: SqliteOptions = {}): Promise<Store> {
  const own = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';
  const worker = new Worker(new URL(own, import.meta.url), { workerData: { file, options } });
  const waiting = new Map<number, Waiting>();
  let metrics: StoreMetrics = { commits: 0, writes: 0 };
  let calls: Call[] = [];
  let last = 0;
  let closing: Promise<void> | null = null;
  /** Why the thread answers no more. */
  let ended: unknown;

  const failAll = (error: unknown): void => {
    ended ??= error;
    for (const it of waiting.values()) it.reject(error);
    waiting.clear();
  };
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (reply: WorkerMessage) => {
      if ('opened' in reply) return resolve();
      if ('failed' in reply) return void worker.terminate().then(() => reject(reply.failed));
      metrics = reply.metrics;
      for (const { id, value, error, code } of reply.answers) {
        const it = waiting.get(id);
        waiting.delete(id);
        if (error === undefined) it?.resolve(value);
        else it?.reject(code === undefined ? error : Object.assign(error as Error, { code }));
      }
    });
    worker.on('error', (error) => (reject(error), failAll(error)));
    worker.on('exit', () => failAll(new Error('The store is closed.')));
  });

  const posted = (some: readonly Call[]): boolean => {
    try {
      worker.postMessage(some);
      return true;
    } catch {
      return false;
    }
  };
  const refuse = ({ id, method }: Call): void => {
    waiting.get(id)?.reject(new TypeError(`${method} was given something that JSON cannot represent.`));
    waiting.delete(id);
  };
  const ask = (method: Method, args: readonly unknown[]): Promise<unknown> => {
    if (ended !== undefined) return Promise.reject(ended as Error);
    if (calls.length === 0)
      setImmediate(() => {
        const all = calls;
        calls = [];
        for (const it of posted(all) ? [] : all) if (!posted([it])) refuse(it);
      });
    const id = ++last;
    calls.push({ id, method, args });
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
  const askOpen = (method: Method, args: readonly unknown[]): Promise<unknown> =>
    closing ? Promise.reject(new Error('The store is closed.')) : ask(method, args);
  const asked = Object.fromEntries(
    methods.map((method) => [method, (...args: unknown[]) => askOpen(method, args)]),
  ) as unknown as Omit<Store, 'append' | 'metrics' | 'close'>;

  return {
    ...asked,
    // Text crosses faster than objects that would be written as text over there.
    append: async (...given) => askOpen('appendWritten', [appendWrite(...given)]) as Promise<Appended>,
    metrics: () => ({ ...metrics }),
    close() {
      closing ??= (ended === undefined ? ask('close', []) : Promise.resolve()).then(
        async () => void (await worker.terminate()),
      );
      return closing;
    },
  };
}
