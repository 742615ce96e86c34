import type { Loaded } from '@masque/server/load-games';
import type { Situation } from '@masque/testkit';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scenariosOf } from '../games.ts';
import { packageFolder } from './folder.ts';

/**
 * The starting situations of a game's scenario files, which are in the folder `scenarios` of its package.
 * @throws Error that says which file cannot be read
 */
export async function situationsOf(game: Loaded): Promise<readonly Situation[]> {
  const adapter = await scenariosOf(game);
  if (!adapter?.situations) return [];
  const folder = join(packageFolder(fileURLToPath(game.address)), 'scenarios');
  const files = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const found: Situation[] = [];
  for (const { name, parentPath } of files.filter((it) => it.isFile() && /\.jsonl?$/.test(it.name))) {
    const path = join(parentPath, name);
    found.push(...adapter.situations(await readFile(path, 'utf8'), relative(folder, path)));
  }
  return found;
}
