import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where the other frameworks are installed: a separate package that only this benchmark needs. */
export const PEERS = new URL('../peers/', import.meta.url);

/** The command that installs them. */
export const INSTALL = 'npm run bench -- --peers';

/** Is one of the other frameworks installed? */
export const isInstalled = (name: string): boolean => existsSync(new URL(`node_modules/${name}/package.json`, PEERS));

/** Installs the other frameworks. */
export function installPeers(): void {
  const { status } = spawnSync('npm', ['install', '--no-fund', '--no-audit', '--no-package-lock', '--loglevel=error'], {
    cwd: PEERS,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (status !== 0) throw new Error('The peers could not be installed. See the messages of npm above.');
}
