import { expect, type Page } from '@playwright/test';
import { addBot, playOut } from './support/evening.ts';
import { overhear } from './support/overhear.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

/** The browser's metrics of a page's main thread, in seconds. */
const COUNTED = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;
type Counted = Readonly<Record<(typeof COUNTED)[number], number>>;

/** Starts measuring. Resolves with a function that returns the metrics since then. */
async function counting(page: Page): Promise<() => Promise<Counted>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<Counted> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return Object.fromEntries(
      COUNTED.map((name) => [name, metrics.find((it) => it.name === name)?.value ?? 0]),
    ) as Counted;
  };
  const before = await read();
  return async () => {
    const after = await read();
    return Object.fromEntries(COUNTED.map((name) => [name, after[name] - before[name]])) as Counted;
  };
}

/**
 * A benchmark, run by `npm run bench:page`: how much a phone and the big screen spend on the frames of a game of Coup
 * that is the same in every run. It measures CPU time of the main thread, so that a busy machine has little influence.
 */
test('main thread', { tag: '@bench' }, async ({ browser }) => {
  const server = await TestServer.open({ seed: 'main thread', held: true });
  try {
    const phone = await Phone.new(browser, 'Mia', 11);
    const { page } = phone;
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Host a table' }).click();
    await page.getByRole('button', { name: /^Coup/ }).click();
    await page.getByRole('button', { name: /^Open a table/ }).click();
    await page.waitForURL(/\/t\/[A-Z]{4,8}$/);
    await page.getByLabel('Your name').fill('Mia');
    await page.getByRole('button', { name: 'Take a seat' }).click();
    for (let bots = 1; bots < 6; bots++) await addBot(page);
    const screen = await (
      await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB', reducedMotion: 'reduce' })
    ).newPage();
    const frames = overhear(screen);
    await screen.goto(page.url().replace('/t/', '/screen/'));
    await expect(screen.getByText('Mia', { exact: true })).toBeVisible();
    const counts = [
      { who: 'phone', since: await counting(page) },
      { who: 'big screen', since: await counting(screen) },
    ];
    const first = frames.length;
    await page.getByRole('button', { name: 'Deal', exact: true }).click();
    await expect(page.locator('mq-private-area')).toBeVisible();
    // Nobody plays, and everything is left to the clocks, so that only frames and their drawing are measured.
    await playOut([phone], { max: 0, pass: () => server.pass(1000), patience: 240_000 });
    await expect(screen.locator('mq-outcome').getByRole('heading').first()).toBeVisible();
    for (const { who, since } of counts) {
      const spent = await since();
      const ms = COUNTED.map(
        (name) => `${name.replace('Duration', '').toLowerCase()} ${(spent[name] * 1000).toFixed(0)}`,
      );
      const each = (spent.TaskDuration * 1000) / (frames.length - first);
      console.log(
        `${who.padEnd(10)} ${frames.length - first} frames: ${ms.join(', ')} ms; ${each.toFixed(1)} ms a frame`,
      );
    }
  } finally {
    await server.close();
  }
});
