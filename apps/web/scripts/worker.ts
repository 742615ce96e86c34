/** Writes the service worker with the names of the files that it keeps from the start: those on the way to a table. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dist, filesOnTheWay } from './way.ts';

const files = ['/', ...filesOnTheWay().map((it) => `/${it}`)];
const page = readFileSync(new URL('index.html', dist));
const version = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 12);
const source = readFileSync(new URL('../worker/worker.js', import.meta.url), 'utf8');
const made = source
  .replace(`'__VERSION__'`, JSON.stringify(version))
  .replace(`'__FILES__'`, files.map((it) => JSON.stringify(it)).join(', '));
if (/'__[A-Z]+__'/.test(made))
  throw new Error('worker/worker.js has an unreplaced placeholder for its version or its files');
writeFileSync(new URL('worker.js', dist), made);
console.log(`the service worker keeps ${files.length} files, version ${version}`);
