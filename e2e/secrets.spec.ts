import { expect, type Page } from '@playwright/test';
import { wholeDocument } from './support/document.ts';
import { addBot, host } from './support/evening.ts';
import { overhear } from './support/overhear.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

/** Finds cards that lie face down and yet have a face, anywhere in what was sent. */
function readable(part: unknown, found: unknown[] = []): unknown[] {
  if (Array.isArray(part)) for (const it of part) readable(it, found);
  else if (typeof part === 'object' && part !== null) {
    const { state, face } = part as { state?: unknown; face?: unknown };
    if (state === 'down' && face !== undefined) found.push(part);
    for (const it of Object.values(part)) readable(it, found);
  }
  return found;
}

const facesIn = (page: Page): Promise<string[]> => page.locator('mq-private-area .face .name').allTextContents();

test('nothing secret is in a document unless somebody peeks, and it leaves at once', async ({ browser }) => {
  const server = await TestServer.open();
  try {
    const table = await host(browser, server.url, /^Coup/);
    const screen = await (
      await browser.newContext({ viewport: { width: 960, height: 540 }, locale: 'en-GB' })
    ).newPage();
    const overheard = overhear(screen);
    await screen.goto(`${server.url}/screen/${table.code}`);
    const phones = await Promise.all(['Mia', 'Tom'].map((name, i) => Phone.new(browser, name, i)));
    for (const phone of phones) await phone.sit(server.url, table.code);
    await addBot(table.page);
    for (const phone of phones) await phone.ready();
    await table.page.getByRole('button', { name: 'Deal' }).click();
    const [phone] = phones as [Phone, Phone];
    const { page } = phone;
    const privateArea = page.getByRole('button', { name: 'Hold to peek' });
    await expect(privateArea).toBeVisible();

    const closed = await wholeDocument(page, 'mq-private-area');
    expect(await facesIn(page)).toEqual([]);
    await privateArea.hover();
    await page.mouse.down();
    await expect(page.locator('mq-private-area .face')).toHaveCount(2);
    const faces = await facesIn(page);
    expect(faces).toHaveLength(2);
    for (const face of faces) expect(closed).not.toContain(face);
    await page.mouse.up();
    expect(await facesIn(page)).toEqual([]);

    // However the player stops looking, the faces are gone.
    const ways: [string, () => Promise<unknown>][] = [
      ['the window loses the focus', () => page.evaluate(() => window.dispatchEvent(new Event('blur')))],
      ['the page is hidden', () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))],
      ['the page is left', () => page.evaluate(() => window.dispatchEvent(new Event('pagehide')))],
      ['Escape', () => page.keyboard.press('Escape')],
    ];
    for (const [way, leave] of ways) {
      await privateArea.press('Enter');
      await expect(page.locator('mq-private-area .face'), way).toHaveCount(2);
      await leave();
      await expect(page.locator('mq-private-area .face'), way).toHaveCount(0);
      const after = await wholeDocument(page, 'mq-private-area');
      for (const face of faces) expect(after, way).not.toContain(face);
    }

    // All face-down cards look the same: one's own, those of others, and on the big screen.
    for (const [who, on] of [
      ['phone', page],
      ['screen', screen],
    ] as const) {
      const backs = await on
        .locator('mq-ring .back')
        .evaluateAll((cards) => cards.map((it) => it.outerHTML.replace(/<!--.*?-->/g, '')));
      expect(backs.length, who).toBeGreaterThan(2);
      expect(new Set(backs).size, who).toBe(1);
      expect(backs[0], who).toContain('aria-label="face-down card"');
    }

    // The screen, and the host who does not play, are never sent the face of a card that lies face down.
    expect(await wholeDocument(screen)).not.toContain('mq-private-area');
    expect(await wholeDocument(table.page)).not.toContain('<mq-private-area');
    expect(overheard.length).toBeGreaterThan(2);
    for (const frame of overheard) expect(readable(JSON.parse(frame))).toEqual([]);
  } finally {
    await server.close();
  }
});
