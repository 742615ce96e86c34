/** Sums what a phone loads before it can play, as the server sends it (brotli), and fails beyond the budget. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { dist, filesOnTheWay } from './way.ts';

/** Budget of compressed JavaScript on the way from an address to a table, in kilobytes. */
const SCRIPT = 112;
/** Budget of all files on that way, in kilobytes: the page, style sheets, fonts for English and French, JavaScript. */
const ALL = 230;
const sum = { script: 0, all: 0 };
for (const file of ['index.html', ...filesOnTheWay(['fr'])]) {
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
