import { expect, type Locator, type Page } from '@playwright/test';
import { club, guest } from '../apps/server/src/test/evening.ts';
import { silentFields } from './support/fields.ts';
import { accessible } from './support/accessible.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

/** Checks a page with axe, and that it is not too wide. */
/** Opens a dialog with the keyboard, checks it, and closes it. The focus must return to where it was. */
async function open(page: Page, by: Locator, name: string | RegExp, look?: () => Promise<void>): Promise<void> {
  await by.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await accessible(page, String(name));
  await look?.();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(by).toBeFocused();
}

for (const [width, height] of [
  [1280, 800],
  [320, 568],
] as const)
  test(
    `every dialog of an evening can be read and used by keyboard (${width} px)`,
    { tag: '@long' },
    async ({ browser }) => {
      const server = await TestServer.open();
      const { url } = server;
      try {
        const { code, cookie, desk } = await club(url);
        await desk.do({ do: 'table', game: 'coup' });
        await desk.until(() => Object.keys(desk.doc!.room.tables).length === 1);
        const ben = await guest(url, code, 'Ben');
        const context = await browser.newContext({
          viewport: { width, height },
          locale: 'en-GB',
          reducedMotion: 'reduce',
        });
        const [name, value] = cookie.split('=') as [string, string];
        await context.addCookies([{ name, value, url }]);
        const page = await context.newPage();
        await page.goto(`${url}/desk/${code}`);
        const button = (called: string | RegExp) => page.getByRole('button', { name: called, exact: true });
        const tells = async (part: string, on = page): Promise<void> =>
          expect(await silentFields(on.locator(part)), part).toEqual([]);
        await open(page, button('Announce'), 'Announce', () => tells('masque-desk-sheet'));
        await open(page, button('Open a table'), /Open a table|game/i);
        await open(page, button('Points'), 'Points');
        await open(page, button('The evening'), 'The evening', () => tells('masque-desk-evening'));
        await open(page, button('Ruleset'), /./, async () => {
          await page.locator('masque-ruleset .presets .preset').nth(1).click();
          await expect(page.getByRole('textbox', { name: 'Save this ruleset as' })).toBeVisible();
          await tells('masque-ruleset');
        });
        await button('Close').click();
        await accessible(page, 'closing a table');
        await tells('masque-desk-table .sure');
        await button('Leave it open').click();
        if (width < 700) await page.getByRole('radio', { name: /^Free/ }).check({ force: true });
        await open(page, button('Everybody here'), 'Everybody here', async () => {
          await page.locator('masque-desk-people').getByRole('button', { name: /^Ben/ }).click();
          await accessible(page, 'somebody');
        });
        await page.goto(`${url}/c/${code}/standings`);
        await expect(page.getByText('No game has been finished yet.')).toBeVisible();
        await accessible(page, 'standings without a game');

        // People can read everything stored about them before they save it.
        await page.getByRole('link', { name: 'What the club stores about me' }).click();
        await expect(page.getByText('Been to one evening.')).toBeVisible();
        await page.locator('summary').focus();
        await page.keyboard.press('Enter');
        await expect(page.getByText('Came in')).toBeVisible();
        await accessible(page, 'what the club keeps');
        const saved = page.waitForEvent('download');
        await page.getByRole('link', { name: 'Save it as a file' }).click();
        expect((await saved).suggestedFilename()).toBe(`masque-${code}-me.json`);

        // The lost phone: the page shows who its owner was, and how that is known.
        const stranger = await browser.newContext({
          viewport: { width, height },
          locale: 'en-GB',
          reducedMotion: 'reduce',
        });
        const lost = await stranger.newPage();
        await lost.goto(`${url}/c/${code}`);
        await open(
          lost,
          lost.getByRole('button', { name: 'I was here with another phone' }),
          /another phone/,
          async () => {
            await tells('masque-claim', lost);
            await lost.locator('masque-claim').getByRole('button', { name: /Ben/ }).focus();
            await lost.keyboard.press('Enter');
            await expect(lost.getByRole('textbox', { name: 'PIN of the club' })).toBeVisible();
            await accessible(lost, 'the PIN');
            await lost.getByRole('button', { name: 'Ask the hosts' }).focus();
            await lost.keyboard.press('Enter');
            await expect(lost.getByText('The hosts have been asked.')).toBeVisible();
            await accessible(lost, 'waiting for the hosts');
          },
        );
        await page.goto(`${url}/desk/${code}`);
        await expect(page.getByText(/Somebody on another phone says/)).toBeVisible();
        await accessible(page, 'the desk that is asked');

        // The same at the table itself.
        await lost.goto(`${url}/t/${desk.doc!.room.tables[desk.table(1)]!.code}`);
        await accessible(lost, 'a table from outside');
        const { code: free } = (await (
          await page.request.post(`${url}/api/tables`, { data: { game: 'coup' }, headers: { origin: url } })
        ).json()) as { code: string };
        await page.goto(`${url}/t/${free}`);
        await page.getByLabel('Your name').fill('Ada');
        await page.getByRole('button', { name: 'Take a seat' }).click();
        await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
        await lost.goto(`${url}/t/${free}`);
        await open(lost, lost.getByRole('button', { name: 'I was here with another phone' }), 'Who were you?');
        ben.close();
        desk.close();
      } finally {
        await server.close();
      }
    },
  );
