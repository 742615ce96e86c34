import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scenarios } from './index.ts';

const folder = new URL('../../scenarios/', import.meta.url);

for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const list = scenarios.parse(readFileSync(new URL(file, folder), 'utf8'), file);
  describe(file, () => {
    test('has scenarios', () => expect(list.length).toBeGreaterThan(0));
    for (const scenario of list) {
      test(`${scenario.id} ${scenario.title}`, () => expect(scenarios.run(scenario).problems).toEqual([]));
    }
  });
}
