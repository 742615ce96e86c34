import { chromium, type BrowserContext } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

/** How much slower than this machine's processor that of the phone is. */
const SLOWER = [1, 4];
const TIMES = 5;

/**
 * Notes when the first page of the app can be used: its first link is drawn, and the next frame is due. It looks in one place
 * only: on a slow phone, looking through the page in every frame would take longer than drawing it.
 */
function watch(): void {
  const isDrawn = (): boolean => {
    const link = document.querySelector('masque-home')?.shadowRoot?.querySelector('mq-button[href]')?.shadowRoot?.querySelector('a'); // prettier-ignore
    return (link?.getClientRects().length ?? 0) > 0;
  };
  const look = (): void =>
    void requestAnimationFrame(isDrawn() ? () => (document.documentElement.dataset['usable'] = `${performance.now()}`) : look); // prettier-ignore
  look();
}

/** Opens the app in a browser that has just started: what is painted, what can be used, and the main thread's share. */
async function openIn(app: BrowserContext, url: string, rate: number) {
  const page = app.pages()[0] ?? (await app.newPage());
  const cdp = await app.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset['usable']);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const busy = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  const seen = await page.evaluate(() => ({
    worker: navigator.serviceWorker.controller !== null,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    usable: Number(document.documentElement.dataset['usable']),
  }));
  return { ...seen, busy };
}

/**
 * A benchmark, run by `npm run bench:page`: how long the installed app takes to open, from a cold start of the browser, on
 * this processor and on one slowed down. On a busy machine, the time that the main thread itself takes is the better figure
 * (what slows it down counts as work).
 */
test('opening the installed app', { tag: '@bench' }, async () => {
  const server = await TestServer.open({ held: true });
  const profile = await mkdtemp(join(tmpdir(), 'masque-app-'));
  const executablePath = process.env['CHROMIUM'];
  const within = async <T>(work: (app: BrowserContext) => Promise<T>): Promise<T> => {
    const app = await chromium.launchPersistentContext(profile, {
      ...(executablePath !== undefined && { executablePath }),
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'allow',
      locale: 'en-GB',
    });
    return work(app).finally(() => app.close());
  };
  try {
    await within(async (app) => {
      const page = app.pages()[0] ?? (await app.newPage());
      await page.goto(server.url);
      // It has taken over: everything is kept, and the next page is asked for while it starts.
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    });
    for (const rate of SLOWER) {
      const found: Awaited<ReturnType<typeof openIn>>[] = [];
      for (let i = 0; i < TIMES; i++) found.push(await within((app) => openIn(app, server.url, rate)));
      if (!found.every(({ worker }) => worker)) throw new Error('the service worker did not open the app');
      for (const what of ['painted', 'usable', 'busy'] as const) {
        const all = found.map((it) => it[what]).sort((a, b) => a - b);
        const [least, median, most] = [all[0]!, all[TIMES >> 1]!, all.at(-1)!].map(Math.round);
        console.log(
          `${what}: ${median} ms (${least} to ${most}), ${TIMES} cold starts, processor slowed ${rate} times`,
        );
      }
    }
  } finally {
    await server.close();
    await rm(profile, { recursive: true, force: true });
  }
});
