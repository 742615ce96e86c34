import type { CreateNodesV2, ProjectConfiguration } from '@nx/devkit';
import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Tags derived from a package's folder. They decide which other packages it may import. */
const tags: Record<string, string[]> = {
  'libs/core': ['type:core', 'env:pure'],
  'libs/mechanics': ['type:mechanics', 'env:pure'],
  // Bots are on the same level as mechanics: they depend on the core only, and games depend on them.
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

/** Writes the counts to where `npm test` finds them. */
const unitTests =
  // Test files of a package share a worker's module cache: loading a server or a page's elements once per file costs
  // more than most of their tests.
  'vitest run --no-isolate --passWithNoTests --reporter=default --reporter=json --outputFile.json=test-results/unit.json';

const isProgram = (folder: string): boolean => existsSync(`${folder}/tsconfig.json`);

/**
 * Typechecks a folder or a project file. With a single checker: parallel ones compute the same types repeatedly, which
 * costs four times the CPU time while other packages wait.
 */
const typesOf =
  (cwd: string) =>
  (project: string): string =>
    `tsc --checkers 1 -p ${relative(cwd, project) || '.'}`;

/** Files outside a package that its tests read: lint rules, documentation, containers. */
const lookedAt: Record<string, string[]> = {
  'tools/workspace': [
    '{workspaceRoot}/eslint.config.js',
    '{workspaceRoot}/libs/core/src/secret/secret.ts',
    '{workspaceRoot}/libs/core/api.generated.txt',
    '{workspaceRoot}/**/*.md',
  ],
  'tools/create-masque-game': ['{workspaceRoot}/docs/{tutorial,reference/*}.md', '{workspaceRoot}/libs/core/README.md'],
  'libs/testkit': ['{workspaceRoot}/docs/mistakes/*.md'],
  'apps/server': ['{workspaceRoot}/deploy/*'],
  // It does not depend on any game, but its tests play this one too.
  'tools/cli': ['{workspaceRoot}/games/night-ferry/{promises.json,src/**/*.ts}'],
};

/**
 * Gives every package its tags and its typecheck, test and package targets, based on its folder. Defaults for targets
 * in `nx.json` take precedence.
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
          // What checks moves in a browser, of libs/replay, is built with the rules.
          build: run(
            ['game', 'rules'].map((it) => `vite build --config ../../vite.${it}.ts --logLevel warn`).join(' && '),
          ),
        }),
      ...(existsSync(`${root}/tsconfig.build.json`) && {
        package: { ...run(`node ${relative(root, 'tools/workspace/src/build.ts')}`), dependsOn: ['^package'] },
      }),
    },
  };
}

/** What belongs to no package: the browser tests, and checks across all packages. */
const workspace: ProjectConfiguration = {
  root: '.',
  name: 'masque',
  tags: ['type:tool'],
  // A change in any package invalidates the result.
  implicitDependencies: ['*'],
  targets: {
    // A single process: starting ESLint and loading types of its plugins costs more than checking a package.
    lint: { command: 'eslint . --cache --cache-strategy content --cache-location .nx/cache/eslint' },
    // Checks everything in two programs, for code that runs in Node and in a page. One program per package would load
    // shared dependencies again and again. The emitted declarations are the input of `api`.
    types: {
      command: ['tsconfig.node.json', 'tsconfig.page.json'].map(typesOf('.')).join(' && '),
      outputs: ['{workspaceRoot}/dist/types'],
    },
    api: { command: 'node tools/workspace/src/api.ts', dependsOn: ['types'] },
    // What a viewer is sent in a whole game of each kind, against its budget.
    wire: { command: 'node --conditions=@masque/source tools/bench/src/wire.ts' },
    // Unused files, exports and dependencies; import cycles.
    knip: { command: 'knip' },
  },
};
