import { expect } from '@playwright/test';
import { addBot } from './support/evening.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';
import { say } from './support/words.ts';

/**
 * What a phone may load until its cards lie there, in kilobytes as they come over the wire: in all, and of scripts alone,
 * of which more than three quarters are needed to take a seat.
 */
const [ALL, SCRIPT] = [250, 146];
/** The guide, whose names become buttons: it comes once the cards lie there, on a slow machine while this still looks. */
const LATER = /\/guide\/|\/names-/;

test('a phone loads little until its cards lie there, whatever the game', async ({ browser }) => {
  const server = await TestServer.open({ seed: 'weight', held: true });
  const found: string[] = [];
  try {
    for (const game of ['montee-mortelle', 'werewolf', 'succession']) {
      const ada = await Phone.new(browser, 'Ada', 1);
      const headers = { origin: server.url };
      await ada.page.goto(server.url);
      const opened = await ada.page.request.post(`${server.url}/api/tables`, { data: { game }, headers });
      const { code } = (await opened.json()) as { code: string };
      await ada.sit(server.url, code);
      const bots = game === 'succession' ? 6 : 4;
      for (let n = 0; n < bots; n++) await addBot(ada.page);

      // Nothing is cached, as on the first evening.
      const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.enable');
      const paths = new Map<string, string>();
      const loaded = { all: 0, script: 0 };
      const unpacked: string[] = [];
      const awaited = new Set<string>();
      let last = 0;
      cdp.on('Network.requestWillBeSent', ({ requestId }) => void awaited.add(requestId));
      cdp.on('Network.loadingFailed', ({ requestId }) => void awaited.delete(requestId));
      cdp.on('Network.responseReceived', ({ requestId, response }) => {
        paths.set(requestId, new URL(response.url).pathname);
        const packed = 'content-encoding' in response.headers || 'Content-Encoding' in response.headers;
        const length = Number(response.headers['content-length'] ?? 0);
        if (!packed && length > 2000 && !/font|image|video/.test(response.mimeType)) unpacked.push(response.url);
      });
      cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        awaited.delete(requestId);
        last = Date.now();
        const path = paths.get(requestId) ?? '';
        if (LATER.test(path)) return;
        loaded.all += encodedDataLength / 1024;
        if (path.endsWith('.js')) loaded.script += encodedDataLength / 1024;
      });
      await page.goto(`${server.url}/t/${code}`);
      await page.getByLabel(say('fr', 'web.name')).fill('Zoé');
      await page.getByRole('button', { name: say('fr', 'web.sit') }).click();
      await page.getByRole('button', { name: say('fr', 'web.ready'), exact: true }).click();
      await ada.page.getByRole('button', { name: 'Deal', exact: true }).click();
      await expect(page.locator('mq-private-area')).toBeVisible();
      // The page's own state of rest was reached at the door.
      await expect.poll(() => awaited.size === 0 && Date.now() - last > 1000).toBe(true);
      expect(unpacked, game).toEqual([]);
      if (loaded.all > ALL) found.push(`${game}: ${loaded.all.toFixed(1)} KB in all`);
      if (loaded.script > SCRIPT) found.push(`${game}: ${loaded.script.toFixed(1)} KB of scripts`);
      await context.close();
      await ada.context.close();
    }
  } finally {
    await server.close();
  }
  expect(found).toEqual([]);
});
