import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Looks at screens for accessibility, and draws them when somebody wants pictures (`SCREENS`, a folder). */
export class Looker {
  /** What is wrong, a line each; empty when all is well. */
  readonly found: string[] = [];
  /** What has been looked at. */
  readonly names: string[] = [];

  async look(name: string, page: Page): Promise<void> {
    this.names.push(name);
    // Its usual way opens another page at every look, for frames of other origins; there are none here.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    for (const { id, help, nodes } of violations) {
      const first = nodes[0];
      this.found.push(`${name}: ${id} (${help}), ${first?.target.join(' ')}: ${first?.failureSummary ?? ''}`);
    }
  }

  /** A picture for the documentation, if they are asked for. */
  async picture(name: string, page: Page): Promise<void> {
    const folder = process.env['SCREENS'];
    if (folder) await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 84 });
  }
}
