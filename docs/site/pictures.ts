/**
 * Draws the pictures that pages ask for (`<!-- picture: Cards -->`): a section of the gallery by its heading, or one of
 * its whole screens by name.
 */
import { chromium } from 'playwright-core';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openGallery } from '../../e2e/support/gallery.ts';

const folder = join(import.meta.dirname, 'pictures');
const reference = join(import.meta.dirname, '../reference');
const names = globSync('*.md', { cwd: reference }).flatMap((page) =>
  [...readFileSync(join(reference, page), 'utf8').matchAll(/<!-- picture: (.+?) -->/g)].map(([, name]) => name!),
);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const gallery = await openGallery();
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'], args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  for (const name of new Set(names)) {
    const path = join(folder, `${name.toLowerCase().replaceAll(' ', '-')}.jpg`);
    const isStage = name.startsWith('stage-');
    await page.setViewportSize(isStage ? { width: 1920, height: 1080 } : { width: 900, height: 844 });
    // Sections of the gallery begin with a capital letter, names of screens do not.
    if (/^[A-Z]/.test(name)) {
      await page.goto(gallery.url);
      const section = page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });
      await section.screenshot({ path, quality: 85 });
    } else {
      if (!isStage) await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${gallery.url}?page=${name}`);
      await page.locator('mq-table, mq-stage').waitFor();
      await page.screenshot({ path, quality: 85 });
    }
  }
} finally {
  await browser.close();
  await gallery.close();
}
