import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * Tests the published packages as outsiders would use them: each package is packed as npm would do it and installed
 * into an empty folder, where a game from the generator is checked, tested, built and served.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const bins = join(root, 'node_modules', '.bin');
/** Nothing from the workspace: neither its export condition nor the settings that npm passes on. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_OPTIONS$|VITEST|NODE_ENV$|MASQUE_)/i.test(name)),
);
const packages = globSync('{libs,games,apps,tools}/*/package.json', { cwd: root })
  .map((file) => ({
    folder: join(root, dirname(file)),
    ...(JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; private?: boolean }),
  }))
  .filter((it) => !it.private)
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const run = async (cwd: string, command: string, ...args: string[]): Promise<string> => {
  const done = promisify(execFile)(command, args, { cwd, env, maxBuffer: 2 ** 26 });
  return done.then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string; message: string }) => {
      throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`, { cause: error });
    },
  );
};

/** The browser that the script has found. */
const browserPath = process.env['CHROMIUM'];

let home = '';
let game = '';
const tarballs = () => join(home, 'tarballs');

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'masque-packed-'));
  await mkdir(tarballs());
  await run(root, 'npm', 'pack', '--pack-destination', tarballs(), ...packages.map(({ folder }) => folder));
  const files = (await readdir(tarballs())).map((it) => join(tarballs(), it));
  const generator = files.find((it) => it.includes('create-masque-game'))!;
  await writeFile(join(home, 'package.json'), '{ "private": true }');
  await run(home, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', generator);
  await run(home, join(home, 'node_modules/.bin/create-masque-game'), 'night-train');
  game = join(home, 'night-train');
  const others = files.filter((it) => it !== generator);
  await run(game, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--no-save', ...others);
}, 300_000);

afterAll(() => rm(home, { recursive: true, force: true }));

test.each(packages)(
  '$name holds what it should',
  async ({ folder, name }) => {
    const [packed] = JSON.parse(await run(folder, 'npm', 'pack', '--dry-run', '--json')) as [
      { files: readonly { path: string }[] },
    ];
    const files = packed.files.map(({ path }) => path);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
    if (name !== 'create-masque-game') {
      expect(files.filter((it) => /\.(test|fixture)\.|tsbuildinfo/.test(it))).toEqual([]);
      expect(files.filter((it) => it.startsWith('dist/')).length).toBeGreaterThan(0);
    }
  },
  60_000,
);

test.each(packages.filter(({ name }) => name.startsWith('@masque/')))(
  '$name passes the linters of packages',
  async ({ folder, name }) => {
    await run(folder, join(bins, 'publint'), '--strict');
    if (name !== '@masque/web') await run(folder, join(bins, 'attw'), '--pack', '.', '--profile', 'esm-only');
  },
  120_000,
);

test('a game from the generator type-checks strictly, keeps all promises, and builds', async () => {
  await run(game, 'npm', 'test');
  await run(game, 'npm', 'run', 'build');
  // Declarations of third-party packages need the DOM library; ours need nothing.
  const all = await run(game, 'npx', 'tsc', '--skipLibCheck', 'false').catch((error: Error) => error.message);
  expect(all.match(/^node_modules\/@masque.*$/gm) ?? []).toEqual([]);
}, 180_000);

test('the conformance suite runs under plain Node, for the built game and for an included one', async () => {
  const script = `
    import { conformance } from '@masque/testkit';
    for (const name of process.argv.slice(1)) {
      const { default: game } = await import(name);
      for (const check of conformance(game)) { await check.run(); console.log(game.id, check.name); }
    }`;
  const out = await run(
    game,
    process.execPath,
    '--input-type=module',
    '-e',
    script,
    'night-train',
    '@masque/game-coup',
  );
  expect(out.match(/^night-train /gm)!.length).toBeGreaterThan(20);
  expect(out.match(/^coup /gm)!.length).toBeGreaterThan(20);
}, 180_000);

test('every module of every package loads', async () => {
  const browser = ['@masque/ui', '@masque/web'];
  const names = packages
    .filter(({ name }) => name.startsWith('@masque/') && !browser.includes(name))
    .flatMap(({ folder, name }) => {
      const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: object };
      return Object.entries(exports)
        .filter(([path, target]) => typeof target === 'object' && 'types' in target && path !== './main')
        .map(([path]) => join(name, path));
    });
  expect(names.length).toBeGreaterThan(20);
  await run(
    game,
    process.execPath,
    '--input-type=module',
    '-e',
    names.map((it) => `await import('${it}');`).join('\n'),
  );
}, 60_000);

/** Runs a server from the installed packages, with additional games, and passes its address to `work`. */
async function served(
  games: readonly string[],
  work: (url: string) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const more = games.flatMap((it) => ['--game', it]);
  const server = spawn(
    join(game, 'node_modules/.bin/masque'),
    ['serve', '--port', '0', '--host', '127.0.0.1', '--data', ':memory:', ...more],
    { cwd: game, env: { ...env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    let out = '';
    for await (const chunk of server.stdout) if (/localhost:\d+/.test((out += String(chunk)))) break;
    await work(`http://127.0.0.1:${/localhost:(\d+)/.exec(out)![1]}`);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

test('one command serves the club with all games and an additional one', async () => {
  await served(['.'], async (url) => {
    const games = (await (await fetch(`${url}/api/games`)).json()) as { id: string }[];
    expect(games.map(({ id }) => id)).toEqual([
      'coup',
      'desperate-times',
      'werewolf',
      'succession',
      'montee-mortelle',
      'night-train',
    ]);
    const page = await (await fetch(url)).text();
    const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(page)!;
    expect((await fetch(`${url}${script}`)).status).toBe(200);
  });
}, 60_000);

test.skipIf(!existsSync(join(root, 'apps/server/dist-docs/index.html')))(
  'a server that was installed brings the documentation along',
  async () => {
    await served([], async (url) => {
      for (const page of ['', 'tutorial.html', 'reference/table.html']) {
        const answer = await fetch(`${url}/docs/${page}`);
        expect([page, answer.status, /<title>.*Masque<\/title>/.test(await answer.text())]).toEqual([page, 200, true]);
      }
    });
  },
  60_000,
);

test('the studio opens for the game, its bots play it to the end, and its promises are kept', async () => {
  const masque = join(game, 'node_modules/.bin/masque');
  const studio = spawn(masque, ['dev', './src/index.ts', '--port', '0', '--no-play'], {
    cwd: game,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let out = '';
    for await (const chunk of studio.stdout) if (/localhost:\d+/.test((out += String(chunk)))) break;
    const url = `http://127.0.0.1:${/localhost:(\d+)/.exec(out)![1]}`;
    expect(await (await fetch(url)).text()).toContain('masque-studio');
    const headers = { 'content-type': 'application/json' };
    const finish = { method: 'POST', headers, body: JSON.stringify({ do: 'finish' }) };
    expect(await (await fetch(`${url}/studio/do`, finish)).json()).toEqual({ ok: true });
    expect(await (await fetch(`${url}/studio/test`)).text()).toContain("test('the end after");
    const promises = (await (await fetch(`${url}/studio/promises`)).json()) as { fault: string | null }[];
    expect(promises.length).toBeGreaterThan(8);
    expect(promises.filter((it) => it.fault !== null)).toEqual([]);
  } finally {
    studio.kill('SIGTERM');
    await once(studio, 'exit');
  }
}, 60_000);

test.skipIf(!browserPath)(
  'a plugin that was installed is played to its end in a browser',
  async () => {
    const work = async (url: string): Promise<void> => {
      const browser = await chromium.launch({ executablePath: browserPath!, args: ['--no-sandbox'] });
      try {
        const page = await browser.newPage({
          viewport: { width: 390, height: 844 },
          locale: 'en-GB',
          reducedMotion: 'reduce',
        });
        const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
        await page.goto(url);
        await page.getByRole('link', { name: 'Host a table' }).click();
        await button('The Night Ferry').click();
        await button(/^Open a table/).click();
        await page.getByLabel('Your name').fill('Mia');
        await button('Take a seat').click();
        for (let bots = 1; bots < 5; bots++) {
          await button('Add a bot').click();
          await page
            .getByText(/^bot, /)
            .nth(bots - 1)
            .waitFor();
        }
        await button('Deal').click();
        const ended = page.locator('mq-outcome').getByRole('heading').first();
        while ((await ended.count()) === 0) await turn(page);
        expect(await ended.textContent()).toMatch(/Ferrymen|Wreckers|win/i);
      } finally {
        await browser.close();
      }
    };
    await served(['@masque/game-night-ferry'], work, { MASQUE_BOT_SPEED: '0.02' });
  },
  300_000,
);

/** The player presses whatever there is to press: chooses any boat, rows, and names the first person. */
async function turn(page: Page): Promise<void> {
  const soon = { timeout: 500 };
  for (const label of ['Name the crew', 'Name the Lookout']) {
    const name = page.getByRole('button', { name: label });
    if (!(await name.isVisible())) continue;
    const people = page.locator('mq-ring').getByRole('button');
    for (let i = 0; i < (await people.count()); i++)
      if ((await name.getAttribute('aria-disabled')) === 'true')
        await people
          .nth(i)
          .click(soon)
          .catch(() => {});
    await name.click(soon).catch(() => {});
  }
  for (const label of ['Aye', 'Row', 'Go below']) {
    const it = page.getByRole('button', { name: label, exact: true });
    if (await it.isVisible()) await it.click(soon).catch(() => {});
  }
  await page.waitForTimeout(200);
}
