import { expect } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildOnce } from './support/server.ts';
import { test } from './support/test.ts';

const root = resolve(import.meta.dirname, '..');

// Seven phones on one page, and rules that are bundled again during the test.
/** Starts the studio for a game. Resolves with its address. */
async function dev(folder: string): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  buildOnce();
  const args = ['tools/cli/bin/masque.js', 'dev', join(folder, 'src/index.ts'), '--port', '0', '--no-play'];
  const process = spawn('node', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((done, fail) => {
    process.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\S+/.exec(chunk.toString());
      if (found) done(found[0]);
    });
    process.once('exit', (code) => fail(new Error(`the studio has ended with ${code}`)));
  });
  return { url, process };
}

test(
  'whoever writes a game goes back and forth in it, deals to order, copies a scenario and saves other rules',
  { tag: '@long' },
  async ({ browser }) => {
    // In the workspace, so that the packages of this clone resolve.
    const folder = await mkdtemp(join(root, '.studio-'));
    await cp(join(root, 'tools/create-masque-game/template'), folder, { recursive: true });
    const studio = await dev(folder);
    try {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      await page.goto(studio.url);
      await expect(page.locator('iframe')).toHaveCount(7);

      // Change options in a host's own form. They apply to every later deal.
      await page.getByRole('button', { name: 'Options' }).click();
      const options = page.getByRole('dialog', { name: 'Options' });
      await options.getByRole('combobox', { name: 'Time to think' }).click();
      await options.getByRole('option', { name: 'Relaxed' }).click();
      await options.getByRole('button', { name: 'Deal with these' }).click();
      await expect(page.getByRole('region', { name: 'State' })).toContainText('"relaxed"');

      // A deal made to order: the studio says who sees the card, and the phones show it to nobody else.
      await page.getByLabel('deal again until').fill('Cleo is the traitor');
      await page.getByRole('button', { name: 'Deal', exact: true }).click();
      const state = page.getByRole('region', { name: 'State' });
      const role = state.locator('li', { hasText: 'Cleo' }).filter({ hasText: '"traitor"' }).last();
      await expect(role).toContainText('only Cleo');
      await expect(role).toHaveClass(/hidden/);

      // Time travel: after three accusations, go back to the first and continue from there.
      const phone = page.frameLocator('iframe[title="Ada"]');
      await expect(phone.locator('masque-play')).toBeVisible();
      const desk = page.getByRole('region', { name: 'Desk' });
      for (const name of ['Ada', 'Ben', 'Dov']) {
        await page.locator('figcaption').getByRole('button', { name }).click();
        await desk.getByRole('button', { name: 'Let a bot answer' }).click();
        await expect(desk.locator('.now')).toContainText(name);
      }
      await page.getByRole('slider', { name: 'Inputs' }).fill('1');
      await expect(page.locator('studio-timeline')).toContainText('1 of 3');
      await page.locator('figcaption').getByRole('button', { name: 'Eva' }).click();
      await desk.getByRole('button', { name: 'Let a bot answer' }).click();
      await expect(page.locator('studio-timeline')).toContainText('2 of 2');

      // Copy as a scenario.
      await page.getByRole('button', { name: 'Copy as a scenario' }).click();
      await expect(page.getByText('Copied: a test')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/situation\(game, \{ seats: 5, seed: 'studio \d+'/);
      expect(copied).toContain("play.act(4, 'accuse'");

      // The conformance checks pass.
      await desk.getByRole('button', { name: 'Check this table' }).click();
      await expect(desk.getByRole('status')).toContainText(/(\d+) of \1 promises kept/);

      // Save different rules: the log is replayed by them, and differences are reported.
      const file = join(folder, 'src/setup.ts');
      const before = await readFile(file, 'utf8');
      await writeFile(file, before.replace("seat === 0 ? 'traitor'", "seat === 1 ? 'traitor'"));
      await expect(page.getByText('the deal is different')).toBeVisible();
      await expect(page.locator('studio-timeline')).toContainText('2 of 2');
      // Rules that cannot be loaded: the table continues with the previous ones.
      await writeFile(file, 'export const setup = (');
      await expect(page.getByRole('alert')).toContainText('setup.ts');
      await page.getByRole('slider', { name: 'Inputs' }).fill('0');
      await expect(page.locator('studio-timeline')).toContainText('just dealt');
    } finally {
      studio.process.kill();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
