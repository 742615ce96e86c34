import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createNodesV2 } from './plugin.ts';

const root = join(import.meta.dirname, '../../..');
const { targetDefaults } = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8')) as {
  targetDefaults: Record<string, object>;
};

test('no setting of a target is overridden by its defaults, which take precedence', async () => {
  const files = ['package.json', 'games/coup/package.json', 'libs/core/package.json', 'tools/workspace/package.json'];
  const here = process.cwd();
  process.chdir(root);
  try {
    const found = await createNodesV2[1](files, undefined, { workspaceRoot: root } as never);
    const targets = found
      .flatMap(([, { projects }]) => Object.values(projects!))
      .flatMap((it) => Object.entries(it.targets!));
    expect(targets.map(([name]) => name)).toEqual(expect.arrayContaining(['build', 'package', 'test', 'types']));
    const overruled = targets.flatMap(([name, target]) =>
      Object.keys(target)
        .filter((key) => key in (targetDefaults[name] ?? {}))
        .map((key) => `${name}.${key}`),
    );
    expect(overruled).toEqual([]);
  } finally {
    process.chdir(here);
  }
});
