import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The folder of the package that contains a file. */
export function packageFolder(file: string): string {
  for (let folder = dirname(file); basename(folder) !== ''; folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(file);
}
