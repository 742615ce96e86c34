import '@masque/server/v8';
import { serve } from '@masque/server';
import { Session as Inspector, type Profiler } from 'node:inspector/promises';
import { Lateness } from './lateness.ts';
import { vote } from './vote.ts';

/**
 * Our server in a process of its own, with the vote in addition to the built-in games. The messages `cpu`, `heap` and
 * `held` are answered with its resource use, `late` with how late things have begun since it was last asked; `profile`
 * and `stop` start and stop a CPU profile.
 */
const { games } = await import('@masque/server/games');
const { port } = await serve({
  port: 0,
  host: '127.0.0.1',
  data: process.argv[2]!,
  ...(process.argv[3] && { redis: process.argv[3], key: '0'.repeat(64) }),
  registered: [...games, { game: vote }],
  limits: 100_000,
  maxSockets: 100_000,
  trustProxy: true,
  logLevel: 'warn',
});
const inspector = new Inspector();
inspector.connect();
const lateness = new Lateness();
const tell = (message: object): void => void process.send!(message);

const answers: Record<string, () => Promise<object> | object> = {
  cpu() {
    const { user, system } = process.cpuUsage();
    return { cpu: user + system };
  },
  async heap() {
    for (let i = 0; i < 5; i++) {
      globalThis.gc?.();
      await new Promise((done) => setTimeout(done, 100));
    }
    return { heap: process.memoryUsage().heapUsed };
  },
  late: () => ({ late: lateness.take() }),
  held() {
    const { rss } = process.memoryUsage();
    return { rss, handles: process.getActiveResourcesInfo().length };
  },
  async profile() {
    await inspector.post('Profiler.enable');
    await inspector.post('Profiler.setSamplingInterval', { interval: 200 });
    await inspector.post('Profiler.start');
    return {};
  },
  async stop(): Promise<{ profile: Profiler.Profile }> {
    return inspector.post('Profiler.stop');
  },
};
process.on('message', (name: string) => void Promise.resolve(answers[name]!()).then(tell));
process.on('disconnect', () => process.exit());
tell({ port });
