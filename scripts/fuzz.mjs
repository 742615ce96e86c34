/**
 * Sends mutated frames to live tables of every game. Is anything lost, or leaked to somebody who must not see it?
 *
 * Run: npm run fuzz [-- --frames 10000 --seed <the seed of a run that failed>]
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { frames: { type: 'string', default: '10000' }, seed: { type: 'string' } },
});
const seed = values.seed ?? randomBytes(6).toString('hex');
console.log(`${values.frames} frames a game, seed ${seed}`);
const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'src/secrecy/fuzz.test.ts'], {
  cwd: join(root, 'apps', 'server'),
  stdio: 'inherit',
  env: { ...process.env, FUZZ_FRAMES: values.frames, FUZZ_SEED: seed },
});
if (status !== 0) console.error(`To repeat this run: npm run fuzz -- --frames ${values.frames} --seed ${seed}`);
process.exit(status ?? 1);
