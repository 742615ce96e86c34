import { describeExamples } from '@masque/workspace/examples';
import type { Io } from './io.ts';

type Names = Readonly<Record<string, unknown>>;

const io: Io = { out() {}, err() {}, watched: false, line: () => Promise.resolve(null) };

describeExamples({
  folder: import.meta.dirname,
  doors: ['index.ts'],
  world: async (_, path) => ({ ...((await import(`./${path}`)) as Names), io }),
});
