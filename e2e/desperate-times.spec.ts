import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { Contender } from './support/contender.ts';
import { host } from './support/evening.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';

test.describe.configure({ timeout: 500_000 });

/** How long a game may take, in milliseconds. */
const PATIENCE = 420_000;

test('four phones play Desperate Times to its end, with a contest, a Mystic and a tie for a faction', async ({
  browser,
}) => {
  const server = await TestServer.open();
  const found: string[] = [];
  const looked = new Set<string>();
  /** Looks at a screen for accessibility, once in each state. */
  const look = async (name: string, page: Page): Promise<void> => {
    if (looked.has(name)) return;
    looked.add(name);
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations)
      found.push(`${name}: ${id} ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`)[0]}`);
  };
  /** A picture for the documentation, if it is asked for. */
  const picture = async (name: string, page: Page): Promise<void> => {
    if (process.env['SCREENS']) await page.screenshot({ path: `docs/screens/${name}.jpg`, type: 'jpeg', quality: 84 });
  };
  try {
    const table = await host(browser, server.url, /Desperate Times/);
    const screen = await (
      await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB', reducedMotion: 'reduce' })
    ).newPage();
    await screen.goto(`${server.url}/screen/${table.code}`);
    const phones = await Promise.all(['Mia', 'Tom', 'Lena', 'Ben'].map((name, i) => Phone.new(browser, name, 21 + i)));
    for (const phone of phones) await phone.sit(server.url, table.code);
    for (const phone of phones) await phone.ready();
    await table.page.getByRole('button', { name: 'Deal' }).click();
    const contenders = phones.map((phone) => new Contender(phone));
    const [first] = contenders as [Contender, ...Contender[]];

    // One tap selects, another one changes that, and both are noticed by nobody.
    await expect(first.offer(/Select a Supporter/)).toBeVisible();
    await look('selecting', first.phone.page);
    await first.openHand();
    await look('hand', first.phone.page);
    await first.tap(0);
    await expect(first.offer(/^Selected: card 1 of your hand/)).toBeVisible();
    const before = await screen.locator('mq-stage .areas').textContent();
    await first.openHand();
    await expect(first.phone.page.locator('mq-pocket button.cardpick').first()).toHaveAttribute('aria-pressed', 'true');
    await first.tap(2);
    await expect(first.offer(/^Selected: card 3 of your hand/)).toBeVisible();
    expect(await screen.locator('mq-stage .areas').textContent()).toBe(before);
    await look('selected', first.phone.page);

    const duel = screen.locator('desperate-times-contest');
    const tie = screen.locator('mq-stats').getByText(/^tie: .+ and .+/);
    const shuffled = screen.getByText('All Anonymous Supporters are shuffled');
    const seen = { duel: '', tie: '', mystic: false };
    const over = async (): Promise<boolean> => (await first.phone.outcome()) !== null;
    const until = Date.now() + PATIENCE;
    const done: string[] = [];
    while (Date.now() < until && !(await over())) {
      let idle = true;
      for (const contender of contenders) {
        const what = await contender.move().catch((error: unknown) => {
          // The question was settled while the thumb was on its way.
          if (error instanceof Error && error.name === 'TimeoutError') return null;
          throw error;
        });
        if (what === null) continue;
        idle = false;
        done.push(`${contender.phone.name} ${what}`);
        if (!seen.tie && (await tie.count()) > 0) seen.tie = (await tie.first().textContent()) ?? '';
        seen.mystic ||= (await shuffled.count()) > 0;
        for (const it of contenders) it.content = seen.mystic && seen.tie !== '' && seen.duel !== '';
        if (!seen.duel && (await duel.count()) > 0) {
          seen.duel = (await duel.getByRole('heading').textContent()) ?? '';
          await look('contest on a phone', contender.phone.page);
          await look('contest on the big screen', screen);
          await picture('screen-desperate-times', screen);
          await picture('phone-desperate-times', contender.phone.page);
        }
        if (what === 'bribes') await look('big screen', screen);
      }
      if (idle) await first.phone.page.waitForTimeout(60);
    }
    const ends = await Promise.all(phones.map((it) => it.outcome()));
    expect(
      ends.every((it) => it !== null),
      done.slice(-12).join('\n'),
    ).toBe(true);
    expect(seen.duel).toMatch(/^Contest for the /);
    expect(seen.mystic).toBe(true);
    expect(seen.tie).toMatch(/^tie: /);

    expect(found).toEqual([]);
    // What happened is written down.
    await look('end', first.phone.page);
    await first.phone.page.getByRole('button', { name: 'See the table once more' }).click();
    await first.phone.page.getByRole('button', { name: 'What happened' }).click();
    const record = first.phone.page.locator('mq-log');
    await expect(record.getByText(/Contest for the .+: .+ has \d+ Bribes? on it/).first()).toBeVisible();
    await expect(record.getByText(/All Anonymous Supporters are shuffled and dealt out again/).first()).toBeVisible();
    await look('record', first.phone.page);
    expect(found).toEqual([]);
    expect(looked.size).toBeGreaterThan(6);
  } finally {
    await server.close();
  }
});
