import type { Registered } from '@masque/server/games';
import type { Situation } from '@masque/testkit';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolder } from './folder.ts';

/**
 * The starting situations of a game's scenario files, which are in the folder `scenarios` of its package.
 * @throws Error that says which file cannot be read
 */
export async function situationsOf({ address, scenarios }: Registered): Promise<readonly Situation[]> {
  const adapter = await scenarios?.();
  if (!adapter?.situations || address === undefined) return [];
  const folder = join(packageFolder(fileURLToPath(address)), 'scenarios');
  const files = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const found: Situation[] = [];
  for (const { name, parentPath } of files.filter((it) => it.isFile() && /\.jsonl?$/.test(it.name))) {
    const path = join(parentPath, name);
    found.push(...adapter.situations(await readFile(path, 'utf8'), relative(folder, path)));
  }
  return found;
}
