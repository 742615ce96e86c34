import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { addBot, host } from './support/evening.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';
import { walkAround } from './support/walk.ts';

test(
  'a game of bots is looked back at: through eyes, from moment to moment, by a link',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ botSpeed: 0.001, seed: 'look back' });
    try {
      const table = await host(browser, server.url, /^Coup/);
      for (let i = 0; i < 3; i++) await addBot(table.page);
      await table.page.getByRole('button', { name: 'Deal' }).click();
      await expect
        .poll(async () => (await fetch(`${server.url}/api/tables/${table.code}/export`)).ok, { timeout: 60_000 })
        .toBe(true);

      const found: string[] = [];
      const { page } = table;
      await page.goto(`${server.url}/replay/${table.code}`);
      const where = page.locator('.where');
      await expect(where).toContainText('step 0 of');
      const backs = page.locator('masque-replay mq-ring mq-card .back');
      await expect(backs).not.toHaveCount(0);

      // With all cards open, nobody has a card face down.
      const eyes = page.getByRole('group', { name: 'Through whose eyes?' });
      await eyes.getByText('All cards').click();
      await expect(page.locator('mq-ring mq-seat mq-card .back')).toHaveCount(0);

      // Go to a claim: the table shows what was said, and below it whether it was true.
      const claim = page.locator('masque-timeline button', { hasText: 'claims' }).first();
      const said = await claim.locator('.said').innerText();
      await claim.click();
      await expect(page.locator('mq-said')).toContainText(said);
      await expect(page.locator('masque-timeline [aria-current] .truth')).toContainText(/true|a lie/);
      const address = page.url();
      expect(address).toMatch(/as=-2&at=[1-9]/);

      // The link leads to the same moment on another device.
      const other = await (await browser.newContext()).newPage();
      await other.goto(address);
      await expect(other.locator('.where')).toHaveText(await where.innerText());

      // An address that asks for no such step leads to the nearest one.
      const last = Number(/of (\d+)/.exec(await where.innerText())![1]);
      for (const [asked, step] of [
        ['-1', 0],
        ['999999', last],
        ['abc', 0],
      ] as const) {
        await other.goto(`${server.url}/replay/${table.code}?at=${asked}`);
        await expect(other.locator('.where')).toContainText(`step ${step} of ${last}`);
      }

      // The probability is shown from every viewpoint except that of the player who made the claim, who knew.
      const at = /at=(\d+)/.exec(address)![1];
      let told = 0;
      for (const seat of [0, 1, 2]) {
        await other.goto(`${server.url}/replay/${table.code}?as=${seat}&at=${at}`);
        await expect(other.locator('masque-knew')).toBeVisible();
        const chance = other.locator('masque-chance');
        const known = await chance.getByText(/in 100.*It was/s).waitFor({ timeout: 4000 }).then(() => 1, () => 0); // prettier-ignore
        told += known;
      }
      expect(told).toBe(2);
      // A phone on its side shows the player whose view it is, too, and says whether it was true.
      await other.setViewportSize({ width: 844, height: 390 });
      await other.goto(`${server.url}/replay/${table.code}?as=0&at=${at}`);
      await expect(other.locator('mq-ring .row li').filter({ visible: true })).toHaveCount(3);
      await expect(other.locator('masque-replay .was')).toHaveText(/true|a lie/);
      await other.setViewportSize({ width: 1280, height: 720 });
      found.push(...(await walkAround(page, 'replay')));
      // A revealed card fits on a phone, too.
      await page.locator('masque-timeline button', { hasText: 'turns a card' }).first().click();
      const phones = [[390, 844], [320, 568]] as const; // prettier-ignore
      found.push(...(await walkAround(page, 'a turned card', { only: phones, doubled: false })));
      await other.getByText('The game in figures').click();
      await expect(other.locator('masque-figures li').first()).toContainText(/true/);
      await expect(other.locator('masque-figures dl div')).toHaveCount(3);
      // They scroll beside the table; the page itself is no longer for it.
      expect(await other.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);

      // Nor is anything too wide in French, whose words are longer, with text twice as large and much said.
      const french = await (await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' })).newPage();
      await french.goto(`${server.url}/replay/${table.code}?as=-2&at=${last}`);
      await expect(french.locator('masque-knew .said').first()).toBeAttached();
      found.push(...(await walkAround(french, 'in French', { only: phones.slice(0, 1), scrolls: true })));

      // With the keyboard to the end.
      await page.locator('body').press('ArrowRight');
      await expect(page).not.toHaveURL(address);
      await page.getByRole('button', { name: 'To the end' }).click();
      await expect(page.locator('masque-timeline [aria-current]')).toContainText('The end');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((it) => it.html.slice(0, 120))])).toEqual([]);

      // A file of the same game shows the same.
      const file = Buffer.from(await (await fetch(`${server.url}/api/tables/${table.code}/export`)).arrayBuffer());
      await other.goto(`${server.url}/replay`);
      await other
        .locator('input[type=file]')
        .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: file });
      await expect(other.locator('.where')).toContainText('step 0 of');
      // Players wear the masks they wore in the game, and nothing is cut or covered on any phone.
      await expect(other.locator('masque-replay mq-ring mq-cameo svg, masque-replay mq-ring .cameo svg')).toHaveCount(
        3,
      );
      expect(found).toEqual([]);
    } finally {
      await server.close();
    }
  },
);

