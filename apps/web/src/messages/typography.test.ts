import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
/** French spacing: narrow before `?`, `!` and `;`, wide before `:` and inside « »; always non-breaking. Apostrophes are ’. */
const wrong = /(?<![\u202f?!])[?!;](?=\s|$)|(?<!\u00a0):(?=\s|$)|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»|'/;
/** The French messages of a file, from the line that opens them to the brace that closes them. */
const french = /^( *)(?:(?:export )?const )?fr\b[^={\n]*[=:] \{\n([\s\S]*?)\n\1\}/gm;
const literal = /'((?:[^'\\\n]|\\.)*)'/g;

/** A text as it is shown. */
const shown = (source: string): string =>
  source.replace(/\\u([\da-f]{4})|\\(.)/g, (_, code?: string, it?: string) =>
    code === undefined ? it! : String.fromCharCode(parseInt(code, 16)),
  );

test('French texts have the right spaces, and one word for bots', () => {
  const files = globSync('**/*.ts', { cwd: src }).filter((it) => !it.endsWith('.test.ts'));
  const said = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(french)].flatMap(([, , messages]) =>
      [...messages!.matchAll(literal)].map(([, text]) => ({ file, text: shown(text!) })),
    ),
  );
  // Wherever an element has messages of its own, they are read too.
  expect(new Set(said.map(({ file }) => file)).size).toBeGreaterThan(20);
  expect(said.filter(({ text }) => wrong.test(text))).toEqual([]);
  expect(said.filter(({ text }) => /robot|mécanique/i.test(text))).toEqual([]);
});
