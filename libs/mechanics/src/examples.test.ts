import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, test } from 'vitest';

/** A line of an example that says what it comes to: `plurality(ballot); // => [2]`. */
const CLAIM = /^(.*?);? +\/\/ => (.+)$/;

type Names = Readonly<Record<string, unknown>>;

// By variable: what only an example uses is used by nobody.
const [core, mechanics] = ['@masque/core', './index.ts'].map((name) => import(name) as Promise<Names>);
const { unshuffled: random, ...names } = { ...(await core), ...(await mechanics) } as Names;

/** What examples may use without saying where it comes from. */
const world: Names = {
  ...names,
  random,
  step: { at: 0, seats: 4, random, log: () => {}, arm: () => {}, disarm: () => {}, end: () => {} },
  expect,
};

const files = readdirSync(import.meta.dirname).filter((it) => /^(?!index)[a-z-]+\.ts$/.test(it));

const examplesIn = (source: string): string[] =>
  [...source.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(([comment]) => {
    const lines = comment.split('\n').map((line) => line.replace(/^ *\*\/?( |$)/, ''));
    const from = lines.findIndex((line) => line.startsWith('@example'));
    return from < 0 ? [] : [lines.slice(from + 1).join('\n')];
  });

function run(example: string): void {
  const claims = example
    .split('\n')
    .map((line) => line.replace(CLAIM, (_, code: string, value: string) => `expect(${code}).toEqual(${value});`));
  // eslint is right that this runs text; it is the text of our own comments.
  const code = stripTypeScriptTypes(claims.join('\n'));
  new Function(...Object.keys(world), `"use strict";\n${code}`)(...Object.values(world));
}

describe.each(files)('%s', (file) => {
  const examples = examplesIn(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
  test('has an example that says what comes of it', () => {
    expect(examples.join('\n')).toMatch(/\/\/ => /);
  });
  test.each(examples)('runs: %s', run);
});
