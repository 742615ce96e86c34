import { expect, type Page } from '@playwright/test';
import { club, guest } from '../apps/server/src/test/evening.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

/** What on a screen is covered or pushed off by an announcement to the room. */
const under = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all: Element[] = [];
    const gather = (root: ParentNode): void => {
      for (const it of root.querySelectorAll('*')) {
        all.push(it);
        if (it.shadowRoot) gather(it.shadowRoot);
      }
    };
    gather(document.body);
    const edge = all.find((it) => it.matches('.room-word'))!.getBoundingClientRect().bottom;
    const found = all.flatMap((it) => {
      const says = [...it.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!says || it.matches('.room-word, .vh') || !it.checkVisibility({ visibilityProperty: true })) return [];
      const text = document.createRange();
      text.selectNodeContents(says);
      const { top, width, height } = text.getBoundingClientRect();
      return width > 1 && height > 1 && top < edge - 1 ? [`${says.textContent?.trim()} lies under it`] : [];
    });
    const below = document.documentElement.scrollHeight - innerHeight;
    return [...(edge < 20 ? ['nothing is said'] : []), ...found, ...(below > 0 ? [`${below} px are pushed down`] : [])];
  });

test('a word to the room covers nothing of a table', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open();
  const { url } = server;
  try {
    const { code, desk } = await club(url);
    await desk.do({ do: 'table', game: 'coup' });
    await desk.until(() => Object.keys(desk.doc!.room.tables).length === 1);
    const id = desk.table(1);
    const ben = await guest(url, code, 'Ben');
    await ben.do({ do: 'sit', table: id });
    await desk.do({ do: 'fill', table: id, n: 3 });
    const at = desk.doc!.room.tables[id]!.code;
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    const [name, value] = ben.cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url }]);
    const phone = await context.newPage();
    const screen = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage();
    await phone.goto(`${url}/t/${at}`);
    await screen.goto(`${url}/screen/${at}`);
    let words = 0;
    const look = async (page: Page, width: number, height: number): Promise<void> => {
      await page.setViewportSize({ width, height });
      const text = `Last round after this one, pizza is in the kitchen ${(words += 1)}`;
      await desk.do({ do: 'say', text });
      await expect(page.getByText(text)).toBeVisible();
      expect(await under(page), `${width} x ${height}`).toEqual([]);
    };
    await expect(screen.getByRole('heading', { name: 'Come in' })).toBeVisible();
    await look(screen, 1920, 1080);
    await desk.do({ do: 'deal', table: id });
    await expect(screen.locator('mq-stage h1')).toBeVisible();
    await expect(phone.locator('mq-table h1')).toBeVisible();
    for (const [width, height] of [[1280, 720], [1920, 1080]] as const) await look(screen, width, height); // prettier-ignore
    for (const [width, height] of [[320, 568], [390, 844], [844, 390], [1280, 800]] as const) await look(phone, width, height); // prettier-ignore
    // An accent on a capital needs the room above it, on the lowest screens, too.
    for (const [width, height] of [
      [320, 568],
      [844, 390],
    ] as const) {
      await phone.setViewportSize({ width, height });
      const above = await phone.locator('mq-table h1').evaluate((it) => {
        const text = document.createRange();
        text.selectNodeContents(it);
        return text.getBoundingClientRect().top - it.getBoundingClientRect().top;
      });
      expect(above, `${width} x ${height}`).toBeGreaterThanOrEqual(0);
    }
    desk.close();
    ben.close();
  } finally {
    await server.close();
  }
});
