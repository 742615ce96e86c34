import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { Looker } from './support/looker.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

const looker = new Looker();
let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.open({ seed: 'first', held: true });
});
test.afterAll(() => server.close());

/** How late a hold that is just long enough may be, in milliseconds. */
const LATE = 200;

/** Opens a game's first game from the page that teaches the game. */
async function begin(browser: Browser, game: string, locale = 'en-GB'): Promise<Page> {
  const page = await browser.newPage({ locale, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(`${server.url}/learn/${game}`);
  await page.getByRole('button', { name: /^(Try a first game|Faire une première partie)/ }).click();
  await page.waitForURL(/\/t\/[A-Z]{4,8}$/);
  return page;
}

/** A crown is held longer than a challenge. */
async function hold(page: Page, target: Locator, ms: number): Promise<void> {
  await target.hover();
  await page.mouse.down();
  await page.waitForTimeout(ms + LATE);
  await page.mouse.up();
}

/** Presses what the hint points at: a button, a person to be chosen, a card. False: nothing is pointed at. */
async function follow(page: Page): Promise<boolean> {
  // With the private area open, its own buttons come before those below it.
  const inside = page.locator('mq-private-area .pointed');
  // A list of who points at whom is not a hint.
  const pointed = (await inside.count()) > 0 ? inside.last() : page.locator('.pointed:not(ul)').last();
  if (!(await pointed.isVisible())) return false;
  const [name, confirm, ms] = await pointed.evaluate((it) => [
    it.localName,
    it.hasAttribute('confirm'),
    'holdMs' in it && typeof it.holdMs === 'number' ? it.holdMs : 700,
  ]);
  if (name === 'mq-both' || confirm) await hold(page, pointed.locator('button').first(), ms);
  else
    await (
      name === 'mq-offer' || name === 'mq-chip' || name === 'mq-pick-card' ? pointed.locator('button') : pointed
    ).click({ timeout: 5000 });
  return true;
}

/** Follows the hints until this is on the screen. */
async function playUntil(page: Page, shown: Locator): Promise<void> {
  for (let i = 0; i < 200 && !(await shown.isVisible()); i++) {
    if (!(await follow(page).catch(() => false))) await server.pass(1500);
    await page.waitForTimeout(120);
  }
  await expect(shown).toBeVisible();
}

/** Plays to the end by following the hints. */
async function playThrough(page: Page): Promise<void> {
  const over = page.locator('masque-end');
  // A song takes a while: the longer nothing is pointed at, the longer the steps.
  for (let i = 0, idle = 0; i < 900 && !(await over.isVisible()); i++) {
    const done = await follow(page).catch(() => false);
    idle = done ? 0 : idle + 1;
    if (!done) await server.pass(idle > 3 ? 5000 : 1500);
    // The result of a press must arrive before time goes on.
    await page.waitForTimeout(120);
  }
  await expect(over).toBeVisible();
  // A player who wins alone is named in the heading, the members of a side below it.
  await expect(page.locator('mq-outcome')).toContainText(/You|Vous|Arlequin/);
}

test('a first game says what to do, points at it, and goes on when it is done', async ({ browser }) => {
  const page = await begin(browser, 'coup');
  const hint = page.locator('masque-hint');
  await expect(hint).toContainText('You have two Dukes');
  await looker.look('a hint', page);
  // Somebody who has had enough of the hints plays on without them.
  await page.getByRole('button', { name: 'No more hints' }).click();
  await expect(hint).not.toContainText('You have two Dukes');
  await page.getByRole('button', { name: 'Hints again' }).click();
  await expect(hint).toContainText('You have two Dukes');
  const doubt = hint.getByText('There are only three, and you hold two');
  await playUntil(page, doubt);
  expect(looker.found).toEqual([]);
});

test('a hint leaves a contract its room: both members are on it', { tag: '@long' }, async ({ browser }) => {
  const page = await begin(browser, 'succession');
  const both = page.locator('succession-court .rows li');
  await playUntil(page, both.nth(1));
  for (const [width, height] of [
    [390, 844],
    [430, 932],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const row of await both.all()) await expect(row).toBeInViewport({ ratio: 1 });
  }
});

for (const game of ['coup', 'werewolf', 'succession', 'desperate-times', 'montee-mortelle'])
  for (const locale of ['en-GB', 'fr-FR'])
    test(`who does what is hinted wins a first game of ${game} (${locale})`, { tag: '@long' }, async ({ browser }) => {
      test.setTimeout(400_000);
      const page = await begin(browser, game, locale);
      await expect(page.locator('masque-hint')).toBeVisible();
      await looker.look(`a hint of ${game}`, page);
      await playThrough(page);
      expect(looker.found).toEqual([]);
    });
