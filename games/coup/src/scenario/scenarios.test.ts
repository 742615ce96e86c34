import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenarios } from './index.ts';

const file = new URL('../../scenarios/coup.scenarios.jsonl', import.meta.url);

for (const scenario of scenarios.parse(readFileSync(file, 'utf8'), 'coup.scenarios.jsonl'))
  test(`${scenario.id} ${scenario.title}`, () => {
    expect(scenarios.run(scenario).problems).toEqual([]);
  });
