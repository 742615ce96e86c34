import type { CreateNodesV2 } from '@nx/devkit';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the folder a package lies in says about it: its tags decide which other packages it may import. */
const tags: Record<string, string[]> = {
  'libs/core': ['type:core', 'env:pure'],
  'libs/protocol': ['type:lib', 'env:pure'],
  'libs/testkit': ['type:testkit', 'env:pure'],
  'libs/store': ['type:lib'],
  'libs/ui': ['type:ui'],
  games: ['type:game', 'env:pure'],
  apps: ['type:app'],
  tools: ['type:tool'],
};

/** Gives every package its tags and its lint, typecheck and test targets from the folder it lies in. */
export const createNodesV2: CreateNodesV2 = [
  '{libs,games,apps,tools}/*/package.json',
  (files) =>
    files.map((file) => {
      const root = dirname(file);
      const run = (command: string) => ({ command, options: { cwd: root } });
      const project = {
        root,
        tags: tags[root] ?? tags[root.split('/')[0]!] ?? [],
        targets: {
          lint: run('eslint .'),
          ...(existsSync(`${root}/tsconfig.json`) && {
            typecheck: run('tsc'),
            test: run('vitest run --passWithNoTests'),
          }),
        },
      };
      return [file, { projects: { [root]: project } }];
    }),
];
