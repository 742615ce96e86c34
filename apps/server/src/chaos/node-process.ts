import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Site } from './site.ts';
import type { Version } from './version.ts';

/** What Node is started with to run this version. */
const THIS = ['--conditions=@masque/source', fileURLToPath(new URL('../main.ts', import.meta.url))];
const CLOCK = new URL('./wrong-clock.ts', import.meta.url).href;
/** Caches compiled code between starts. */
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

/** How long a node may take to start on a busy machine, in milliseconds. */
const START_TIMEOUT_MS = 300_000;

/** How long it may take to answer a readiness check, in milliseconds: longer than its own timeout for the store. */
const ANSWER_MS = 20_000;

/** Nodes that are running or frozen. They end with this process at the latest, however it ends. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const it of running) it.kill('SIGKILL');
});

/** A node in a process of its own, which can be killed and restarted on the same port. */
export class NodeProcess {
  readonly url: string;
  readonly #env: Record<string, string>;
  readonly #enter: readonly string[];
  #child: ChildProcess | null = null;
  #said = '';
  /** Which version it runs from its next start on. */
  version: Pick<Version, 'args'> = { args: THIS };

  constructor(port: number, env: Record<string, string>, { host, enter }: Pick<Site, 'host' | 'enter'>) {
    this.url = `http://${host}:${port}`;
    this.#env = { ...env, PORT: String(port), HOST: host };
    this.#enter = enter;
  }

  /** @throws Error with the node's output when it does not come up */
  async start(): Promise<void> {
    const [command, ...args] = [...this.#enter, process.execPath, '--import', CLOCK, ...this.version.args];
    const child = spawn(command!, args, {
      // The options of this process may be those of a checkout, and an installed version is none.
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, NODE_OPTIONS: '', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    this.#said = '';
    for (const out of [child.stdout!, child.stderr!])
      out.on('data', (it) => (this.#said = (this.#said + String(it)).slice(-4000)));
    const end = performance.now() + START_TIMEOUT_MS;
    while (performance.now() < end && running.has(child)) {
      const ready = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null);
      if (ready?.ok) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`a node did not start: ${this.#said}`);
  }

  /** Resolves with its exit code when it is gone, unless it is only to stand still or go on. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): Promise<number | null> {
    const child = this.#child;
    if (!child || !running.has(child)) return null;
    const gone = new Promise<number | null>((done) => child.once('exit', done));
    child.kill(signal);
    return signal === 'SIGKILL' || signal === 'SIGTERM' ? gone : null;
  }

  /** Shifts the node's clock until it is restarted. */
  setClock(wrongBy: number): void {
    if (this.#child?.connected) this.#child.send({ wrongBy }, () => {});
  }
}
