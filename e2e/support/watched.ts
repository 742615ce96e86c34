import { expect, type Browser, type Page } from '@playwright/test';
import { host } from './evening.ts';
import { silentFields } from './fields.ts';
import { Phone } from './phone.ts';
import type { TestServer } from './server.ts';

/** A village of seven with these three people; the others are slow bots. */
export const names = ['Mia', 'Tom', 'Lena'] as const;

/** With this seed, Mia and Tom are Werewolves and Lena is not. The bots are so slow that they do nothing. */
export const village = { seed: 'pack86', botSpeed: 100 };
const SEATS = 7;

export interface Watched {
  readonly master: Page;
  readonly code: string;
  /** By seat. */
  readonly phones: readonly [Phone, Phone, Phone];
}

/** A village with its host as game master and with a chat, after the deal. */
export async function watchedVillage(browser: Browser, server: TestServer): Promise<Watched> {
  const { page: master, code } = await host(browser, server.url, /Werewolves/);
  // While a part of the lobby is still loading, what is below it may move away from under the finger.
  const pace = master.getByRole('combobox', { name: 'The pace is set by' });
  await expect(async () => {
    const group = master.locator('summary', { hasText: 'Time' });
    if (!(await group.isVisible())) await master.getByRole('button', { name: 'Change the house rules' }).click();
    await group.click({ timeout: 3000 });
    await expect(pace).toBeVisible({ timeout: 3000 });
  }).toPass();
  await pace.click();
  await master.getByRole('option', { name: 'a game master', exact: false }).click();
  await master.getByRole('button', { name: 'Close' }).click();
  // A field that has just been drawn may lose text typed into it at once.
  await expect(async () => {
    expect(await silentFields(master.locator('masque-lobby'))).toEqual([]);
    await master.getByLabel('Your name').fill('Gro', { timeout: 1000 });
    await master.getByRole('button', { name: 'Be the game master' }).click({ timeout: 1000 });
    await expect(master.getByText('You are the game master.')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await master.getByRole('button', { name: 'Turn the chat on' }).click();
  const phones = await Promise.all(names.map((name, i) => Phone.new(browser, name, i)));
  for (const phone of phones) await phone.sit(server.url, code);
  for (let i = phones.length; i < SEATS; i++) {
    const bots = master.getByText(/^bot, /);
    await master.getByRole('button', { name: 'Add a bot' }).click();
    await expect(bots).toHaveCount(i - phones.length + 1);
  }
  await expect(phones[2]!.page.getByText(/Gro is the game master/)).toBeVisible();
  for (const phone of phones) await phone.ready();
  await master.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(master.getByRole('button', { name: 'Go on', exact: true })).toBeVisible();
  return { master, code, phones: phones as [Phone, Phone, Phone] };
}

/** The game master continues the game as soon as possible. */
export async function goOn(master: Page, until: RegExp): Promise<void> {
  const there = master.getByText(until).first();
  const button = master.getByRole('button', { name: 'Go on', exact: true, disabled: false });
  await expect(async () => {
    if ((await there.count()) === 0) await button.click({ timeout: 1000 });
    await expect(there).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 30_000 });
}
