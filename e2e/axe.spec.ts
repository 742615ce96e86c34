import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { TestServer } from './support/server.ts';
import { tour } from './support/tour.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 400_000, mode: 'parallel' });

for (const language of ['en', 'fr'] as const) {
  test(`no screen has an accessibility violation or is too wide (${language})`, async ({ browser }) => {
    const server = await TestServer.open();
    const found: string[] = [];
    const names: string[] = [];
    try {
      await tour({
        browser,
        url: server.url,
        language,
        size: { width: 390, height: 844 },
        show: async ({ name, page }) => {
          names.push(name);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (over > 0) found.push(`${name}: ${over} px wider than the screen`);
          const { violations } = await new AxeBuilder({ page }).analyze();
          for (const it of violations)
            found.push(
              `${name}: ${it.id} (${it.help})\n    ${it.nodes
                .map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`)
                .slice(0, 3)
                .join('\n    ')}`,
            );
        },
      });
    } finally {
      await server.close();
    }
    expect(found).toEqual([]);
    expect(names.length).toBeGreaterThan(18);
  });
}
