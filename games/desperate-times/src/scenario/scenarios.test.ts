import { readdirSync, readFileSync } from 'node:fs';
import { runScenarios } from '@masque/testkit';
import { describe, expect, test } from 'vitest';
import { scenarios } from './index.ts';

const folder = new URL('../../scenarios/', import.meta.url);
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

describe('scenarios', () => {
  for (const { file, id, title, problems } of runScenarios(scenarios, files))
    test(`${file} ${id}: ${title}`, () => expect(problems).toEqual([]));
});
