import { expect } from '@playwright/test';
import { keys } from './support/hand.ts';
import { playOut } from './support/evening.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 400_000 });

test('a whole evening can be played with the keyboard alone', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open();
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const hand = keys(page);
    await page.goto(server.url);
    await hand.press(page.getByRole('link', { name: 'Host a table' }));
    // On arrival, the heading has the focus, and the keyboard continues from there.
    await expect(page.getByRole('heading', { name: 'Choose a game' })).toBeFocused();
    await hand.press(page.getByRole('button', { name: /^Coup/ }));
    await hand.press(page.getByRole('button', { name: /^Open a table/ }));
    await expect(page.getByRole('heading', { name: 'Who are you tonight?' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.keyboard.type('Mia');
    // The masks are a single tab stop, and the arrow keys move between them.
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await hand.press(page.getByRole('button', { name: 'Take a seat' }));
    await expect(page.getByRole('heading', { name: 'Coup' })).toBeFocused();
    await hand.press(page.getByRole('button', { name: 'Add a bot' }));
    await expect(page.getByText(/^bot, /)).toHaveCount(1);
    await hand.press(page.getByRole('button', { name: 'Deal' }));

    const privateArea = page.getByRole('button', { name: 'Hold to peek' });
    await expect(privateArea).toBeVisible();
    await hand.press(privateArea);
    const cards = page.getByRole('group', { name: 'Your cards, shown while you hold' });
    await expect(cards).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cards).toHaveCount(0);

    await hand.press(page.getByRole('button', { name: 'What happened' }));
    await expect(page.getByRole('dialog')).toBeVisible();
    // A dialog that is still opening does not receive the key.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1500 });
    }).toPass({ timeout: 15_000 });

    const pressed = await playOut([new Phone(page, 'Mia', 3, 'en', hand)], { patience: 330_000 });
    expect(pressed.length).toBeGreaterThan(0);
    await hand.press(page.getByRole('button', { name: 'Play again' }));
    await expect(privateArea).toBeVisible();
  } finally {
    await server.close();
  }
});
