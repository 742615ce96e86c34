/**
 * npm run screens: takes a picture of every screen and saves it in `screens/`. The few that the README shows are kept
 * in docs/.
 */
import { mkdirSync } from 'node:fs';
import { ensureBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { at } from './lib/root.mjs';
import { command, node } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

await install();
const built = await node([command('nx'), 'run-many', '-t', 'build', '--outputStyle=stream-without-prefixes']);
if (built !== 0) stop('The web app could not be built: see above.');
const browser = await ensureBrowser();
if (!browser) process.exit(1);
const folder = at('screens');
mkdirSync(folder, { recursive: true });
const specs = ['screens', 'werewolf', 'desperate-times', 'succession', 'montee-mortelle', 'evening'];
process.exit(
  await node([command('@playwright/test', 'playwright'), 'test', ...specs], { CHROMIUM: browser, SCREENS: folder }),
);
