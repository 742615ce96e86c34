import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Checks screens for accessibility, and saves pictures if they are requested (`SCREENS`, a folder). */
export class Looker {
  /** Problems, one per line; empty when there are none. */
  readonly found: string[] = [];
  /** The screens checked so far. */
  readonly names: string[] = [];

  async look(name: string, page: Page): Promise<void> {
    this.names.push(name);
    // By default, axe opens another page on every check, for cross-origin frames. There are none here.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    for (const { id, help, nodes } of violations) {
      const first = nodes[0];
      this.found.push(`${name}: ${id} (${help}), ${first?.target.join(' ')}: ${first?.failureSummary ?? ''}`);
    }
  }

  /** A picture for the documentation, if requested. */
  async picture(name: string, page: Page): Promise<void> {
    const folder = process.env['SCREENS'];
    if (folder) await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 84 });
  }
}
