import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportsOf } from './exports.ts';

type Names = Readonly<Record<string, unknown>>;

/** The examples in the comments of a package, as tests. */
export interface Examples {
  /** The folder whose comments are read. */
  readonly folder: string;
  /** What examples may use without saying where it comes from, made for each; the package's door above all. */
  readonly world: (example: string) => Names | null | Promise<Names | null>;
  /** Called with the world of each when it has run. */
  readonly after?: (world: Names) => Promise<void>;
  /** What people import, by path from the folder: each export says what it means, and each that is no type shows an example. */
  readonly door?: string;
  /** Files, by path from the folder, that have to have at least one example. */
  readonly demanded?: (path: string) => boolean;
}

/** Milliseconds that an example may take: some open databases. */
const TIMEOUT = 60_000;
/** A line of an example that says what it comes to: `plurality(ballot); // => [2]`. */
const CLAIM = /^(.*?);? +\/\/ => (.+)$/;

const examplesIn = (source: string): string[] =>
  [...source.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(([comment]) => {
    const lines = comment.split('\n').map((line) => line.replace(/^ *\*\/?( |$)/, ''));
    const from = lines.findIndex((line) => line.startsWith('@example'));
    const to = lines.findIndex((line, i) => i > from && line.startsWith('@'));
    return from < 0 ? [] : [lines.slice(from + 1, to < 0 ? undefined : to).join('\n')];
  });

async function run(example: string, names: Names): Promise<void> {
  const claims = example
    .split('\n')
    .map((line) => line.replace(CLAIM, (_, code: string, value: string) => `expect(${code}).toEqual(${value});`));
  const world = { ...names, expect };
  // What runs is the text of our own comments. The block lets an example use the name of an export for its own.
  const body = `"use strict"; return (async () => { ${stripTypeScriptTypes(claims.join('\n'))}\n })();`;
  await (new Function(...Object.keys(world), body)(...Object.values(world)) as Promise<void>);
}

/**
 * Makes a test of every example: it runs, and a line with `// => value` comes to that value.
 *
 * @example
 * describeExamples({ folder: import.meta.dirname, world: () => package, door: 'index.ts' });
 */
export function describeExamples({ folder, world, after, door, demanded = () => false }: Examples): void {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!.*\.(test|fixture|generated)\.ts$).*\.ts$/.test(path))
    .map((path) => ({ path, source: readFileSync(join(folder, path), 'utf8') }));

  describe('examples in the comments', () => {
    const all = sources.flatMap(({ path, source }) => examplesIn(source).map((example) => ({ path, example })));
    test.each(all)(
      '$path: $example',
      async ({ example }) => {
        const names = await world(example);
        if (!names) return;
        await run(example, names);
        await after?.(names);
      },
      TIMEOUT,
    );

    test('are where they are asked for', () => {
      const without = sources.filter(({ path, source }) => demanded(path) && examplesIn(source).length === 0);
      expect(without.map(({ path }) => path)).toEqual([]);
    });

    test.runIf(door)('are beside all that is exported, and so are words', () => {
      const all = exportsOf(join(folder, door!));
      const listed = (bad: typeof all): string[] => bad.map((it) => `${it.name} in ${relative(folder, it.file)}`);
      expect(listed(all.filter((it) => !it.hasWords))).toEqual([]);
      expect(listed(all.filter((it) => !it.isType && !it.hasExample))).toEqual([]);
    });
  });
}
