import type { CreateNodesV2, ProjectConfiguration } from '@nx/devkit';
import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** What the folder a package lies in says about it: its tags decide which other packages it may import. */
const tags: Record<string, string[]> = {
  'libs/core': ['type:core', 'env:pure'],
  'libs/mechanics': ['type:mechanics', 'env:pure'],
  // What plays stands where mechanics do: on the core alone, under the games.
  'libs/bots': ['type:mechanics', 'env:pure'],
  'libs/messages': ['type:messages', 'env:pure'],
  'libs/protocol': ['type:lib', 'env:pure'],
  'libs/club': ['type:lib', 'env:pure'],
  'libs/replay': ['type:lib', 'env:pure'],
  'libs/testkit': ['type:testkit', 'env:pure'],
  'libs/store': ['type:lib'],
  'libs/ui': ['type:ui'],
  games: ['type:game', 'env:pure'],
  apps: ['type:app'],
  tools: ['type:tool'],
};

/** What a package promises to those who write games: only packages that have it are held to it. */
const apiReport = 'api.generated.txt';

/** Leaves the counts where `npm test` finds them. */
const unitTests =
  'vitest run --passWithNoTests --reporter=default --reporter=json --outputFile.json=test-results/unit.json';

const isProgram = (folder: string): boolean => existsSync(`${folder}/tsconfig.json`);

/**
 * Looks at the types of a folder. One checker: several of them each work out the same types for themselves, and that
 * costs four times the processor's time of one, while other packages wait for it.
 */
const typesOf =
  (cwd: string) =>
  (folder: string): string =>
    `tsc --checkers 1 -p ${relative(cwd, folder) || '.'}`;

/** Files outside of a package that its tests look at: what lint says, and what the documentation says. */
const lookedAt: Record<string, string[]> = {
  'tools/workspace': [
    '{workspaceRoot}/eslint.config.js',
    '{workspaceRoot}/libs/core/src/secret/secret.ts',
    '{workspaceRoot}/**/*.md',
  ],
  'tools/create-masque-game': ['{workspaceRoot}/docs/tutorial.md'],
  'libs/testkit': ['{workspaceRoot}/docs/mistakes/*.md'],
};

/** Gives every package its tags and its typecheck, test and package targets from the folder it lies in. */
export const createNodesV2: CreateNodesV2 = [
  '{package.json,{libs,games,apps,tools}/*/package.json}',
  (files) =>
    files.map((file) => [file, { projects: { [dirname(file)]: dirname(file) === '.' ? workspace : project(file) } }]),
];

function project(file: string): ProjectConfiguration {
  const root = dirname(file);
  const run = (command: string) => ({ command, options: { cwd: root } });
  const its = tags[root] ?? tags[root.split('/')[0]!] ?? [];
  // Pure packages keep nothing between tests: their files can share what one worker has loaded.
  const tests = its.includes('env:pure') ? `${unitTests} --no-isolate` : unitTests;
  return {
    root,
    tags: its,
    targets: {
      ...(isProgram(root) && {
        typecheck: run([root, `${root}/src/ui`].filter(isProgram).map(typesOf(root)).join(' && ')),
        test: {
          ...run(tests),
          outputs: ['{projectRoot}/test-results'],
          ...(lookedAt[root] && { inputs: ['default', '^production', { env: 'MASQUE_LONG' }, ...lookedAt[root]] }),
        },
      }),
      ...(its.includes('type:game') &&
        existsSync(`${root}/src/ui/index.ts`) && {
          build: {
            ...run('vite build --config ../../vite.game.ts --logLevel warn'),
            outputs: ['{projectRoot}/dist-ui'],
          },
        }),
      ...(existsSync(`${root}/tsconfig.build.json`) && {
        package: { ...run(`node ${relative(root, 'tools/workspace/src/build.ts')}`), dependsOn: ['^package'] },
      }),
      ...(existsSync(`${root}/${apiReport}`) && {
        api: { ...run(`node ${relative(root, 'tools/workspace/src/api.ts')}`), dependsOn: ['package'] },
      }),
    },
  };
}

/** What belongs to no package: the browser tests, and what looks at all packages at once. */
const workspace: ProjectConfiguration = {
  root: '.',
  name: 'masque',
  tags: ['type:tool'],
  targets: {
    // One process for everything: starting ESLint, and loading types of its plugins, costs more than looking at a package.
    lint: { command: 'eslint . --cache --cache-strategy content --cache-location .nx/cache/eslint' },
    typecheck: { command: typesOf('.')('e2e') },
    // Files, exports and dependencies that nobody uses; circles of files.
    knip: { command: 'knip && knip --cycles' },
  },
};
