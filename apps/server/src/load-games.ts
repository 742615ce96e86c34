import type { AnyGame } from '@masque/core';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { fileOf, isPath, moduleOf, packageAround, packageOf, publishedFile, type Package } from './package.ts';
import type { Registered } from './registry.ts';

/** A game from a package, and the address of its module. */
export type Loaded = Registered & { readonly address: string };

const shape = z.object({ id: z.string(), version: z.number(), setup: z.function(), chart: z.object({}).loose() });

/**
 * Loads games, given package names or paths to folders or modules. A package exports the game as its default. The page
 * uses its export `./ui`; for tools, see {@link partOf}.
 *
 * @param from folder from which names are resolved
 * @throws Error that says which package is at fault and what to do
 * @example
 * const [coup] = await loadGames(['@masque/game-coup']);
 * coup.game.id; // => 'coup'
 */
export const loadGames = (names: readonly string[], from: string = process.cwd()): Promise<Loaded[]> =>
  Promise.all(names.map((name) => loadGame(name, from)));

async function loadGame(name: string, from: string): Promise<Loaded> {
  // `games/mine` looks like a package name, but may be a folder.
  const found = packageOf(name, from) ?? packageOf(join(from, name), from);
  const main = found ? moduleOf(found) : fileOf(name, from);
  if (main === undefined)
    throw new Error(
      isPath(name)
        ? `There is no game at "${name}". Name a module or the folder of a package.`
        : `The game "${name}" is not installed. Install it: npm install ${name}`,
    );
  const { default: game } = await load<{ default?: AnyGame }>(name, main);
  if (!shape.safeParse(game).success)
    throw new Error(`"${name}" is not a game: its default export must come from defineGame.`);
  const own = found ?? packageAround(main);
  const ui = own && elementsOf(own);
  return { game: game!, address: main, ...(ui && { ui }) };
}

/**
 * Loads what the package of a game exports beside it, for tools: `scenarios` from `./scenarios`.
 *
 * @returns `undefined` when the package exports no such module
 * @example
 * const [coup] = await loadGames(['@masque/game-coup']);
 * (await partOf(coup, 'scenarios')()).game.id; // => 'coup'
 * partOf(coup, 'opera'); // => undefined
 */
export function partOf<T>(
  { game, address }: Pick<Loaded, 'game' | 'address'>,
  name: string,
): (() => Promise<T>) | undefined {
  const own = packageAround(address);
  const part = own && moduleOf(own, `./${name}`);
  return part === undefined ? undefined : async () => (await load<Record<string, T>>(game.id, part))[name]!;
}

/** The address of a package's elements, if it has any. */
function elementsOf(own: Package): Registered['ui'] {
  const built = publishedFile(own, './ui');
  if (built === undefined) return undefined;
  const source = moduleOf(own, './ui');
  return { built, ...(source?.endsWith('.ts') && { source: fileURLToPath(source) }) };
}

async function load<T>(name: string, address: string): Promise<T> {
  try {
    return (await import(address)) as T;
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const why =
      code === 'ERR_UNKNOWN_FILE_EXTENSION' && address.endsWith('.ts')
        ? `it is written in TypeScript, which Node ${process.versions.node} cannot run. Use Node 22.18 or newer, or ` +
          'build the game and name its folder.'
        : message;
    throw new Error(`Cannot load the game "${name}": ${why}`, { cause });
  }
}
