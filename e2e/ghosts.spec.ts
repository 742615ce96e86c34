import { expect } from '@playwright/test';
import { Looker } from './support/looker.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

test('whoever is out bets quietly on who wins, and hears of it at the end', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(180_000);
  const server = await TestServer.open({ seed: 'ghosts', held: true });
  const looker = new Looker();
  try {
    // Two people: when only bots are left, they finish the game at once, and nobody has time to bet.
    const phones = await Promise.all(['Mia', 'Tom'].map((name, i) => Phone.new(browser, name, 4 + i)));
    const [{ page: host }, second] = phones as [Phone, Phone];
    const opened = await host.request.post(`${server.url}/api/tables`, {
      data: { game: 'coup' },
      headers: { origin: server.url },
    });
    const { code } = (await opened.json()) as { code: string };
    for (const it of phones) await it.sit(server.url, code);
    for (let bots = 1; bots < 5; bots++) {
      await host.getByRole('button', { name: 'Add a bot' }).click();
      await expect(host.getByText(/^bot, /)).toHaveCount(bots);
    }
    await host.getByRole('button', { name: 'Turn the chat on' }).click();
    await second.ready();
    await host.getByRole('button', { name: 'Deal', exact: true }).click();
    const screen = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await screen.goto(`${server.url}/screen/${code}`);
    const playOn = async (): Promise<void> => {
      const pressed = await Promise.all(phones.map((it) => it.move()));
      if (pressed.every((it) => it === null)) await server.pass(4000);
    };
    const firstOut = async (): Promise<Phone | undefined> => {
      for (const it of phones) if (await it.page.getByRole('region', { name: 'You are out' }).isVisible()) return it;
      return undefined;
    };
    for (let i = 0; i < 400 && !(await firstOut()); i++) await playOn();
    const phone = (await firstOut())!;
    const { page } = phone;
    // First a moment of its own, which a key skips.
    const moment = page.getByRole('region', { name: 'You are out' });
    await expect(moment).toContainText(/(Second|Third|Fourth|Fifth|Sixth) of six\./);
    await looker.look('the moment', page);
    await page.keyboard.press('Escape');
    await expect(moment).not.toBeAttached();
    // Until it is opened, it takes one line: whoever is out watches the table.
    const ghost = page.locator('masque-ghost');
    expect((await ghost.boundingBox())!.height).toBeLessThan(56);
    // On the smallest phone, too, opening it brings everybody in reach.
    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByText('You are out. Who will win?').click();
    const bets = page.getByRole('list', { name: 'Who will win?' }).getByRole('button');
    for (const it of await bets.all()) await expect(it).toBeInViewport({ ratio: 1 });
    await looker.look('a ghost', page);
    await page.setViewportSize({ width: 390, height: 844 });
    // What ghosts say to each other stays among them.
    await page.getByRole('button', { name: 'Talk among ghosts' }).click();
    await page.getByLabel('Write to: The ghosts').fill('The Duke was a lie');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText('The Duke was a lie');
    await page.getByRole('button', { name: 'Close' }).click();
    const bet = bets.last();
    const on = (await bet.innerText()).trim();
    await bet.click();
    await expect(bet).not.toBeVisible();
    await expect(page.getByText(`You are out. You bet on ${on}`)).toBeVisible();
    // The room must not learn of it.
    expect(await screen.locator('body').innerText()).not.toMatch(/bet/i);
    for (let i = 0; i < 400 && (await phone.outcome()) === null; i++) await playOn();
    const told = page.getByRole('region', { name: 'The ghosts had bet' });
    await expect(told).toContainText(on);
    await expect(screen.getByRole('region', { name: 'The ghosts had bet' })).toContainText(phone.name);
    // All of it is there, however large the winner’s cards are.
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await screen.setViewportSize({ width, height });
      const list = screen.locator('masque-story');
      await expect
        .poll(() => list.evaluate((it) => it.scrollHeight - it.clientHeight), `at ${width}`)
        .toBeLessThanOrEqual(1);
    }
    await looker.look('the end', page);
    expect(looker.found).toEqual([]);
  } finally {
    await server.close();
  }
});
