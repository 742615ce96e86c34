import { describeExamples } from '@masque/workspace/examples';

type Names = Readonly<Record<string, unknown>>;

// By variable: what only an example uses is used by nobody.
const [core, mechanics] = ['@masque/core', './index.ts'].map((name) => import(name) as Promise<Names>);
const { unshuffled: random, ...names } = { ...(await core), ...(await mechanics) } as Names;

describeExamples({
  folder: import.meta.dirname,
  doors: ['index.ts'],
  // A concept is a file, and has an example that shows its parts together.
  demanded: (path) => path !== 'index.ts',
  world: () => ({
    ...names,
    random,
    step: { at: 0, seats: 4, random, log: () => {}, arm: () => {}, disarm: () => {}, end: () => {} },
  }),
});
