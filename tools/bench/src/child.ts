import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Running servers. They end with this process at the latest, however it ends. */
const running = new Set<ReturnType<typeof fork>>();
process.once('exit', () => {
  for (const it of running) it.kill('SIGKILL');
});

/** A server in a process of its own, so that its load can be told apart from that of the players. */
export class Child {
  readonly port: number;
  readonly #process: ReturnType<typeof fork>;

  private constructor(process: ReturnType<typeof fork>, port: number) {
    this.#process = process;
    this.port = port;
  }

  static async start(file: URL, args: readonly string[] = []): Promise<Child> {
    const child = fork(file, args, {
      // Code that is not used for a while would be thrown away, and heaps could not be compared.
      execArgv: ['--expose-gc', '--no-flush-bytecode'],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    const failed = once(child, 'exit').then(() => Promise.reject(new Error(`${file.pathname} has ended.`)));
    const [{ port }] = (await Promise.race([once(child, 'message'), failed])) as [{ port: number }];
    failed.catch(() => {});
    return new Child(child, port);
  }

  get pid(): number {
    return this.#process.pid!;
  }

  /** CPU time used so far, in microseconds. */
  async cpu(): Promise<number> {
    return (await this.ask<{ cpu: number }>('cpu')).cpu;
  }

  /** Bytes of heap in use after a garbage collection. Do not call this during a CPU measurement. */
  async heap(): Promise<number> {
    // Connections used for requests stay open for some seconds.
    await new Promise((done) => setTimeout(done, 6000));
    return (await this.ask<{ heap: number }>('heap')).heap;
  }

  async ask<Answer>(name: string): Promise<Answer> {
    const answer = once(this.#process, 'message');
    this.#process.send(name);
    return (await answer)[0] as Answer;
  }

  async stop(): Promise<void> {
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await gone;
  }

  /** Kills it without warning, as a power cut would. */
  async kill(): Promise<void> {
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await gone;
  }
}
