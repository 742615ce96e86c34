import { describeExamples } from '@masque/workspace/examples';
import { toy } from './broken/toy/index.ts';

type Names = Readonly<Record<string, unknown>>;

// By variable: what only an example uses is used by nobody.
const files = ['@masque/core', '@masque/bots', './conformance/combined.ts', './index.ts'];
const found = await Promise.all(files.map((name) => import(name) as Promise<Names>));
const names = Object.assign({}, ...found) as Names & {
  start: (game: unknown, from: unknown) => unknown;
  startFor: (game: unknown) => unknown;
};

describeExamples({
  folder: import.meta.dirname,
  doors: ['index.ts'],
  world: () => {
    const game = toy();
    // A test within a test: what would be declared is looked at for whether it can be.
    const runner = { describe: (_: string, body: () => void) => body(), test: () => {} };
    return { ...names, ...runner, game, session: names.start(game, names.startFor(game)) };
  },
});
