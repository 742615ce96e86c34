import { freePort } from '@masque/store/test-database';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Our own Redis, which stores nothing. */
export interface Redis {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** `null`: Redis is not installed. */
export async function ownRedis(): Promise<Redis | null> {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  try {
    await once(child, 'spawn');
  } catch {
    return null;
  }
  for await (const said of child.stdout.setEncoding('utf8')) if (String(said).includes('Ready to accept')) break;
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: child.pid!,
    async stop() {
      const gone = once(child, 'exit');
      end();
      await gone;
    },
  };
}
