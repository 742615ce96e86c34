import { expect } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { TestServer } from './support/server.ts';
import { tour } from './support/tour.ts';
import { test } from './support/test.ts';

/** Pictures of every screen, for review and for the documentation: `npm run screens`. */
const folder = process.env['SCREENS'] ?? '';

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'laptop', width: 1280, height: 800 },
  { name: 'wide', width: 1920, height: 1080 },
] as const;

test.describe.configure({ timeout: 600_000, mode: 'parallel' });
test.skip(!folder, 'draws the pictures of the documentation, and only when asked to');

for (const size of sizes)
  test(`pictures of every screen, ${size.name}`, { tag: '@long' }, async ({ browser }) => {
    const server = await TestServer.open({ botSpeed: 0.2 });
    mkdirSync(folder, { recursive: true });
    const drawn: string[] = [];
    try {
      await tour({
        browser,
        url: server.url,
        language: 'en',
        size,
        show: async ({ name, page }) => {
          const { width, height } = page.viewportSize()!;
          await page.setViewportSize(size);
          await page.waitForTimeout(300);
          const file = `${size.name}-${name}.jpg`;
          await page.screenshot({ path: `${folder}/${file}`, type: 'jpeg', quality: 84 });
          await page.setViewportSize({ width, height });
          drawn.push(file);
        },
      });
    } finally {
      await server.close();
    }
    expect(drawn.length).toBeGreaterThan(15);
  });
