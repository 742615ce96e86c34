import { expect, type Page } from '@playwright/test';
import { addBot, host } from './support/evening.ts';
import { silentFields } from './support/fields.ts';
import { Looker } from './support/looker.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';
import { walkAround } from './support/walk.ts';

const dealt = async (page: Page): Promise<string[]> =>
  (await page.locator('masque-dealt').getByRole('listitem').allTextContents()).map((it) =>
    it.replace(/\s+/g, ' ').trim(),
  );

test('a host puts a set together, and another table plays it by its code', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open();
  try {
    const { page, code: table } = await host(browser, server.url, /Werewolves/);
    const guest = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await guest.goto(`${server.url}/watch/${table}`);
    await expect(guest.locator('masque-dealt').getByRole('listitem').first()).toBeVisible();
    const usual = await dealt(guest);

    await page.getByRole('button', { name: 'Choose the roles' }).click();
    const state = page.getByRole('region', { name: 'This set' });
    await expect(state).toContainText('6 of 6 in the set');
    const chances = state.locator('dl');
    const before = await chances.textContent();
    const looker = new Looker();
    await looker.look('a set', page);
    expect(looker.found).toEqual([]);
    const sizes = [[390, 844], [844, 390]] as const; // prettier-ignore
    expect(await walkAround(page, 'a set', { only: sizes, scrolls: true })).toEqual([]);
    await page.getByRole('button', { name: 'Cultist: more' }).press('Enter');
    await expect(state).toContainText('There are 7 cards for 6 players: 1 too many.');
    await page.getByRole('button', { name: 'Villager: less' }).click();
    await expect(state).toContainText('6 of 6 in the set');
    await expect(state).not.toContainText('too many');
    const witch = page.getByRole('switch', { name: 'Witch' });
    await witch.press('Space');
    await expect(state).toContainText('too many');
    await witch.press('Space');
    await expect(state).not.toContainText('too many');
    expect(await chances.textContent()).not.toBe(before);
    await expect(guest.locator('masque-dealt').getByText('Cultist')).toBeVisible();
    expect(await dealt(guest)).not.toEqual(usual);
    // A role is one press away from what it does.
    await guest.locator('masque-dealt').getByRole('button', { name: 'Cultist' }).click();
    await expect(guest.getByRole('article', { name: 'Cultist' })).toBeVisible();
    await guest.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Copy the code' }).click();
    await expect(page.getByText(/^(Copied\.|It is selected: copy it\.)$/)).toBeVisible();
    const code = await page.getByLabel('Code of this set').inputValue();
    expect(await silentFields(page.locator('masque-set-pass'))).toEqual([]);
    await page.getByLabel('Save it under a name').fill('Sunday');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the recommended set' }).click();
    await expect(page.getByRole('combobox', { name: 'Start from' })).toHaveValue('The recommended set');
    await expect.poll(() => dealt(guest)).toEqual(usual);
    await page.getByRole('combobox', { name: 'Start from' }).click();
    await page.getByRole('option', { name: 'Sunday' }).click();
    await expect(guest.locator('masque-dealt').getByText('Cultist')).toBeVisible();
    const own = await dealt(guest);

    await page.keyboard.press('Escape');
    let questions = 0;
    guest.on('request', (request) => (questions += Number(/\/set\?/.test(request.url()))));
    await page.getByRole('button', { name: 'Change the house rules' }).click();
    await page.getByRole('heading', { name: 'Cards', exact: true }).click();
    await page.getByRole('switch', { name: 'Nobody knows which cards are in the game' }).press('Space');
    await expect(guest.getByText('Only the host knows which roles are in the game.')).toBeVisible();
    await page.keyboard.press('Escape');
    await addBot(page);
    await expect(guest.getByText('Colombine')).toBeVisible();
    expect(questions).toBeLessThan(4);

    const other = await host(browser, server.url, /Werewolves/);
    await other.page.getByRole('button', { name: 'Choose the roles' }).click();
    await other.page.getByLabel('A code you were given').fill('hello');
    await other.page.getByRole('button', { name: 'Use this code' }).click();
    await expect(other.page.getByText('This is not the code of a set of this game.')).toBeVisible();
    await other.page.getByLabel('A code you were given').fill(` ${code.toUpperCase()}`);
    await other.page.getByRole('button', { name: 'Use this code' }).click();
    await expect(other.page.getByRole('combobox', { name: 'Start from' })).toHaveValue('Your own set');
    await other.page.keyboard.press('Escape');
    await expect.poll(() => dealt(other.page)).toEqual(own);
    for (let bots = 0; bots < 6; bots++) await addBot(other.page);
    await other.page.getByRole('button', { name: 'Deal' }).click();
    await expect(other.page.locator('mq-table')).toBeVisible();
    await other.page.getByRole('button', { name: 'About this game' }).click();
    await expect.poll(() => dealt(other.page)).toEqual(own);
  } finally {
    await server.close();
  }
});
