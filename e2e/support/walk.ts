import type { Page } from '@playwright/test';
import { crowding } from './crowding.ts';

/** Phones in portrait and landscape, a tablet and a laptop: width and height in pixels. */
export const sizes = [
  [320, 568], [360, 640], [390, 844], [430, 932], [568, 320], [844, 390], [820, 1180], [1280, 800],
] as const; // prettier-ignore

/** When a page with long names was last sent something. */
const sent = new WeakMap<Page, number>();
/** How long nothing must have been sent before a page is looked at, in milliseconds. */
const QUIET = 150;

/** Gives everybody sent to a page a name as long as the server allows. */
export async function longNames(page: Page): Promise<void> {
  const NAMES =
    /"(Colombine|Pierrot|Scaramouche|Pantalon|Isabella|Brighella|Zerbinetta|Capitan|Leandro|Smeraldina|Truffaldin|Fiorella|Mezzetin|Ruzzante|Coviello|Flavio|Silvia|Gianduja|Stenterello|Beltrame)( \d)?"/g;
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      sent.set(page, Date.now());
      socket.send(
        String(message).replace(
          NAMES,
          (_, name: string, n = '') => `"${`${name}${n}-Alexandre de la Tour`.slice(0, 24)}"`,
        ),
      );
    });
  });
}

/**
 * The layout problems of a page at one size or at all of them, also with text twice as large. Saves a picture of each
 * if they are requested (`SCREENS`, a folder).
 */
export async function walkAround(
  page: Page,
  name: string,
  {
    only = sizes,
    doubled = true,
    scrolls = false,
  }: {
    readonly only?: readonly (readonly [number, number])[];
    readonly doubled?: boolean;
    /** A long page on which clocks and offers may be scrolled to. */
    readonly scrolls?: boolean;
  } = {},
): Promise<string[]> {
  const before = page.viewportSize()!;
  const found: string[] = [];
  // As a user sets it in the browser, so that media queries are affected too.
  const cdp = await page.context().newCDPSession(page);
  const letters = (standard: number) => cdp.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  const look = async (where: string, atOnce: boolean): Promise<void> => {
    const folder = process.env['SCREENS'];
    if (folder) {
      const path = `${folder}/${`${name} ${where}`.replace(/[^\w.-]+/g, '-')}.jpg`;
      await settled(page);
      await page.screenshot({ path, type: 'jpeg', quality: 84 });
    }
    const here = await still(page, () => page.evaluate(crowding, { atOnce }));
    found.push(...here.map((it) => `${where}, ${name}: ${it}`));
  };
  for (const [width, height] of only) {
    await page.setViewportSize({ width, height });
    await look(`${width}x${height}`, !scrolls);
    // On the smallest phones, and on phones in landscape, text twice as large leaves no room for a table.
    if (!doubled || width < 390 || width > 1000 || height < 640) continue;
    await letters(32);
    await look(`${width}x${height} at 200 %`, false);
    await letters(16);
  }
  await cdp.detach();
  await page.setViewportSize(before);
  await settled(page);
  return found;
}

/**
 * Looks at a page while nothing changes on it. Bots think in real time even if the clock is held, so an answer may come
 * in the middle of a look: what it moves is being laid out then, and the look is repeated.
 */
async function still<T>(page: Page, look: () => Promise<T>): Promise<T> {
  for (;;) {
    await settled(page);
    const since = Date.now() - QUIET;
    const seen = (sent.get(page) ?? 0) < since ? await look() : undefined;
    if (seen !== undefined && (sent.get(page) ?? 0) < since) return seen;
    await new Promise((done) => setTimeout(done, QUIET));
  }
}

/** Waits until everything that is redrawn after a resize has been drawn. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 4; frames++) await new Promise((done) => requestAnimationFrame(done));
  });
