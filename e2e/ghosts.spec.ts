import { expect } from '@playwright/test';
import { Looker } from './support/looker.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

test('whoever is out bets quietly on who wins, and hears of it at the end', async ({ browser }) => {
  test.setTimeout(180_000);
  const server = await TestServer.open({ seed: 'ghosts', held: true });
  const looker = new Looker();
  try {
    const phone = await Phone.new(browser, 'Mia', 4);
    const { page } = phone;
    const opened = await page.request.post(`${server.url}/api/tables`, {
      data: { game: 'coup' },
      headers: { origin: server.url },
    });
    const { code } = (await opened.json()) as { code: string };
    await phone.sit(server.url, code);
    for (let bots = 1; bots < 6; bots++) {
      await page.getByRole('button', { name: 'Add a bot' }).click();
      await expect(page.getByText(/^bot, /)).toHaveCount(bots);
    }
    await page.getByRole('button', { name: 'Deal', exact: true }).click();
    const screen = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await screen.goto(`${server.url}/screen/${code}`);
    const ghost = page.getByRole('list', { name: /Who will win/ });
    for (let i = 0; i < 400 && !(await ghost.isVisible()) && (await phone.outcome()) === null; i++)
      if ((await phone.move()) === null) await server.pass(4000);
    await expect(ghost).toBeVisible();
    await looker.look('a ghost', page);
    const bet = ghost.getByRole('button').last();
    const on = (await bet.innerText()).trim();
    await bet.click();
    await expect(bet).toHaveAttribute('aria-pressed', 'true');
    // The room hears nothing of it.
    expect(await screen.locator('body').innerText()).not.toMatch(/bet/i);
    for (let i = 0; i < 400 && (await phone.outcome()) === null; i++) await server.pass(4000);
    const told = page.getByRole('region', { name: 'The ghosts had bet' });
    await expect(told).toContainText(on);
    await expect(screen.getByRole('region', { name: 'The ghosts had bet' })).toContainText('Mia');
    await looker.look('the end', page);
    expect(looker.found).toEqual([]);
  } finally {
    await server.close();
  }
});
