import { describeExamples } from '@masque/workspace/examples';

type Names = Readonly<Record<string, unknown>>;

describeExamples({
  folder: import.meta.dirname,
  doors: ['index.ts'],
  world: (_, path) => import(`./${path}`) as Promise<Names>,
});
