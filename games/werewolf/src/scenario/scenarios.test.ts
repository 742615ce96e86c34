import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runScenarios } from '@masque/testkit';
import { scenarios } from './index.ts';

const folder = new URL('../../scenarios/', import.meta.url);
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

for (const { id, title, problems } of runScenarios(scenarios, files))
  test(`${id} ${title}`, () => expect(problems).toEqual([]));
