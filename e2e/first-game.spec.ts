import { expect, type Browser, type Page } from '@playwright/test';
import { Looker } from './support/looker.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

const looker = new Looker();
let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.open({ seed: 'first', held: true });
});
test.afterAll(() => server.close());

/** Opens the first game of a game from the page on which it is learned. */
async function begin(browser: Browser, game: string, locale = 'en-GB'): Promise<Page> {
  const page = await browser.newPage({ locale, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(`${server.url}/learn/${game}`);
  await page.getByRole('button', { name: /^(Try a first game|Faire une première partie)/ }).click();
  await page.waitForURL(/\/t\/[A-Z]{4,8}$/);
  return page;
}

/** Presses what the hint points at: a button, whoever is to be chosen, or a card; false: nothing is pointed at. */
async function follow(page: Page): Promise<boolean> {
  const pointed = page.locator('.pointed').first();
  if (!(await pointed.isVisible())) return false;
  const kind = await pointed.evaluate((it) => it.localName);
  const target = kind === 'mq-offer' ? pointed.locator('button') : pointed;
  // What cannot be taken back is pressed and held.
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const held = await pointed.evaluate((it) => it.hasAttribute('wax'));
  if (held) await page.waitForTimeout(850);
  await page.mouse.up();
  return true;
}

/** Plays to the end by what is hinted. */
async function playThrough(page: Page): Promise<void> {
  const over = page.locator('masque-end');
  for (let i = 0; i < 600 && !(await over.isVisible()); i++) {
    if (!(await follow(page))) await server.pass(1500);
    await page.waitForTimeout(60);
  }
  await expect(over).toBeVisible();
}

test('who does what is hinted wins a first game of Coup', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await begin(browser, 'coup');
  const hint = page.locator('masque-hint');
  await expect(hint).toContainText('You hold two Dukes');
  await looker.look('a hint', page);
  // Whoever has enough of them plays on without.
  await page.getByRole('button', { name: 'No more hints' }).click();
  await expect(hint).not.toContainText('You hold two Dukes');
  await page.getByRole('button', { name: 'Hints again' }).click();
  await playThrough(page);
  await expect(page.getByRole('heading', { name: 'You win' })).toBeVisible();
  expect(looker.found).toEqual([]);
});
