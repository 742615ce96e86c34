import { describeExamples } from '@masque/workspace/examples';

type Names = Readonly<Record<string, unknown>>;

// By variable: what only an example uses is used by nobody.
const files = [
  '@masque/core',
  './index.ts',
  './coin.fixture.ts',
  './search/moves.ts',
  './search/chance.ts',
  './worlds/match.ts',
];
const found = await Promise.all(files.map((name) => import(name) as Promise<Names>));
const { unshuffled, start, seedOf, coinGame, ...names } = Object.assign({}, ...found) as Names & {
  start: (game: unknown, from: object) => unknown;
  seedOf: (name: string) => string;
};

describeExamples({
  folder: import.meta.dirname,
  doors: ['index.ts'],
  world: () => ({
    ...names,
    seedOf,
    unshuffled,
    random: unshuffled,
    session: start(coinGame, { seed: seedOf('1'), seats: 2, options: {}, at: 0 }),
  }),
});
