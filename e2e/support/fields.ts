import { expect, type Locator } from '@playwright/test';

/**
 * Fills every field that has a maximum length, and returns those that do not tell the user about it. Restores the
 * fields afterwards.
 */
export async function silentFields(within: Locator): Promise<string[]> {
  const silent: string[] = [];
  const fields = within.locator('input[maxlength], textarea[maxlength]');
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) {
    if (!(await field.isVisible())) continue;
    const max = Number(await field.getAttribute('maxlength'));
    const before = await field.inputValue();
    await field.fill('m'.repeat(max));
    const says = within.getByText(`No more than ${max} characters.`).filter({ visible: true });
    const told = await says.first().waitFor({ timeout: 2000 }).then(() => true, () => false); // prettier-ignore
    if (!told) silent.push(`${await field.evaluate((it) => it.id || it.parentElement?.textContent)} takes ${max}`);
    await field.fill(before);
  }
  return silent;
}
