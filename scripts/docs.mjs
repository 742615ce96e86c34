/**
 * npm run docs: builds the documentation site, which the server then serves under /docs. Its packages are installed on
 * the first run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { at } from './lib/root.mjs';
import { node } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

await install();
const site = (...path) => at('docs', 'site', ...path);
if (!existsSync(site('node_modules', 'vitepress'))) {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: site(), stdio: 'inherit', shell: true });
  if (status !== 0) stop('The packages of the site could not be installed: see above.');
}
const browser = await ensureBrowser();
if (!browser || (await node([site('pictures.ts')], { CHROMIUM: browser })) !== 0)
  console.error('The pictures of the table could not be made. The site is built without them.');
if ((await node([site('collect.ts')])) !== 0) stop('The pages could not be assembled. See above.');
process.exit(await node([site('node_modules', 'vitepress', 'bin', 'vitepress.js'), 'build', site()]));
