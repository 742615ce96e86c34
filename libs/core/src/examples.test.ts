import { describeExamples } from '@masque/workspace/examples';
import { z } from 'zod';
import * as core from './index.ts';
import { toy } from './session/toy.fixture.ts';

const { reveal, seedOf, start, unshuffled } = core;

const nothing = (): void => {};
const stepOfRules = { at: 0, seats: 3, random: unshuffled, log: nothing, reveal, arm: nothing, disarm: nothing };

describeExamples({
  folder: import.meta.dirname,
  doors: ['index.ts'],
  pages: ['../README.md'],
  world: (example) => ({
    ...core,
    z,
    toy,
    session: start(toy, { seed: seedOf('1'), seats: 3, options: { ms: 1000 }, at: 0 }),
    random: unshuffled,
    // What rules are given; in an example of how a session goes on it is the core's own.
    ...(!example.includes('step(') && { step: stepOfRules }),
  }),
});
