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

/** Leaves the counts where `npm test` finds them. */
const unitTests =
  // Files of a package share what a worker has loaded: to load a server, or a page's elements, once for each file costs
  // more than most of their tests.
  'vitest run --no-isolate --passWithNoTests --reporter=default --reporter=json --outputFile.json=test-results/unit.json';

const isProgram = (folder: string): boolean => existsSync(`${folder}/tsconfig.json`);

/**
 * Looks at the types of a folder or project file. One checker: several of them each work out the same types for
 * themselves, and that costs four times the processor's time of one, while other packages wait for it.
 */
const typesOf =
  (cwd: string) =>
  (project: string): string =>
    `tsc --checkers 1 -p ${relative(cwd, project) || '.'}`;

/** Files outside of a package that its tests look at: what lint says, and what the documentation says. */
const lookedAt: Record<string, string[]> = {
  'tools/workspace': [
    '{workspaceRoot}/eslint.config.js',
    '{workspaceRoot}/libs/core/src/secret/secret.ts',
    '{workspaceRoot}/**/*.md',
  ],
  'tools/create-masque-game': ['{workspaceRoot}/docs/tutorial.md'],
  'libs/testkit': ['{workspaceRoot}/docs/mistakes/*.md'],
  // It depends on no game, and plays this one, too.
  'tools/cli': ['{workspaceRoot}/games/night-ferry/{promises.json,src/**/*.ts}'],
};

/**
 * Gives every package its tags and its typecheck, test and package targets from the folder it lies in. What `nx.json` says
 * of a target by default is stronger than what is said here.
 */
export const createNodesV2: CreateNodesV2 = [
  '{package.json,{libs,games,apps,tools}/*/package.json}',
  (files) =>
    files.map((file) => [file, { projects: { [dirname(file)]: dirname(file) === '.' ? workspace : project(file) } }]),
];

function project(file: string): ProjectConfiguration {
  const root = dirname(file);
  const run = (command: string) => ({ command, options: { cwd: root } });
  const its = tags[root] ?? tags[root.split('/')[0]!] ?? [];
  return {
    root,
    tags: its,
    targets: {
      ...(isProgram(root) && {
        typecheck: run([root, `${root}/src/ui`].filter(isProgram).map(typesOf(root)).join(' && ')),
        test: {
          ...run(unitTests),
          outputs: ['{projectRoot}/test-results'],
          inputs: ['default', '^production', { env: 'MASQUE_LONG' }, ...(lookedAt[root] ?? [])],
        },
      }),
      ...(its.includes('type:game') &&
        existsSync(`${root}/src/ui/index.ts`) && {
          build: run('vite build --config ../../vite.game.ts --logLevel warn'),
        }),
      ...(existsSync(`${root}/tsconfig.build.json`) && {
        package: { ...run(`node ${relative(root, 'tools/workspace/src/build.ts')}`), dependsOn: ['^package'] },
      }),
    },
  };
}

/** What belongs to no package: the browser tests, and what looks at all packages at once. */
const workspace: ProjectConfiguration = {
  root: '.',
  name: 'masque',
  tags: ['type:tool'],
  // What it looks at: a change in any package asks for another look.
  implicitDependencies: ['*'],
  targets: {
    // One process for everything: starting ESLint, and loading types of its plugins, costs more than looking at a package.
    lint: { command: 'eslint . --cache --cache-strategy content --cache-location .nx/cache/eslint' },
    // Everything in two programs, what runs in Node and what runs in a page: one for each package would read what they
    // all stand on again and again. They leave declarations behind, in which `api` reads what packages promise to others.
    types: {
      command: ['tsconfig.node.json', 'tsconfig.page.json'].map(typesOf('.')).join(' && '),
      outputs: ['{workspaceRoot}/dist/types'],
    },
    api: { command: 'node tools/workspace/src/api.ts', dependsOn: ['types'] },
    // Files, exports and dependencies that nobody uses; circles of files.
    knip: { command: 'knip' },
  },
};
