/**
 * npm test: runs lint, types, unit tests and builds of every package in parallel with the browser tests that are not
 * tagged `@long`, and prints the totals of both. npm run test:long runs the tests with that tag, and the unit tests at
 * full length. Further arguments go to Playwright, which then runs alone. With MASQUE_BASE, a commit, only packages
 * that differ from it and their dependents are checked.
 */
import { rmSync } from 'node:fs';
import { announceBrowser, ensureBrowser, installSystemBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { at } from './lib/root.mjs';
import { command, node } from './lib/run.mjs';
import { scratchInMemory } from './lib/scratch.mjs';
import { add, browserResults, browserTally, nothing, shakyTests, unitTally } from './lib/tally.mjs';

const long = process.argv.includes('--long');
const further = process.argv.slice(2).filter((it) => it !== '--long');
const nx = (...args) => node([command('nx'), ...args], long ? { MASQUE_LONG: '1' } : {});
const which = [...(long ? ['--grep', '@long'] : ['--grep-invert', '@long|@bench']), ...further];
const withTests = !long || further.length === 0;
/** Their tests wait more than they work. */
const slow = ['@masque/server', '@masque/store'];
const base = process.env['MASQUE_BASE'];
const packages = base ? ['affected', `--base=${base}`] : ['run-many'];

// Both wait for the network.
await Promise.all([install(), installSystemBrowser()]);
await announceBrowser();
scratchInMemory();
rmSync(at(...browserResults), { force: true });
// In parallel, because they spend much time waiting: the browser for pages, the servers for clocks and processes. ESLint
// is one long process: begun last, it would leave a core without work at the end.
const [servers, others, checked, pages] = await Promise.all([
  withTests ? nx(...packages, '-t', 'test', '--exclude', `*,${slow.map((it) => `!${it}`)}`) : 0,
  withTests ? nx(...packages, '-t', 'test', '--exclude', String(slow), '--parallel', '2') : 0,
  long ? 0 : nx(...packages, '-t', 'lint', 'types', 'api', 'knip', 'wire', '--parallel', '1'),
  browserTests(),
]);
const checks = servers || others || checked;

/** The web app and the elements of games are built only here, so that the tests are never served half-written files. */
async function browserTests() {
  const built = await nx('run-many', '-t', 'build', '--outputStyle=stream-without-prefixes');
  if (built !== 0) return built;
  const browser = await ensureBrowser();
  if (!browser) return 1;
  return node([command('@playwright/test', 'playwright'), 'test', ...which], { CHROMIUM: browser });
}

const { passed, failed } = add(withTests ? unitTally() : nothing, browserTally());
if (checks !== 0) console.log('\nA check failed (lint, types or unit tests). See above.');
if (pages !== 0) console.log('\nThe build or the browser tests failed or could not run. See above.');
const shaky = shakyTests();
if (shaky.length > 0) console.log(`\nPassed only on a second try:\n${shaky.map((it) => `  ${it}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(checks === 0 && pages === 0 && failed === 0 && passed > 0 ? 0 : 1);
