import { expect, type Browser, type Page } from '@playwright/test';
import type { Phone } from './phone.ts';

/** Opens a table on a laptop whose owner hosts and does not play. Resolves with the page and the code. */
export async function host(browser: Browser, url: string, game: RegExp): Promise<{ page: Page; code: string }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('link', { name: 'Host a table' }).click();
  await page.getByRole('button', { name: game }).first().click();
  await page.getByRole('button', { name: /^Open a table/ }).click();
  await page.waitForURL(/\/t\/[A-Z]{4,8}$/);
  await page.getByRole('button', { name: 'Host without playing' }).click();
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  return { page, code: page.url().split('/').at(-1) ?? '' };
}

export async function addBot(page: Page): Promise<void> {
  const bots = page.getByText(/^bot, /);
  const before = await bots.count();
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await expect(bots).toHaveCount(before + 1);
}

/** Something that happens in the middle of a game. */
export interface Incident {
  /** After this many presses. */
  readonly after: number;
  readonly happens: () => Promise<void>;
}

/** How a game is played to its end. */
export interface PlayOut {
  readonly incidents?: readonly Incident[];
  /**
   * Lets time pass on a held clock after each round of presses; `left` is true once everything is left to the clocks.
   * Without it, the players wait for a moment when nobody can press anything.
   */
  readonly pass?: (left: boolean) => Promise<void>;
  /** After this many presses, everything is left to the clocks. */
  readonly max?: number;
  /** How long it may take, in milliseconds. */
  readonly patience: number;
}

/** Lets people play until the game is over for all of them. Resolves with what each of them has pressed. */
export async function playOut(
  phones: readonly Phone[],
  { incidents = [], patience, pass, max = Infinity }: PlayOut,
): Promise<string[]> {
  const until = Date.now() + patience;
  const waiting = [...incidents].sort((a, b) => a.after - b.after);
  const pressed: string[] = [];
  while (Date.now() < until) {
    const before = pressed.length;
    const playing = pressed.length < max ? phones : [];
    const moves = await Promise.all(playing.map(async (it) => ({ who: it.name, what: await it.move() })));
    for (const { who, what } of moves) if (what !== null) pressed.push(`${who}: ${what}`);
    if (waiting[0] && pressed.length >= waiting[0].after) await waiting.shift()?.happens();
    const ends = await Promise.all(phones.map((it) => it.outcome()));
    if (ends.every((it) => it !== null)) return pressed;
    if (pass) await pass(playing.length === 0);
    else if (pressed.length === before) await phones[0]?.page.waitForTimeout(60);
  }
  throw new Error(`the game did not end; last pressed:\n${pressed.slice(-20).join('\n')}`);
}
