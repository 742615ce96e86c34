import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A package on disk: its folder and its exports. */
export interface Package {
  readonly folder: string;
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/**
 * Finds a package by name, as Node would from a file in `from`, or in a folder if the name is a path.
 *
 * @returns `undefined` when there is none
 * @example
 * packageOf('@masque/game-coup', process.cwd())?.folder; // '/home/ada/club/node_modules/@masque/game-coup'
 * packageOf('./my-game', process.cwd())?.name; // 'my-game'
 */
export function packageOf(name: string, from: string): Package | undefined {
  if (isPath(name)) return read(resolve(from, name));
  for (let folder = from; ; folder = dirname(folder)) {
    const found = read(join(folder, 'node_modules', name));
    if (found || dirname(folder) === folder) return found;
  }
}

/** Is this the path of a folder or a file rather than the name of a package? */
export const isPath = (name: string): boolean => name.startsWith('.') || name.startsWith('file:') || isAbsolute(name);

function read(folder: string): Package | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name = folder, exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Package>;
  const named = typeof exports === 'object' && '.' in exports ? exports : { '.': exports };
  return { folder: realpathSync(folder), name, exports: named };
}

/**
 * The address of one of a package's modules, resolved with the conditions that this Node process was started with.
 *
 * @returns `undefined` when the package does not export it
 * @throws Error when it does, but there is no such file
 */
export function moduleOf({ folder, name, exports }: Package, path = '.'): string | undefined {
  if (!(path in exports)) return undefined;
  try {
    return pathToFileURL(createRequire(join(folder, 'package.json')).resolve(join(name, path))).href;
  } catch (cause) {
    const source = path === '.' && existsSync(join(folder, 'src/index.ts'));
    throw new Error(
      `The package "${name}" in ${folder} exports "${path}", but the file is missing. Build the package` +
        `${source ? ', or name its source instead: src/index.ts' : ''}.`,
      { cause },
    );
  }
}

/** The file that a path names, if it names one. */
export function fileOf(path: string, from: string): string | undefined {
  const file = path.startsWith('file:') ? fileURLToPath(path) : resolve(from, path);
  return existsSync(file) && statSync(file).isFile() ? pathToFileURL(file).href : undefined;
}

/** The package that contains a module. */
export function packageAround(address: string): Package | undefined {
  for (let folder = dirname(fileURLToPath(address)); ; folder = dirname(folder)) {
    const found = read(folder);
    if (found || dirname(folder) === folder) return found;
  }
}

/**
 * The file that a package publishes under a path, even if its source is at hand: for files that are served and not run
 * here.
 */
export function publishedFile({ folder, exports }: Package, path: string): string | undefined {
  const target = exports[path];
  const file = typeof target === 'object' ? (target as { default?: unknown } | null)?.default : target;
  return typeof file === 'string' ? join(folder, file) : undefined;
}
