import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A page that has appeared breaks no rule of accessibility, and nothing stands out at its side. */
export async function accessible(page: Page, what = page.url()): Promise<void> {
  // Check the page when it has appeared: its texts are loaded with it.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map((it) => `${what}: ${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join('; ')}`),
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
}

/** On the big screen, the game decides where a table's title goes. */
export async function accessibleStage(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join('; ')}`)).toEqual([]);
}
