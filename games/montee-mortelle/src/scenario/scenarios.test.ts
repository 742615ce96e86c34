import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenarios } from './index.ts';

for (const name of ['montee-mortelle.scenarios.json', 'rulings.scenarios.jsonl']) {
  const text = readFileSync(new URL(`../../scenarios/${name}`, import.meta.url), 'utf8');
  for (const scenario of scenarios.parse(text, name))
    test(`${scenario.id} ${scenario.title}`, () => {
      expect(scenarios.run(scenario).problems).toEqual([]);
    });
}
