import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { run } from './program.fixture.ts';

const pages = ['tutorial.md', 'tutorial-2.md'].map((it) => join(import.meta.dirname, '../../docs', it));
/** Within the workspace, so that its packages are found. */
const folder = join(import.meta.dirname, 'test-results/tutorial');

/** A block is what stands below the name of its file; blocks of one file follow each other in it. */
const BLOCK = /\*\*`([^`]+)`\*\*\n\n```\w+\n([\s\S]*?)```/g;

let files: Map<string, string>;

beforeAll(async () => {
  const text = (await Promise.all(pages.map((it) => readFile(it, 'utf8')))).join('\n');
  files = new Map();
  for (const [, name, block] of text.matchAll(BLOCK))
    files.set(name!, files.has(name!) ? `${files.get(name!)}\n${block}` : block!);
  // Every block of code is one of a file.
  expect(text.match(/^```\w+$/gm)).toHaveLength([...text.matchAll(BLOCK)].length);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'src'), { recursive: true });
  for (const [name, source] of files) await writeFile(join(folder, name), source);
});

test('the game of the tutorial has at most 315 lines', () => {
  const lines = [...files.values()].reduce((n, source) => n + source.trimEnd().split('\n').length, 0);
  expect(lines).toBeGreaterThan(200);
  expect(lines).toBeLessThanOrEqual(315);
});

test('its blocks type-check as they stand', async () => {
  await run(folder, '@typescript/native', 'bin/tsc', '--checkers', '1', '--customConditions', '@masque/source');
});

test('it keeps the promises of every game, and its own tests pass', async () => {
  const config = join(import.meta.dirname, 'vitest.config.ts');
  await run(
    folder,
    'vitest',
    'vitest.mjs',
    'run',
    '--root',
    '.',
    '--config',
    config,
    '--reporter=json',
    '--outputFile=of.json',
  );
  const { testResults } = JSON.parse(await readFile(join(folder, 'of.json'), 'utf8')) as {
    testResults: readonly { name: string; assertionResults: readonly unknown[] }[];
  };
  const tests = Object.fromEntries(testResults.map((it) => [basename(it.name), it.assertionResults.length]));
  expect(tests).toEqual({ 'accuse.test.ts': 2, 'conformance.test.ts': expect.toSatisfy((n: number) => n > 20) });
});
