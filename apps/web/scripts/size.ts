/** Sums what a phone loads before it can play, as the server sends it (brotli), and fails beyond the budget. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Most kilobytes of compressed JavaScript on the way from an address to a table. */
const SCRIPT = 120;
/** Most kilobytes of all files on that way: the page, style sheets, fonts for English and French, JavaScript. */
const ALL = 250;
/** Modules on that way that are loaded by name, as Vite's manifest calls them. */
const WAY = ['index.html', 'src/messages/fr.ts', 'src/screens/table/table.ts', 'src/screens/lobby/lobby.ts'];

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
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
  for (const it of chunk.css ?? []) files.add(it);
  for (const it of chunk.imports ?? []) walk(it);
}
for (const name of WAY) walk(name);
const masks = Object.keys(manifest).find((name) => name.endsWith('masks.generated.ts'));
if (masks) walk(masks);

// Other letters come with files of their own, when somebody has them in their name.
const OURS = ['atkinson', 'fell', 'fell-italic', 'fell-sc'];
for (const name of OURS) {
  const font = Object.values(manifest).find((it) => new RegExp(`/${name}-[\\w-]{8}\\.woff2$`).test(it.file));
  if (!font) throw new Error(`the font ${name} is not in the manifest: say in scripts/size.ts what takes its place`);
  files.add(font.file);
}

const sum = { script: 0, all: 0 };
for (const file of ['index.html', ...files]) {
  const bytes = readFileSync(new URL(file, dist));
  // A font is compressed already.
  const size = (file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length) / 1024;
  sum.all += size;
  if (file.endsWith('.js')) sum.script += size;
  console.log(`${size.toFixed(1).padStart(7)} KB  ${file}`);
}
console.log(`${sum.script.toFixed(1).padStart(7)} KB  of JavaScript, of ${SCRIPT}`);
console.log(`${sum.all.toFixed(1).padStart(7)} KB  in all, of ${ALL}`);
if (sum.script > SCRIPT || sum.all > ALL) {
  console.error('A phone has to load too much. Load what is not needed at once by import().');
  process.exit(1);
}
