/** npm run test:packages: builds every package as it is published, and tests it in an empty folder. */
import { findBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { buildPackages } from './lib/packages.mjs';
import { at } from './lib/root.mjs';
import { command, node } from './lib/run.mjs';

await install();
await buildPackages();
// One test plays in a browser. It is skipped if there is none on this machine.
const browser = await findBrowser();
if (browser) process.env['CHROMIUM'] = browser;
else console.log('No browser was found, so the browser test is skipped. To name one, set CHROMIUM=/path/to/chrome.');
process.exit(
  await node([command('vitest'), 'run', '--root', at('tools', 'workspace'), '--config', 'vitest.long.config.ts']),
);
