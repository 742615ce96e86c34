/**
 * Kills nodes in play and holds what people were told to what the logs say.
 * Run: npm run chaos -w @masque/server -- --nodes 3 --kills 200 [--redis redis://127.0.0.1:6379]
 */
import { testServer } from '@masque/store/test-database';
import { parseArgs } from 'node:util';
import { chaos, FIVE } from './chaos.ts';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '2' },
    kills: { type: 'string', default: '20' },
    port: { type: 'string', default: '28100' },
    redis: { type: 'string' },
  },
});

const server = await testServer();
const database = await server?.database();
if (!server || !database) process.exit(1);
const began = performance.now();
const { problems, restarts, ...counts } = await chaos({
  url: database.url,
  redis: values.redis,
  nodes: Number(values.nodes),
  kills: Number(values.kills),
  port: Number(values.port),
  games: FIVE,
  tell: (line) => console.log(line),
});
await database.remove();
await server.stop();
console.log(counts, `${Math.round((performance.now() - began) / 1000)} s`);
console.log(`slowest return of a node: ${Math.round(Math.max(0, ...restarts))} ms`);
for (const it of problems) console.error(`✗ ${it}`);
console.log(problems.length === 0 ? '✓ nothing was lost' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
