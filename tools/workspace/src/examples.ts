import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportsOf } from './exports.ts';

type Names = Readonly<Record<string, unknown>>;

/** Runs the examples in a package's comments as tests. */
export interface Examples {
  /** The folder whose comments are read. */
  readonly folder: string;
  /** Pages whose examples run as well, by path from the folder. What they import is in the world. */
  readonly pages?: readonly string[];
  /**
   * Names that an example may use without importing them, made for each example (`path`: its file, from the folder); above
   * all, the package's exports. `null`: this one does not run.
   */
  readonly world: (example: string, path: string) => Names | null | Promise<Names | null>;
  /** Called with an example's names after it has run. */
  readonly after?: (world: Names) => Promise<void>;
  /**
   * The public entry points, by path from the folder. Each of their exports must be documented and, unless it is a type,
   * have an example.
   */
  readonly doors?: readonly string[];
  /** Files, by path from the folder, that must have at least one example. */
  readonly demanded?: (path: string) => boolean;
}

/** Timeout of an example, in milliseconds: some open databases. */
const TIMEOUT = 60_000;
/** A line of an example that states its result: `plurality(ballot); // => [2]`. */
const CLAIM = /^(.*?);? +\/\/ => (.+)$/;

const examplesIn = (source: string): string[] =>
  [...source.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(([comment]) => {
    const lines = comment.split('\n').map((line) => line.replace(/^ *\*\/?( |$)/, ''));
    const from = lines.findIndex((line) => line.startsWith('@example'));
    const to = lines.findIndex((line, i) => i > from && line.startsWith('@'));
    return from < 0 ? [] : [lines.slice(from + 1, to < 0 ? undefined : to).join('\n')];
  });

/** The examples of a page. */
const blocksIn = (page: string): string[] => [...page.matchAll(/^```ts\n([^]*?)^```/gm)].map(([, code]) => code!);

async function run(example: string, names: Names): Promise<void> {
  const claims = example
    .replace(/^import [^;]*;\n/gm, '')
    .split('\n')
    .map((line) => line.replace(CLAIM, (_, code: string, value: string) => `expect(${code}).toEqual(${value});`));
  const world = { ...names, expect };
  // The code comes from our own comments. The block lets an example declare a variable with the name of an export.
  const body = `"use strict"; return (async () => { ${stripTypeScriptTypes(claims.join('\n'))}\n })();`;
  await (new Function(...Object.keys(world), body)(...Object.values(world)) as Promise<void>);
}

/**
 * Makes a test of every example: it runs, and each line with `// => value` must evaluate to that value.
 *
 * @example
 * describeExamples({ folder: import.meta.dirname, world: () => package, doors: ['index.ts'] });
 */
export function describeExamples({
  folder,
  pages = [],
  world,
  after,
  doors = [],
  demanded = () => false,
}: Examples): void {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!.*\.(test|fixture|generated)\.ts$).*\.ts$/.test(path))
    .map((path) => ({ path, source: readFileSync(join(folder, path), 'utf8') }));

  describe('examples in the comments', () => {
    const all = [
      ...sources.flatMap(({ path, source }) => examplesIn(source).map((example) => ({ path, example }))),
      ...pages.flatMap((path) =>
        blocksIn(readFileSync(join(folder, path), 'utf8')).map((example) => ({ path, example })),
      ),
    ];
    test.each(all)(
      '$path: $example',
      async ({ path, example }) => {
        const names = await world(example, path);
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

    test.each(doors)('are beside all that %s exports, and so are words', (door) => {
      const all = exportsOf(join(folder, door));
      const listed = (bad: typeof all): string[] => bad.map((it) => `${it.name} in ${relative(folder, it.file)}`);
      expect(listed(all.filter((it) => !it.hasWords))).toEqual([]);
      expect(listed(all.filter((it) => !it.isType && !it.hasExample))).toEqual([]);
    });
  });
}
