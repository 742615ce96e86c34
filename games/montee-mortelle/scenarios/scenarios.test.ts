import { runScenarios } from '@masque/testkit';
import { scenarioFiles } from '@masque/workspace/scenarios';
import { expect, test } from 'vitest';
import { scenarios } from './adapter.ts';

for (const { id, title, problems } of runScenarios(scenarios, scenarioFiles(new URL('.', import.meta.url))))
  test(`${id} ${title}`, () => expect(problems).toEqual([]));
