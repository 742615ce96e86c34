import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('../../../..', import.meta.url));
/** The source of a server in a checkout, and the module of one that is installed as a package. */
const SOURCE = 'apps/server/src/main.ts';
const INSTALLED = 'node_modules/@masque/server/dist/main.js';
/** With it, packages of a checkout are run from their source. */
const CONDITION = '--conditions=@masque/source';

/** A version of the server, which nodes can run. */
export interface Version {
  readonly name: string;
  /** The folder of the checkout or installation. */
  readonly folder: string;
  /** What Node is started with. */
  readonly options: readonly string[];
  /** The same, and the module that starts a server. */
  readonly args: readonly string[];
  /** The versions of its games, by their ids. */
  readonly games: ReadonlyMap<string, number>;
}

/** This one. */
export const thisVersion = (): Version => inFolder(HERE, 'this version');

/**
 * Another version, in a folder of its own for as long as this process runs, unless it is one already.
 *
 * @param from a commit, branch or tag of this repository; or a folder: a checkout with its packages, or one in which
 * `@masque/server` is installed
 * @throws Error when there is no such version
 */
export function versionFrom(from: string): Version {
  if (existsSync(from)) return inFolder(resolve(from), from);
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: HERE, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--verify', '--end-of-options', `${from}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'masque-version-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const archive = execFileSync('git', ['archive', commit], { cwd: HERE, maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const [old, now] = [packagesOf(folder), packagesOf(HERE)];
  const isSame = JSON.stringify(old.others) === JSON.stringify(now.others);
  if (isSame) linkPackages(folder, old.own);
  else
    execFileSync('npm', ['ci', '--ignore-scripts', '--omit=dev', '--omit=optional', '--workspace', '@masque/server'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return inFolder(folder, git('log', '-1', '--format=%h of %cs', commit));
}

function inFolder(folder: string, name: string): Version {
  const isCheckout = existsSync(join(folder, SOURCE));
  const main = join(folder, isCheckout ? SOURCE : INSTALLED);
  if (!existsSync(main))
    throw new Error(`There is no Masque in ${folder}: neither a checkout nor @masque/server in node_modules.`);
  const options = isCheckout ? [CONDITION] : [];
  const list = `import('@masque/server/games').then((it) => console.log(JSON.stringify(
    it.games.map(({ game }) => [game.id, game.version]))))`;
  const games = execFileSync(process.execPath, [...options, '--input-type=module', '--eval', list], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { name, folder, options, args: [...options, main], games: new Map(JSON.parse(games) as [string, number][]) };
}

/** The packages that a checkout uses: its own, with their folders, and those of others, with their versions. */
function packagesOf(folder: string) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: true; resolved?: string; version?: string }>;
  };
  const all = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'));
  return {
    own: all.flatMap(([path, it]) => (it.link ? [[path, it.resolved!] as const] : [])),
    others: all.flatMap(([path, it]) => (it.link ? [] : [[path, it.version]])),
  };
}

/** Lets a checkout use the packages that are installed here, which are the same, beside its own. */
function linkPackages(folder: string, own: readonly (readonly [string, string])[]): void {
  for (const [path, to] of own) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(folder, to), join(folder, path));
  }
  const installed = join(HERE, 'node_modules');
  for (const it of readdirSync(installed)) {
    const link = join(folder, 'node_modules', it);
    if (!existsSync(link) && it !== '.bin') symlinkSync(join(installed, it), link);
  }
}
