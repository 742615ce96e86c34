import { expect, type Page } from '@playwright/test';
import type { ClubInput, Result } from '@masque/club';
import { readFile } from 'node:fs/promises';
import { ask, visitor } from '../apps/server/src/test/house.ts';
import { accessible } from './support/accessible.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

const names = [
  'Ada', 'Ben', 'Cleo', 'Dov', 'Eda', 'Fay', 'Gus', 'Hal', 'Ines', 'Jo', 'Kit', 'Lou', 'Max', 'Nan', 'Ottilie von Hohenstein',
]; // prettier-ignore
const id = (i: number): string => `m${i + 1}`;

/** A game that the `winner`th has won. */
const game = (n: number, winner: number, evening = 'e90'): Result => ({
  session: `g${n}`, evening, table: 't91', game: 'coup', from: 0, at: n, reason: 'won',
  players: names.map((_, i) => ({ member: id(i), name: '', won: i === winner, place: i === winner ? 1 : 2 })),
}); // prettier-ignore

/** A club with an evening of fifteen people, brought from another server; its standings are open. */
async function standings(page: Page, url: string, more: readonly ClubInput[] = [], first = 'Cleo'): Promise<void> {
  const at = 1_790_000_000_000;
  const inputs: ClubInput[] = [
    { t: 'begin', at, name: 'The Lantern', color: 'brass', language: 'en' },
    ...names.map((name, i) => ({ t: 'member', at, member: id(i), person: `p${i}`, name, mask: 'owl' }) as const),
    { t: 'host', at, member: 'm1', on: true },
    { t: 'open', at, evening: 'e90', name: 'Friday at the Lantern' },
    ...names.map((_, i) => ({ t: 'here', at, member: id(i) }) as const),
    { t: 'result', ...game(1, 2) },
    { t: 'result', ...game(2, 2) },
    { t: 'close', at },
    ...more,
  ];
  const cookie = await visitor(url);
  const brought = await ask(url, '/api/clubs/import', { format: 'masque-club', version: 1, inputs, games: [] }, cookie);
  const { code } = (await brought.json()) as { code: string };
  await page.goto(`${url}/c/${code}/standings`);
  await expect(page.locator('mq-sheet tbody tr').first()).toContainText(first);
}

test(
  'standings are printed whole, in ink on white, without anything to press',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open();
    try {
      const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, locale: 'en-GB' });
      const page = await context.newPage();
      // What the page looks like at the moment when it asks the browser to print.
      await page.addInitScript(() => {
        window.print = () => {
          const table = document.querySelector('masque-standings')!.shadowRoot!.querySelector('tbody')!;
          document.documentElement.dataset['printed'] = String(table.rows.length);
        };
      });
      await standings(page, server.url);
      await expect(page.locator('mq-sheet tbody tr')).toHaveCount(12);
      await page.getByRole('button', { name: 'Print', exact: true }).click();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['printed'])).toBe('15');
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('mq-sheet tbody tr').last()).toContainText('Ottilie von Hohenstein');
      await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
      await expect(page.locator('mq-choice')).toBeHidden();
      await expect(page.locator('mq-icon-button')).toBeHidden();
      const colors = await page.locator('masque-standings').evaluate((it) => {
        const { color, backgroundColor } = getComputedStyle(it);
        return { color, backgroundColor };
      });
      expect(colors).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
      // No line is cut on paper.
      const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(pages!.length).toBeLessThanOrEqual(3);
      await context.close();
    } finally {
      await server.close();
    }
  },
);

test('standings are saved as a picture that shows them', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open();
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    const page = await context.newPage();
    await standings(page, server.url);
    await expect(page.locator('mq-button[icon="share"] svg path')).toHaveCount(1);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'A picture to share' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('masque.png');
    const bytes = await readFile(await download.path());
    const seen = await page.evaluate(
      async (url) => {
        const picture = new Image();
        picture.src = url;
        await picture.decode();
        const canvas = Object.assign(document.createElement('canvas'), {
          width: picture.width,
          height: picture.height,
        });
        const pen = canvas.getContext('2d')!;
        pen.drawImage(picture, 0, 0);
        const paper = pen.getImageData(5, 5, 1, 1).data.join();
        /** How much of a part of the picture is written on, in thousandths. */
        const ink = (x: number, y: number, width: number, height: number): number => {
          const { data } = pen.getImageData(x, y, width, height);
          let n = 0;
          for (let i = 0; i < data.length; i += 4) if (data.subarray(i, i + 4).join() !== paper) n++;
          return Math.round((1000 * n) / (width * height));
        };
        return {
          size: [picture.width, picture.height],
          title: ink(80, 150, 800, 80),
          // The first and the last line: the place, the name, the points.
          first: [ink(100, 300, 50, 60), ink(170, 300, 500, 60), ink(900, 300, 110, 60)],
          last: [ink(100, 916, 50, 60), ink(170, 916, 500, 60), ink(900, 916, 110, 60)],
          margin: ink(34, 400, 40, 600),
        };
      },
      `data:image/png;base64,${bytes.toString('base64')}`,
    );
    expect(seen.size).toEqual([1080, 1350]);
    expect(Math.min(seen.title, ...seen.first, ...seen.last)).toBeGreaterThan(5);
    expect(seen.margin).toBe(0);
    await context.close();
  } finally {
    await server.close();
  }
});

