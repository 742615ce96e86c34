/** Sums what a phone loads before it can play, as the server sends it (brotli), and fails beyond the budget. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Most kilobytes of compressed JavaScript on the way from an address to a table. */
const BUDGET = 132;
/** Modules on that way that are loaded by name, as Vite's manifest calls them. */
const WAY = ['index.html', 'src/messages/fr.ts', 'src/screens/table/table.ts', 'src/screens/lobby/lobby.ts'];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, Chunk>;

const files = new Set<string>();
function walk(name: string): void {
  const chunk = manifest[name];
  if (!chunk)
    throw new Error(`${name} is not in the manifest: the way to a table has changed, say so in scripts/size.ts`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const it of chunk.imports ?? []) walk(it);
}
for (const name of WAY) walk(name);
const masks = Object.keys(manifest).find((name) => name.endsWith('masks.generated.ts'));
if (masks) walk(masks);

let sum = 0;
for (const file of files) {
  if (!file.endsWith('.js')) continue;
  const size = brotliCompressSync(readFileSync(new URL(file, dist))).length / 1024;
  sum += size;
  console.log(`${size.toFixed(1).padStart(7)} KB  ${file}`);
}
console.log(`${sum.toFixed(1).padStart(7)} KB  in all, of ${BUDGET}`);
if (sum > BUDGET) {
  console.error('A phone has to load too much. Load what is not needed at once by import().');
  process.exit(1);
}
