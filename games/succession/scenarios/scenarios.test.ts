import { runScenarios } from '@masque/testkit';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenarios } from './adapter.ts';

const folder = new URL('.', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const files = names.map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

for (const { id, title, problems } of runScenarios(scenarios, files))
  test(`${id} ${title}`, () => expect(problems).toEqual([]));
