/** npm test: lint, types, unit tests and build of every package, then the browser tests; ends with the sum of both. */
import { rmSync } from 'node:fs';
import { ensureBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { at } from './lib/root.mjs';
import { command, node } from './lib/run.mjs';
import { add, browserResults, browserTally, unitTally } from './lib/tally.mjs';

await install();
const checks = await node([command('nx'), 'run-many', '-t', 'lint', 'knip', 'typecheck', 'test', 'build']);

rmSync(at(...browserResults), { force: true });
const browser = await ensureBrowser();
const pages = browser ? await node([command('@playwright/test', 'playwright'), 'test'], { CHROMIUM: browser }) : 1;

const { passed, failed } = add(unitTally(), browserTally());
if (checks !== 0) console.log('\nA check failed (lint, types, unit tests or build): see above.');
if (pages !== 0) console.log('\nThe browser tests failed or could not run: see above.');
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(checks === 0 && pages === 0 && failed === 0 && passed > 0 ? 0 : 1);
