import { expect, type Page } from '@playwright/test';
import { addBot, host } from './support/evening.ts';
import { Looker } from './support/looker.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

const looker = new Looker();
let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.open({ seed: 'learn', held: true });
});
test.afterAll(() => server.close());

/** Nothing is wider than the screen. */
const narrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('every game can be learned from its page, in both languages', async ({ browser }) => {
  const games = (await (await fetch(`${server.url}/api/games`)).json()) as { id: string }[];
  expect(games.length).toBeGreaterThan(4);
  for (const [locale, title] of [
    ['en-GB', 'How to play'],
    ['fr-FR', 'Comment jouer'],
  ] as const) {
    const page = await browser.newPage({ locale, viewport: { width: 320, height: 568 }, reducedMotion: 'reduce' });
    const cdp = await page.context().newCDPSession(page);
    const letters = (standard: number) => cdp.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    for (const { id } of games) {
      await page.goto(`${server.url}/learn/${id}`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.locator('masque-guide .steps > li')).not.toHaveCount(0);
      expect([id, locale, await narrow(page)]).toEqual([id, locale, true]);
      await expect(page.locator('masque-guide')).not.toContainText(/\[[a-z]|guide\./i);
      // Nor with text twice as large, on a larger phone: the page, and a card.
      await page.setViewportSize({ width: 390, height: 844 });
      await letters(32);
      await expect.poll(() => narrow(page), `${id}, ${locale}, large`).toBe(true);
      const card = page.locator('masque-guide masque-tile').first();
      if ((await card.count()) > 0) {
        await card.click();
        await expect(page.locator('masque-guide article')).toBeVisible();
        await expect.poll(() => narrow(page), `a card of ${id}, ${locale}, large`).toBe(true);
        // What is printed on it leaves room for its picture.
        const part = page.locator('masque-guide mq-card').evaluate(({ shadowRoot }) => {
          const height = (of: string) => shadowRoot!.querySelector(of)!.getBoundingClientRect().height;
          return height('.art') / height('.face');
        });
        expect(await part, `the picture on a card of ${id}, ${locale}`).toBeGreaterThan(0.25);
        await page.goBack();
      }
      await letters(16);
      await page.setViewportSize({ width: 320, height: 568 });
    }
    await looker.look(`how to play, ${locale}`, page);
    await page.context().close();
  }
  expect(looker.found).toEqual([]);
});

test('a word leads to its card, and what is looked for is found', { tag: '@long' }, async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${server.url}/learn/coup`);
  await page.getByRole('link', { name: 'Ambassador' }).first().click();
  await expect(page).toHaveURL(/\/learn\/coup\/ambassador$/);
  await expect(page.getByRole('article', { name: 'Ambassador' })).toContainText('two cards');
  await looker.look('a card', page);
  await page.getByRole('button', { name: 'The next card' }).click();
  await expect(page).toHaveURL(/\/learn\/coup\/inquisitor$/);
  await page.getByRole('button', { name: 'All cards and rules' }).click();
  await page
    .getByRole('textbox', { name: /^Search/ })
    .or(page.getByRole('searchbox', { name: /^Search/ }))
    .fill('empty purse');
  await expect(page.locator('masque-guide').getByRole('status')).toHaveText('One passage');
  await expect(page.locator('masque-guide .prose')).toContainText('Stealing from an empty purse');
  expect(looker.found).toEqual([]);
});

test('it is at hand in the lobby', { tag: '@long' }, async ({ browser }) => {
  const { page } = await host(browser, server.url, /^Coup/);
  await page.getByRole('button', { name: 'How to play' }).click();
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  const sheet = page.locator('masque-learn-sheet');
  await sheet.getByRole('button', { name: 'Duke' }).click();
  await expect(sheet.getByRole('article', { name: 'Duke' })).toBeVisible();
  await looker.look('the sheet in the lobby', page);
  expect(looker.found).toEqual([]);
});

test('what a card does is one tap away when the game is over', { tag: '@long' }, async ({ browser }) => {
  const { page, code } = await host(browser, server.url, /^Coup/);
  for (let bots = 0; bots < 3; bots++) await addBot(page);
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  const card = page.locator('masque-story li').getByRole('button', { name: /^All about the card/ });
  for (let i = 0; i < 400 && (await card.count()) === 0; i++) await server.pass(4000);
  await page.setViewportSize({ width: 320, height: 568 });
  const name = /“(.+)”/.exec((await card.first().getAttribute('aria-label'))!)![1]!;
  await card.first().click();
  await expect(page.locator('masque-learn-sheet').getByRole('article', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('masque-learn-sheet')).toHaveCount(0);
  expect(await narrow(page)).toBe(true);
  await looker.look('the end with its cards', page);
  // Where it is told what happened, a name leads to its card as well.
  const named = page.locator('mq-log button.named').first();
  for (let at = 1; at < 40 && (await named.count()) === 0; at++) {
    await page.goto(`${server.url}/replay/${code}?at=${at}`);
    await expect(page.locator('mq-log')).toBeVisible();
    await expect(page.locator('masque-replay')).toHaveJSProperty('at', at);
    await page.waitForLoadState('networkidle');
  }
  const word = await named.innerText();
  await named.click();
  await expect(page.locator('masque-learn-sheet').getByRole('article', { name: word })).toBeVisible();
  expect(looker.found).toEqual([]);
});

test('the big screen tells a room how it goes, step by step', { tag: '@long' }, async ({ browser }) => {
  const { code } = await host(browser, server.url, /^Coup/);
  const screen = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' }); // prettier-ignore
  await screen.goto(`${server.url}/screen/${code}`);
  await screen.getByRole('button', { name: 'Le jeu en une minute' }).click();
  const minute = screen.locator('masque-minute');
  const headings = new Set<string>();
  for (let n = 1; n <= 5; n++) {
    await expect(minute.getByText(`${n} sur 5`)).toBeVisible();
    headings.add(await minute.getByRole('heading').innerText());
    await minute.getByRole('button', { name: 'Suite' }).click();
  }
  expect(headings.size).toBe(5);
  await expect(minute).toHaveCount(0);
  // Checking takes time, and the steps advance automatically, but not while they are being counted.
  await screen.getByRole('button', { name: 'Le jeu en une minute' }).click();
  await expect(minute.getByRole('heading')).toBeVisible();
  await looker.look('a minute on the big screen', screen);
  expect(looker.found).toEqual([]);
});
