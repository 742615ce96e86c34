import { freePort } from '@masque/store/test-database';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

/** How long Redis may take to start on a busy machine, in milliseconds. */
const START_TIMEOUT_MS = 300_000;

/** Our own Redis, which can be killed and restarted. */
export class OwnRedis {
  readonly url: string;
  readonly #port: number;
  readonly #everywhere: boolean;
  #child: ChildProcess | null = null;

  private constructor(port: number, everywhere: boolean) {
    this.#port = port;
    this.#everywhere = everywhere;
    this.url = `redis://127.0.0.1:${port}`;
    // Otherwise it would outlive an interrupted run.
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  /**
   * `null`: Redis is not installed.
   *
   * @param everywhere whether it can be reached at all addresses, and not only from this machine
   */
  static async start(everywhere = false): Promise<OwnRedis | null> {
    const it = new OwnRedis(await freePort(), everywhere);
    try {
      await it.start();
      return it;
    } catch {
      return null;
    }
  }

  /** @throws Error when there is no `redis-server`, or it does not answer */
  async start(): Promise<void> {
    const args = ['--port', String(this.#port), '--save', '', '--appendonly', 'no'];
    args.push('--protected-mode', this.#everywhere ? 'no' : 'yes');
    const child = (this.#child = spawn('redis-server', args, { stdio: 'ignore' }));
    await once(child, 'spawn');
    const end = performance.now() + START_TIMEOUT_MS;
    while (!(await this.#answers())) {
      if (performance.now() > end) throw new Error('Redis does not answer');
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** It keeps its connections, and does nothing. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  #answers(): Promise<boolean> {
    return new Promise((done) => {
      const socket = connect(this.#port, '127.0.0.1', () => (socket.destroy(), done(true)));
      socket.once('error', () => done(false));
    });
  }
}
