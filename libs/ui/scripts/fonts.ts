/**
 * Writes src/styles/fonts/*.woff2 and src/styles/fonts.css: what a phone loads of the fonts before it can sit down.
 * That is each typeface reduced to the letters of English and French; its full file is loaded only if a text, such as a
 * name, needs any other letter: `npm run fonts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * English and French, in ranges of Unicode. Narrow spaces are missing in IM Fell and left to the next font, and figures
 * are never taken from it.
 */
const OURS =
  'U+20-22,U+26-29,U+2B-2F,U+3A-3B,U+3D,U+3F,U+41-5A,U+61-7A,U+A0,U+AB,U+B7,U+BB,U+C0,U+C7,U+C8-CA,U+D7,U+E0,U+E2,U+E7-EB,' +
  'U+EE-EF,U+F4,U+F9,U+FB,U+153,U+2013-2014,U+2018-2019,U+201C-201D,U+2026';
/** Letters of the rest of western Europe, and signs. */
const OTHERS =
  'U+23-25,U+2A,U+3C,U+3E,U+40,U+5B-60,U+7B-7E,U+A1-AA,U+AC-B6,U+B8-BA,U+BC-BF,U+C1-C6,U+CB-D6,U+D8-DF,U+E1,U+E3-E6,' +
  'U+EC-ED,U+F0-F3,U+F5-F8,U+FA,U+FC-FF,U+131,U+152,U+178,U+201A,U+201E,U+20AC';

const faces = [
  { name: 'fell', family: 'IM Fell English', weight: '400', file: '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal' },
  { name: 'fell-italic', family: 'IM Fell English', weight: '400', style: 'italic', file: '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic' },
  { name: 'fell-sc', family: 'IM Fell English SC', weight: '400', file: '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal' },
  { name: 'atkinson', family: 'Atkinson Hyperlegible Next Variable', weight: '200 800', file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal', ext: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal' },
] as const; // prettier-ignore
/** Symbols that texts use. */
const SIGNS = 'U+2190-2193,U+2212,U+202F,U+2009,U+2011';
const EXT = 'U+100-130,U+132-151,U+154-177,U+179-24F,U+1E00-1EFF';

const charactersOf = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range.slice(2).split('-').map((it) => parseInt(it, 16)); // prettier-ignore
      return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
    })
    .join('');

const css: string[] = ['/* Written by scripts/fonts.ts. */'];
for (const face of faces) {
  const { name, family, weight, file } = face;
  const whole = fileURLToPath(import.meta.resolve(`${file}.woff2`));
  const text = name === 'atkinson';
  const ours = text ? `${OURS},U+30-39,U+23-25,U+2A,U+3C,U+3E,U+40,${SIGNS}` : OURS;
  const small = await subsetFont(readFileSync(whole), charactersOf(ours), {
    targetFormat: 'woff2',
    noLayoutClosure: true,
  });
  writeFileSync(new URL(`../src/styles/fonts/${name}.woff2`, import.meta.url), small);
  const style = 'style' in face ? face.style : 'normal';
  // Where two ranges overlap, the browser uses the last one.
  const sources: [string, string][] = [
    [`${file}.woff2`, OTHERS],
    [`./fonts/${name}.woff2`, ours],
  ];
  if ('ext' in face) sources.unshift([`${face.ext}.woff2`, EXT]);
  for (const [url, range] of sources)
    css.push(
      `@font-face {\n  font-family: '${family}';\n  font-style: ${style};\n  font-weight: ${weight};\n` +
        `  font-display: swap;\n  src: url('${url}') format('woff2');\n  unicode-range: ${range};\n}`,
    );
  console.log(`${(small.length / 1024).toFixed(1).padStart(6)} KB  ${name}`);
}
// Readers mistake the old-style figures of IM Fell for letters, its 1 for an I, so this font precedes it.
css.push(
  `@font-face {\n  font-family: 'Figures';\n  font-weight: 200 800;\n  font-display: swap;\n` +
    `  src: url('./fonts/atkinson.woff2') format('woff2');\n  unicode-range: U+30-39;\n}`,
);
writeFileSync(new URL('../src/styles/fonts.css', import.meta.url), `${css.join('\n')}\n`);
