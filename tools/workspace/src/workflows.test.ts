import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What CI does, as far as that can be told without its machines. */
const root = join(import.meta.dirname, '../../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const scriptsOf = (folder: string): object =>
  (JSON.parse(textOf(join(folder, 'package.json'))) as { scripts?: object }).scripts ?? {};
const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((path) => ({ path, text: textOf(path) }));
const all = (text: string, pattern: RegExp): readonly (readonly (string | undefined)[])[] => [
  ...text.matchAll(pattern),
];

test('every script that a workflow runs exists', () => {
  expect(workflows.length).toBeGreaterThan(2);
  const folders = Object.fromEntries(
    globSync('{libs,games,apps,tools}/*/package.json', { cwd: root }).map((path) => {
      const { name } = JSON.parse(textOf(path)) as { name: string };
      return [name, path.replace(/package\.json$/, '')];
    }),
  );
  const missing = workflows.flatMap(({ path, text }) =>
    all(text, /npm run ([\w:-]+)(?: -w (@[\w/-]+))?/g)
      .filter(([, script, of]) => !(script! in scriptsOf(of === undefined ? '.' : folders[of]!)))
      .map(([command]) => `${path}: ${command}`),
  );
  expect(missing).toEqual([]);
});

test('every file that a workflow names exists', () => {
  const missing = workflows.flatMap(({ path, text }) =>
    all(text, /(?<![\w/.$-])((?:e2e|deploy|\.github|\.ci|games|libs|apps|tools)\/[\w./-]*\w)/g)
      .filter(([, file]) => !existsSync(join(root, file!)))
      .map(([, file]) => `${path}: ${file}`),
  );
  expect(missing).toEqual([]);
});

test('what failed browser tests leave is where the workflows look for it', () => {
  const kept = workflows.flatMap(({ text }) => all(text, /^ +path: (test-results)$/gm));
  expect(kept.length).toBeGreaterThan(1);
  expect(textOf('playwright.config.ts')).toContain("outputDir: 'test-results/");
});

test('CI changes services that the compose file has, and gives the nodes a key', () => {
  const servicesIn = (path: string): string[] =>
    all(textOf(path).split(/^services:$/m)[1]!, /^ {2}(\w+):/gm).map(([, name]) => name!);
  expect(servicesIn('deploy/compose.yaml')).toEqual(expect.arrayContaining(servicesIn('.github/compose.yaml')));
  expect(textOf('.github/workflows/ci.yml')).toMatch(/MASQUE_KEY: '[0-9a-f]{64}'/);
});
