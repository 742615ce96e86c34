import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at } from './root.mjs';
import { stop } from './stop.mjs';

/** Node runs our TypeScript without a build from this version on. */
const needed = 24;

/** On these systems, the installation includes Node. */
const brought = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);

const recent = (version) => Number(version.split('.')[0]) >= needed;

/** Stops at once if the installation could not help, instead of after a minute of installing. */
export function checkSystem() {
  if (brought || recent(process.versions.node)) return;
  stop(hint());
}

/** The path of a sufficiently recent Node: the installed one, or the one running this. */
export function findNode() {
  const installed = at('node_modules', '.bin', 'node');
  if (brought && existsSync(installed)) {
    const { status, stdout } = spawnSync(installed, ['-p', 'process.versions.node'], { encoding: 'utf8' });
    if (status === 0 && recent(stdout)) return installed;
  }
  if (recent(process.versions.node)) return process.execPath;
  return stop(hint());
}

function hint() {
  const ways = {
    darwin: 'Install it from https://nodejs.org, or with `brew install node`',
    win32: 'Install it from https://nodejs.org, or with `winget install OpenJS.NodeJS`',
  };
  const way = ways[process.platform] ?? 'Install it from https://nodejs.org';
  return `Masque needs Node ${needed} or newer; this is Node ${process.versions.node}.\n${way}, then run the command again.`;
}
