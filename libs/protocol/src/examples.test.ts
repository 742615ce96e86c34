import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, test } from 'vitest';
import * as protocol from './index.ts';

/** A line of an example that says what it comes to: `mask.parse('fox'); // => 'fox'`. */
const CLAIM = /^(.*?);? +\/\/ => (.+)$/;

const examplesIn = (source: string): string[] =>
  [...source.matchAll(/@example\n([\s\S]*?)\n \*\//g)].map(([, lines]) => lines!.replace(/^ \* ?/gm, ''));

function run(example: string): void {
  const claims = example.split('\n').map((line) => line.replace(CLAIM, 'expect($1).toEqual($2);'));
  const names = { ...protocol, expect };
  const code = stripTypeScriptTypes(claims.join('\n'));
  // What runs is the text of our own comments. The block lets an example use the name of an export for its own.
  new Function(...Object.keys(names), `"use strict";\n{ ${code} }`)(...Object.values(names));
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (it) => it.endsWith('.ts') && !it.includes('.test.'),
);
const sources = files.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));

describe('examples in the comments', () => {
  test.each(sources.flatMap(examplesIn))('%s', run);

  test('every value that is exported has one', () => {
    const documented = sources.flatMap((source) =>
      [...source.matchAll(/@example\n[\s\S]*?\n \*\/\nexport (?:const|function) (\w+)/g)].map(([, name]) => name),
    );
    expect(Object.keys(protocol).filter((name) => !documented.includes(name))).toEqual([]);
  });
});
