import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenarios } from './index.ts';

const folder = new URL('../../scenarios/', import.meta.url);

for (const name of readdirSync(folder))
  for (const scenario of scenarios.parse(readFileSync(new URL(name, folder), 'utf8'), name))
    test(`${scenario.id} ${scenario.title}`, () => {
      expect(scenarios.run(scenario).problems).toEqual([]);
    });
