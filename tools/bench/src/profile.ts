import type { Profiler } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { ours } from './contenders.ts';
import { sleep } from './tables.ts';
import { threadsOf } from './threads.ts';
import { SEATS } from './vote.ts';

/** Lines printed of each list. */
const LINES = 25;

/** Profiles a busy server: eight people vote in many rooms as fast as they can. Prints where it spends its time. */
const [rooms = 30, seconds = 8] = process.argv.slice(2).map(Number);
const contest = await ours('masque', true).start(rooms);
let going = true;
let rounds = 0;
const playing = contest.rooms.map(async (room) => {
  while (going) {
    await room.round();
    rounds++;
  }
});
// Until V8 has compiled what is used.
await sleep(15_000);
// Profiling costs time itself, so the account is drawn up before.
const before = { threads: threadsOf(contest.server.pid), rounds };
await sleep(seconds * 500);
const votes = (rounds - before.rounds) * SEATS;
const threads = [...threadsOf(contest.server.pid)]
  .map(([name, us]) => [name, (us - (before.threads.get(name) ?? 0)) / votes] as const)
  .filter(([, us]) => us >= 0.1);
await contest.server.ask('profile');
await sleep(seconds * 1000);
const { profile } = await contest.server.ask<{ profile: Profiler.Profile }>('stop');
going = false;
await Promise.all(playing);
await contest.end();

const root = fileURLToPath(new URL('../../../', import.meta.url));
const functions = new Map<string, number>();
const files = new Map<string, number>();
const add = (to: Map<string, number>, key: string, us: number): void => void to.set(key, (to.get(key) ?? 0) + us);
const byId = new Map(profile.nodes.map((it) => [it.id, it.callFrame]));
let total = 0;
profile.samples?.forEach((id, i) => {
  const { functionName, url, lineNumber } = byId.get(id)!;
  const us = profile.timeDeltas![i]!;
  // Starting the profiler takes some time, which is part of the profile.
  if (functionName === '(idle)' || url === 'node:inspector') return;
  total += us;
  const file = url.startsWith('file:') ? fileURLToPath(url).replace(root, '') : url || functionName;
  add(functions, url ? `${functionName || '(anonymous)'}  ${file}:${lineNumber + 1}` : functionName, us);
  add(files, file, us);
});

if (threads.length > 0) console.log('By thread, CPU for each vote:');
for (const [name, us] of threads) console.log(`${us.toFixed(1).padStart(6)} us  ${name}`);
for (const [name, by] of [
  ['functions', functions],
  ['files', files],
] as const) {
  console.log(`\nBy ${name}, in their own code:`);
  for (const [key, us] of [...by].sort((a, b) => b[1] - a[1]).slice(0, LINES))
    console.log(`${((us / total) * 100).toFixed(1).padStart(5)} %  ${key}`);
}
process.exit();
