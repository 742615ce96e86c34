import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How long a server may take to start, in milliseconds. */
const PATIENCE = 60_000;

/** A port that is free at the moment. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** A Node that runs TypeScript: this repository's rather than the system's. */
const node = (): string => {
  const own = join(root, 'node_modules', '.bin', 'node');
  return existsSync(own) ? own : process.execPath;
};

/** A server process with its own data. It can be killed without warning and restarted. */
export class TestServer {
  readonly url: string;
  readonly #port: number;
  readonly #data: string;
  readonly #botSpeed: number;
  readonly #seed: string | undefined;
  readonly #held: boolean;
  /** The time of a held clock, which continues in the next process. */
  #now = Date.now();
  #process: ChildProcess | null = null;
  #output = '';

  private constructor(port: number, data: string, botSpeed: number, seed?: string, held = false) {
    this.url = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#data = data;
    this.#botSpeed = botSpeed;
    this.#seed = seed;
    this.#held = held;
  }

  /**
   * Starts a server on a free port with an empty database. With a seed, it deals the same cards in every run. With
   * `held`, its clock only moves in calls of {@link pass}.
   */
  static async open({
    botSpeed = 0.02,
    seed,
    held = false,
  }: { botSpeed?: number; seed?: string; held?: boolean } = {}): Promise<TestServer> {
    buildOnce();
    const data = await mkdtemp(join(tmpdir(), 'masque-'));
    const server = new TestServer(await freePort(), data, botSpeed, seed, held);
    await server.start();
    return server;
  }

  /** @param also additional environment variables for this process */
  async start(also: Record<string, string> = {}): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA: this.#data,
      MASQUE_BOT_SPEED: String(this.#botSpeed),
      // All phones of all tests come from one address.
      MASQUE_LIMITS: '100',
      MASQUE_LOG: 'warn',
      ...(this.#seed !== undefined && { SEED: this.#seed }),
      ...(this.#held && { TIME: String(this.#now) }),
      ...also,
    };
    const main = this.#seed === undefined && !this.#held ? 'apps/server/src/main.ts' : 'e2e/support/dealt.ts';
    this.#process = spawn(node(), ['--conditions=@masque/source', main], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (chunk: Buffer) => (this.#output = (this.#output + chunk.toString()).slice(-4000)));
    const until = Date.now() + PATIENCE;
    while (Date.now() < until) {
      if (this.#process.exitCode !== null) break;
      const ready = await fetch(`${this.url}/readyz`).catch(() => null);
      if (ready?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server did not open:\n${this.#output}`);
  }

  /** Lets time pass on a held clock, in milliseconds. */
  async pass(ms: number): Promise<void> {
    const running = this.#process;
    if (!running || !this.#held) throw new Error('only a clock that is held can be moved');
    this.#now += ms;
    const passed = once(running, 'message');
    running.send(ms);
    await passed;
  }

  /** Kills the process at once, as a power cut would. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }

  /** Ends the process and deletes its data. */
  async close(): Promise<void> {
    await this.kill();
    await rm(this.#data, { recursive: true, force: true });
  }
}

/** Builds the web app and what games bring for browsers if that has not been done yet. */
export function buildOnce(): void {
  const elements = globSync('games/*/src/ui/index.ts', { cwd: root }).map((file) => file.replace(/src.*/, ''));
  const parts = [
    { folder: 'apps/web', made: 'dist/index.html', config: 'vite.config.ts' },
    { folder: 'apps/web', made: 'dist-studio/studio.html', config: 'vite.studio.ts' },
    ...elements.flatMap((folder) => [
      { folder, made: 'dist-ui/index.js', config: '../../vite.game.ts' },
      { folder, made: 'dist-ui/rules.js', config: '../../vite.rules.ts' },
    ]),
  ];
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const { folder, made, config } of parts) {
    const cwd = join(root, folder);
    if (existsSync(join(cwd, made))) continue;
    const { status, stderr } = spawnSync(node(), [vite, 'build', '--config', config], { cwd, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${folder} could not be built:\n${stderr}`);
  }
}
