import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { at } from './root.mjs';
import { wait } from './run.mjs';
import { stop } from './stop.mjs';

/** The headless one comes first: it renders the same pages with a quarter of the CPU time. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

/**
 * The path of a Chromium or Chrome on this machine, or undefined. The environment variable CHROMIUM takes precedence.
 */
export async function findBrowser() {
  const chosen = process.env['CHROMIUM'];
  if (chosen) return isProgram(chosen) ? chosen : stop(`CHROMIUM says ${chosen}, but no program is there.`);
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const places = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(usualPlaces[process.platform] ?? []),
    await playwrightsOwn(),
  ];
  return places.find((place) => place && isProgram(place));
}

let announced = false;

/** If there is no browser, says what `ensureBrowser` will install, where, and how to do without. */
export async function announceBrowser() {
  if (announced || (await findBrowser())) return;
  announced = true;
  const what = isDebianRoot()
    ? 'With apt-get this installs the package chromium-headless-shell for the whole system.'
    : 'Playwright will download its own Chromium into the cache of this user; nothing is installed for the whole system.';
  console.log(`The browser tests need Chromium or Chrome, and there is none. ${what}
To use another one: CHROMIUM=/path/to/chrome. To check everything without a browser: npm run check.
`);
}

/** Where apt-get can install a browser, does so if there is none. Needs no packages of ours. */
export async function installSystemBrowser() {
  if ((await findBrowser()) || !isDebianRoot()) return;
  await announceBrowser();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) => wait(spawn('apt-get', args, { stdio: 'inherit', env }));
  await aptGet('update', '-q');
  await aptGet('install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell');
}

/** Finds a browser or installs one. If neither works, says what to do and returns undefined. */
export async function ensureBrowser() {
  await installSystemBrowser();
  const found = await findBrowser();
  if (found) return found;
  await announceBrowser();
  await wait(
    spawn(process.execPath, [at('node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'], {
      stdio: 'inherit',
    }),
  );
  const downloaded = await findBrowser();
  if (!downloaded) console.error(advice);
  return downloaded;
}

const advice = `
No Chromium or Chrome could be found or installed.
Install one (Debian: sudo apt-get install chromium-headless-shell; elsewhere: https://www.google.com/chrome),
or name it: CHROMIUM=/path/to/chrome npm test
`;

async function playwrightsOwn() {
  if (!existsSync(at('node_modules', 'playwright-core'))) return undefined;
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