test('titles and a long season fit on any big screen', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open();
  try {
    const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    const last = 8;
    // Everybody moves four ranks from evening to evening; at the last one, Ottilie is first.
    const players = (n: number) =>
      names.map((_, i) => {
        const place = ((i + 1 + (last - n) * 4) % names.length) + 1;
        return { member: id(i), name: '', won: place === 1, place, lived: 1 / place };
      });
    await standings(
      page,
      server.url,
      Array.from({ length: last }, (_, n): ClubInput[] => {
        const [at, evening] = [1_790_100_000_000 + n * 86_400_000, `e9${n + 1}`];
        return [
          { t: 'open', at, evening, name: 'Friday' },
          ...[1, 2, 3, 4, 5].map((k): ClubInput => ({
            t: 'result',
            ...game(10 * (n + 1) + k, 0, evening),
            players: players(n + 1),
          })),
          { t: 'close', at },
        ];
      }).flat(),
      'Ottilie',
    );
    await page.goto(page.url().replace(/\/c\/(\w+)\/standings/, '/board/$1'));
    await expect(page.locator('.honours li')).not.toHaveCount(0);
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
      [1024, 768],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('masque-race .nights'), `${width} by ${height}`).toBeInViewport({ ratio: 1 });
      const table = (await page.locator('mq-sheet table').boundingBox())!;
      const below = (await page.locator('mq-sheet > p').boundingBox())!;
      expect(table.y + table.height, `${width} by ${height}`).toBeLessThanOrEqual(below.y);
    }
  } finally {
    await server.close();
  }
});

test(
  'charts of an evening, a season and a person, each with its figures as a table',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open();
    try {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
      const page = await context.newPage();
      const at = 1_790_100_000_000;
      await standings(page, server.url, [
        { t: 'open', at, evening: 'e91', name: 'Saturday' },
        { t: 'result', ...game(3, 0, 'e91') },
        { t: 'result', ...game(4, 2, 'e91') },
        { t: 'result', ...game(5, 2, 'e91') },
        { t: 'close', at },
      ]);
      // The evening, game by game: the first five.
      const course = page.getByRole('figure', { name: 'Points, game by game' });
      await expect(course.locator('.chart .ct-line')).toHaveCount(5);
      await course.getByText('The figures').click();
      await expect(course.getByRole('row', { name: /^game 3, Coup 16 14 12/ })).toBeVisible();
      await course.getByText('The figures').click();
      // The season, evening by evening.
      await expect(page.locator('masque-race .ct-line')).toHaveCount(5);
      await page.locator('masque-race').getByText('The figures').click();
      await expect(page.locator('masque-race').getByRole('row', { name: 'Saturday 1 2 3 3 3' })).toBeVisible();
      await accessible(page, 'the standings with charts');
      await page.locator('mq-sheet').getByRole('button', { name: 'Ada' }).click();
      const person = page.locator('masque-club-person');
      await expect(person.getByRole('figure', { name: 'Results by game' }).locator('.chart .ct-bar')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await expect(person).toHaveCount(0);
      await page.getByRole('radio', { name: 'Season' }).check({ force: true });
      await page.locator('mq-sheet').getByRole('button', { name: 'Ada' }).click();
      const strength = person.getByRole('figure', { name: 'Rating after each evening' });
      await expect(strength.locator('.chart .ct-point')).toHaveCount(2);
      const nights = person.getByRole('figure', { name: 'Points by evening' });
      await nights.getByText('The figures').click();
      await expect(nights.getByRole('row', { name: 'Saturday 14' })).toBeVisible();
      await accessible(page, 'the charts of somebody');
      await context.close();
    } finally {
      await server.close();
    }
  },
);
