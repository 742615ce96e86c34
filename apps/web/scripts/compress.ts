/** Compresses the text files of a build once, at the best quality, so that the server never has to. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** A file that would not become this many bytes smaller is left alone: it fits into one packet either way. */
const WORTH = 200;

let before = 0;
let after = 0;
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!TEXT.test(file) || file.startsWith('.vite')) continue;
  const plain = readFileSync(dist + file);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const small = brotliCompressSync(plain, options);
  if (plain.length - small.length < WORTH) continue;
  writeFileSync(`${dist}${file}.br`, small);
  writeFileSync(`${dist}${file}.gz`, gzipSync(plain, { level: 9 }));
  before += plain.length;
  after += small.length;
}
console.log(`${Math.round(before / 1024)} KB of text, ${Math.round(after / 1024)} KB compressed with brotli`);
