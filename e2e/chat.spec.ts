import { expect, type Page } from '@playwright/test';
import { textIn, wholeDocument } from './support/document.ts';
import { Looker } from './support/looker.ts';
import { overhear } from './support/overhear.ts';
import { TestServer } from './support/server.ts';
import { goOn, village, watchedVillage } from './support/watched.ts';
import { test } from './support/test.ts';

const chat = (page: Page) => page.getByRole('button', { name: /^Chat/ });
const talk = (page: Page) => page.getByRole('log');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const close = (page: Page) => page.getByRole('button', { name: 'Close' }).click();

async function say(page: Page, channel: string, text: string): Promise<void> {
  await page.getByLabel(`Write to: ${channel}`).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`Write to: ${channel}`)).toHaveValue('');
}

test(
  'the village writes by day, the pack in private by night, and the host keeps order',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open(village);
    try {
      const { master, code, phones } = await watchedVillage(browser, server);
      const [mia, tom, lena] = phones.map((it) => it.page) as [Page, Page, Page];
      const screen = await (
        await browser.newContext({ viewport: { width: 960, height: 540 }, locale: 'en-GB' })
      ).newPage();
      const heard = overhear(screen);
      await screen.goto(`${server.url}/screen/${code}`);
      await goOn(master, /The village wakes|Day breaks/);

      // During the day, for everybody.
      await chat(lena).click();
      await say(lena, 'The village', 'I saw nothing <b>all</b> night');
      await expect(chat(tom)).toHaveAccessibleName('Chat, 1 new message');
      await chat(tom).click();
      await expect(talk(tom)).toHaveText(/Lena\s*I saw nothing <b>all<\/b> night/);
      const looker = new Looker();
      await looker.look('chat', tom);
      expect(looker.found).toEqual([]);
      await close(tom);
      await expect(chat(tom)).toHaveAccessibleName('Chat');
      await close(lena);

      // At night, the page looks the same for everybody until it is held open.
      await goOn(master, /The second hour/);
      const pages = [mia, tom, lena];
      for (const page of pages) {
        await expect(chat(page)).toHaveAccessibleName(page === mia ? 'Chat, 1 new message' : 'Chat');
        await chat(page).click();
        await expect(page.getByText('You cannot write here now.')).toBeVisible();
        await tab(page, 'In private').click();
      }
      const covered = await Promise.all(pages.map((page) => textIn(page.locator('masque-chat').getByRole('tabpanel'))));
      expect(covered[1]).toBe(covered[0]);
      expect(covered[2]).toBe(covered[0]);
      const hold = (page: Page) => page.getByRole('button', { name: /^Hold to read/ });
      // On a keyboard, which cannot hold, one press opens it.
      await hold(mia).press('Enter');
      await say(mia, 'The pack', 'let us take Lena');
      for (const page of pages)
        expect(await wholeDocument(page, 'masque-chat')).toContain(page === mia ? 'let us take' : 'covered');
      await expect(chat(tom)).toHaveAccessibleName('Chat');
      for (const page of [tom, lena]) {
        await hold(page).hover();
        await page.mouse.down();
        if (page === tom) await expect(talk(page)).toContainText('let us take Lena');
        else await expect(talk(page)).toHaveText('Nobody is whispering to you.');
        await page.mouse.up();
        await expect(talk(page)).toHaveCount(0);
      }
      expect(await wholeDocument(tom, 'masque-chat')).not.toContain('let us take');
      expect(heard.join('')).toContain('I saw nothing');
      expect(heard.join('')).not.toContain('let us take');
      for (const page of pages) await close(page);

      // The moderator removes a message and mutes somebody.
      await chat(master).click();
      await master.getByRole('button', { name: /^Remove what Lena said/ }).click();
      await expect(talk(master)).toContainText('Removed by the host.');
      await master.getByText('Who may write').click();
      await master.getByRole('button', { name: 'Lena may write' }).click();
      await expect(master.getByRole('button', { name: 'Lena may write', pressed: false })).toBeVisible();
      await chat(lena).click();
      await tab(lena, 'For everybody').click();
      await expect(talk(lena)).toHaveText(/Lena\s*Removed by the host\./);
      await expect(lena.getByText('The host does not let you write at the moment.')).toBeVisible();
      // The room's screen shows no chat.
      expect(await wholeDocument(screen)).not.toContain('I saw nothing');
    } finally {
      await server.close();
    }
  },
);