test(
  'eight people are in sight when one looks back: a ring on a laptop, cells on a phone on its side',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ botSpeed: 0.001, seed: 'look back' });
    try {
      const { page, code } = await host(browser, server.url, /Castle of the Devil/);
      for (let i = 0; i < 8; i++) await addBot(page);
      await page.getByRole('button', { name: 'Deal' }).click();
      await expect
        .poll(async () => (await fetch(`${server.url}/api/tables/${code}/export`)).ok, { timeout: 120_000 })
        .toBe(true);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${server.url}/replay/${code}`);
      // A duel shows the most and needs the most space.
      await page.locator('masque-timeline button', { hasText: 'says' }).first().click();
      const ring = page.locator('masque-replay mq-ring');
      await expect(ring.locator('.ring:not(.row) mq-seat')).toHaveCount(8);
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(ring.locator('mq-seat-cell')).toHaveCount(8);
      await expect
        .poll(async () => {
          const { y, height } = (await ring.boundingBox())!;
          return y > 0 && y + height <= 390;
        })
        .toBe(true);
      expect(await walkAround(page, 'eight in a coach', { only: [[844, 390], [1280, 800]], doubled: false })).toEqual([]); // prettier-ignore
    } finally {
      await server.close();
    }
  },
);

test(
  'the cards of a tribunal and the names below them are whole on a phone on its side',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ botSpeed: 0.001, seed: 'look back', held: true });
    try {
      const { page, code } = await host(browser, server.url, /Succession/);
      for (let i = 0; i < 16; i++) await addBot(page);
      await page.getByRole('button', { name: 'Deal' }).click();
      await expect(async () => {
        await server.pass(20_000);
        expect((await fetch(`${server.url}/api/tables/${code}/export`)).ok).toBe(true);
      }).toPass({ timeout: 120_000, intervals: [10] });
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto(`${server.url}/replay/${code}?as=2`);
      // The first tribunal that shows several cards, and that somebody in this seat was pointed at in.
      const at = await page.locator('masque-figures').evaluate((it) => {
        type Fingers = { readonly cards: readonly unknown[] };
        const { tables } = it as unknown as { tables: { scene?: { data: { fingers?: Fingers } } }[] };
        return tables.findIndex(({ scene }) => (scene?.data.fingers?.cards.length ?? 0) > 1);
      });
      expect(at).toBeGreaterThan(0);
      await page.goto(`${server.url}/replay/${code}?as=2&at=${at}`);
      const said = page.locator('masque-replay .saying');
      const cards = page.locator('succession-court .cards li');
      await expect.poll(() => cards.count()).toBeGreaterThan(1);
      const [scene, below] = [await page.locator('succession-court').boundingBox(), await said.boundingBox()];
      for (const it of await cards.all()) {
        const { y, height } = (await it.boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(scene!.y - 1);
        expect(y + height).toBeLessThanOrEqual(below!.y + 1);
      }
    } finally {
      await server.close();
    }
  },
);
