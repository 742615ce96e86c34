import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { checkSystem } from './node.mjs';
import { at, root } from './root.mjs';
import { wait } from './run.mjs';
import { stop } from './stop.mjs';

const quiet = ['--no-fund', '--no-audit', '--loglevel=error'];

/** Installs the packages in package-lock.json that node_modules lacks. */
export async function install() {
  checkSystem();
  if (isInstalled()) return;
  console.log('Installing packages. This takes a minute, the first time.');
  const fresh = !existsSync(at('node_modules', '.package-lock.json'));
  // A registry may fail briefly, so try twice. `npm ci` rejects a lock file that does not match package.json, where
  // `npm install` repairs it. `npm install` also keeps existing packages, so it is used to update a folder.
  const attempts = fresh ? ['ci', 'ci', 'install'] : ['install', 'install'];
  for (const attempt of attempts) {
    if ((await npm([attempt, ...quiet])) === 0) return;
    console.error(`npm ${attempt} failed.`);
  }
  stop(
    'The packages could not be installed. See the messages of npm above, check the network, then run the command again.',
  );
}

/** Is every package installed in the version that the lock file names? npm keeps a record of what it installed. */
export function isInstalled() {
  const record = at('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = packages(at('package-lock.json'));
  const found = packages(record);
  return Object.entries(wanted)
    .filter(([path]) => path.startsWith('node_modules/'))
    .every(([path, entry]) => {
      const there = found[path];
      return there ? there.version === entry.version : Boolean(entry.optional || entry.peer);
    });
}

const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Runs npm with the system's Node, because it may replace the installed one. */
function npm(args) {
  const bin = at('node_modules', '.bin');
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== bin);
  const windows = process.platform === 'win32';
  const env = { ...process.env, PATH: path.join(delimiter) };
  return wait(spawn(windows ? 'npm.cmd' : 'npm', args, { cwd: root, stdio: 'inherit', shell: windows, env }));
}
