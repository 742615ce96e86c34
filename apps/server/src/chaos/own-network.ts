import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

/** Set for a process that runs in a network of its own. */
const INSIDE = 'MASQUE_CHAOS_NETWORK';

export const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Runs this program again in a network of its own, which nothing outside can reach, and exits as it does. If it runs
 * there already, or that is not possible here, it returns.
 *
 * @returns why it is not possible; `null`: this is the network
 */
export async function enterOwnNetwork(): Promise<string | null> {
  if (process.env[INSIDE] !== undefined) {
    process.once('disconnect', () => process.exit(1));
    process.channel?.unref();
    return null;
  }
  const { error, status, stderr } = spawnSync('unshare', ['--net', 'ip', 'link', 'set', 'lo', 'up'], {
    encoding: 'utf8',
  });
  if (error || status !== 0) return error?.message ?? stderr.trim();
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const child = spawn('unshare', ['--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...again], {
    env: { ...process.env, [INSIDE]: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  process.exit(code ?? 128 + constants.signals[signal!]);
}
