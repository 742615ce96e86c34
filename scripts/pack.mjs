/** npm run pack: builds every package as it is published, and packs it into dist/packages, for games outside. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { install } from './lib/install.mjs';
import { buildPackages } from './lib/packages.mjs';
import { at, root } from './lib/root.mjs';
import { stop } from './lib/stop.mjs';

await install();
await buildPackages();
const isPublished = (folder) =>
  existsSync(at(folder, 'package.json')) && !JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8')).private;
const folders = ['libs', 'games', 'apps', 'tools']
  .flatMap((group) => readdirSync(at(group)).map((name) => `./${group}/${name}`))
  .filter(isPublished);
const to = at('dist', 'packages');
rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
const { status } = spawnSync('npm', ['pack', '--silent', '--pack-destination', to, ...folders], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) stop('A package could not be packed: see above.');
console.log(`\nIn the folder of a game:\n\n  npm install --no-save ${to}/masque-*.tgz`);
