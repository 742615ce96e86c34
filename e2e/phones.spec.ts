import type { Table } from '@masque/core/table';
import { expect, type Browser, type Page } from '@playwright/test';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';
import { tour } from './support/tour.ts';
import { longNames, sizes, walkAround } from './support/walk.ts';
import { say, type Language } from './support/words.ts';

test.describe.configure({ timeout: 900_000, mode: 'parallel' });

const stages = [
  [1280, 720],
  [1920, 1080],
] as const;

/** Every game, with as many people as it takes, or 24. The tick is how much time passes between two looks, in milliseconds. */
const games = [
  { id: 'coup', seats: 10, tick: 2000 },
  { id: 'werewolf', seats: 24, tick: 3000 },
  { id: 'desperate-times', seats: 6, tick: 4000 },
  { id: 'montee-mortelle', seats: 10, tick: 4000 },
  { id: 'succession', seats: 16, tick: 8000 },
] as const;

/** Somebody with a long name at a full table, and the big screen beside it. */
async function fullTable(
  browser: Browser,
  server: TestServer,
  game: { readonly id: string; readonly seats: number },
  language: Language,
) {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  const open = async (viewport: { width: number; height: number }): Promise<Page> => {
    const page = await (await browser.newContext({ viewport, locale, reducedMotion: 'reduce' })).newPage();
    await longNames(page);
    return page;
  };
  const page = await open({ width: 390, height: 844 });
  const phone = new Phone(page, 'Anne-Sophie de Montmiral', 5, language);
  await page.goto(server.url);
  const opened = await page.request.post(`${server.url}/api/tables`, {
    data: { game: game.id },
    headers: { origin: server.url },
  });
  const { code } = (await opened.json()) as { code: string };
  await phone.sit(server.url, code);
  const taken = page.locator('masque-seats').getByRole('listitem').locator('b');
  for (let n = 1; n < game.seats; n++) {
    await page.getByRole('button', { name: say(language, 'web.bot.add'), exact: true }).click();
    await expect(taken).toHaveCount(n + 1);
  }
  const screen = await open({ width: 1280, height: 720 });
  await screen.goto(`${server.url}/screen/${code}`);
  return { page, phone, screen };
}

async function deal(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: say(language, 'web.start'), exact: true }).click();
  await expect(page.locator('mq-table')).toBeVisible();
}

/** The player leaves the game to the bots, which finish it, and comes back for its end. */
async function untilOver(server: TestServer, phone: Phone, language: Language): Promise<void> {
  const { page } = phone;
  const table = page.url();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const [leave, ended] = [
    button(say(language, 'web.leave.game')),
    page.locator('mq-outcome').getByRole('heading').first(),
  ];
  if ((await phone.outcome()) === null) {
    await button(say(language, 'ui.help')).click();
    // The last scene of the game may have been on, and its end comes instead.
    await expect(leave.or(ended)).toBeVisible();
    if (await leave.isVisible()) {
      await leave.click();
      await button(say(language, 'web.leave.sure')).click();
      await page.waitForURL(`${server.url}/`);
      await page.goto(table);
    }
  }
  await expect(async () => {
    await server.pass(8000);
    await expect(ended).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 120_000 });
}

/** What is on the phone now, so that the same is not walked around twice. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.querySelector('masque-app')?.querySelector('masque-table')?.shadowRoot;
    const table = root?.querySelector('masque-play')?.shadowRoot?.querySelector('mq-table')?.shadowRoot;
    const part = (it: Element): string =>
      [...(it.shadowRoot ?? it).querySelectorAll('mq-offer, fieldset, .gobar, mq-both')]
        .map((of) => `${of.localName}${of.className}${of.getAttribute('deed') ?? ''}`)
        .join(' ');
    const offers = [...(table?.querySelectorAll('mq-offers') ?? [])].map(part).join('|');
    const rest = [...(table?.querySelectorAll('.board > *, .middle > *, [slot]') ?? [])].map((it) => it.localName);
    return `${table?.querySelector('.room')?.className} ${offers} ${rest.join(' ')}`;
  });

for (const game of games)
  for (const language of ['en', 'fr'] as const)
    test(
      `nothing of ${game.id} is cut or covered on any phone (${language})`,
      { tag: '@long' },
      async ({ browser }) => {
        const server = await TestServer.open({ seed: `walk ${game.id}`, held: true });
        const found: string[] = [];
        try {
          const { page, phone, screen } = await fullTable(browser, server, game, language);
          const of = `${game.id} ${language}`;
          found.push(...(await walkAround(page, `${of} lobby`)));
          await deal(page, language);
          const seen = new Set<string>();
          for (let looks = 0; looks < 160 && seen.size < 20 && (await phone.outcome()) === null; looks++) {
            const state = await stateOf(page);
            if (!seen.has(state)) {
              seen.add(state);
              found.push(...(await walkAround(page, `${of} state ${seen.size}`)));
              found.push(
                ...(await walkAround(screen, `${of} big screen ${seen.size}`, { only: stages, doubled: false })),
              );
            }
            // Some phases offer something at any time: time passes all the same.
            if ((await phone.move(true)) === null || looks % 2 === 1) await server.pass(game.tick);
          }
          expect(seen.size).toBeGreaterThan(2);
          const tray = page.locator('mq-private-area button.tray');
          if ((await tray.count()) > 0) {
            await tray.press('Enter');
            found.push(...(await walkAround(page, `${of} private area`)));
            await page.keyboard.press('Escape');
            await expect(page.locator('mq-private-area button.tray[aria-pressed=true]')).toHaveCount(0);
          }
          await untilOver(server, phone, language);
          found.push(...(await walkAround(page, `${of} end`)));
          await expect(screen.locator('mq-outcome').first()).toBeVisible();
          found.push(...(await walkAround(screen, `${of} big screen end`, { only: stages, doubled: false })));
        } finally {
          await server.close();
        }
        expect([...new Set(found)]).toEqual([]);
      },
    );

for (const language of ['en', 'fr'] as const)
  test(
    `no screen around a game is cut or covered on any phone (${language})`,
    { tag: '@long' },
    async ({ browser }) => {
      const server = await TestServer.open();
      const found: string[] = [];
      try {
        await tour({
          browser,
          url: server.url,
          language,
          size: { width: 390, height: 844 },
          show: async ({ name, page }) => {
            const stage = name.startsWith('stage');
            found.push(...(await walkAround(page, name, stage ? { only: [[1280, 720], [1920, 1080]], doubled: false } : {}))); // prettier-ignore
          },
        });
      } finally {
        await server.close();
      }
      expect(found).toEqual([]);
    },
  );

test('eight people with long names and cards keep off each other', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open({ seed: 'eight in a coach', held: true });
  const found: string[] = [];
  try {
    const { page, phone, screen } = await fullTable(browser, server, { id: 'montee-mortelle', seats: 8 }, 'en');
    await deal(page, 'en');
    for (let looks = 0; looks < 6; looks++) {
      found.push(...(await walkAround(page, `look ${looks}`, { only: [[390, 844], [430, 932]], doubled: false }))); // prettier-ignore
      found.push(...(await walkAround(screen, `big screen ${looks}`, { only: [[1920, 1080]], doubled: false })));
      if ((await phone.move(true)) === null) await server.pass(4000);
    }
  } finally {
    await server.close();
  }
  expect([...new Set(found)]).toEqual([]);
});

for (const game of [
  { id: 'coup', seats: 2 },
  { id: 'montee-mortelle', seats: 4 },
  { id: 'werewolf', seats: 8 },
  { id: 'succession', seats: 9 },
] as const)
  test(`around a small table of ${game.id} nothing lies on anybody`, { tag: '@long' }, async ({ browser }) => {
    const server = await TestServer.open({ seed: `ring ${game.seats}`, held: true });
    const found: string[] = [];
    try {
      const { page, phone } = await fullTable(browser, server, game, 'fr');
      await deal(page, 'fr');
      for (let looks = 0; looks < 4; looks++) {
        found.push(...(await walkAround(page, `look ${looks}`, { only: [[390, 844], [360, 640], [844, 390], [1280, 800]], doubled: false }))); // prettier-ignore
        if ((await phone.move(true)) === null) await server.pass(3000);
      }
    } finally {
      await server.close();
    }
    expect([...new Set(found)]).toEqual([]);
  });

test('a village on small and turned phones', async ({ browser }) => {
  const game = { ...games[1], seats: 12 };
  const server = await TestServer.open({ seed: 'small village', held: true });
  const found: string[] = [];
  try {
    const { page, phone } = await fullTable(browser, server, game, 'fr');
    await deal(page, 'fr');
    const seen = new Set<string>();
    for (let looks = 0; looks < 30 && seen.size < 4; looks++) {
      const state = await stateOf(page);
      if (!seen.has(state))
        found.push(
          ...(await walkAround(page, `state ${seen.add(state).size}`, { only: sizes.slice(0, 6), doubled: false })),
        );
      if ((await phone.move(true)) === null) await server.pass(game.tick);
    }
    expect(seen.size).toBe(4);
  } finally {
    await server.close();
  }
  expect(found).toEqual([]);
});

test('a refusal pushes no offer away on the lowest phone', async ({ browser }) => {
  const server = await TestServer.open({ seed: 'refused', held: true });
  try {
    const { page, phone } = await fullTable(browser, server, { id: 'montee-mortelle', seats: 10 }, 'fr');
    await deal(page, 'fr');
    await page.setViewportSize({ width: 568, height: 320 });
    const seen = phone.offers.getByRole('button').first();
    await expect(seen).toBeInViewport({ ratio: 1 });
    const where = await seen.boundingBox();
    await page
      .locator('mq-table')
      .evaluate((table) => table.dispatchEvent(new CustomEvent('act', { detail: { type: 'never' } })));
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    expect(await seen.boundingBox()).toEqual(where);
    await seen.click();
    await expect(seen).toBeHidden();
  } finally {
    await server.close();
  }
});

test('who is out of Coup is said beside the coins, not under them', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open({ seed: 'out of the court', held: true });
  try {
    const page = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR', reducedMotion: 'reduce' })
    ).newPage();
    await page.goto(server.url);
    const opened = await page.request.post(`${server.url}/api/tables`, {
      data: { game: 'coup' },
      headers: { origin: server.url },
    });
    await new Phone(page, 'Mia', 5, 'fr').sit(server.url, ((await opened.json()) as { code: string }).code);
    const taken = page.locator('masque-seats').getByRole('listitem').locator('b');
    for (let n = 1; n < 6; n++) {
      await page.getByRole('button', { name: say('fr', 'web.bot.add'), exact: true }).click();
      await expect(taken).toHaveCount(n + 1);
    }
    await deal(page, 'fr');
    const table = page.locator('mq-table');
    await table.evaluate((drawn) => {
      const it = drawn as unknown as { table: Table };
      const lost = { state: 'lost' as const };
      const out = { state: 'out' as const, note: 'note.out', cards: [lost, lost] };
      it.table = { ...it.table, seats: it.table.seats.map((seat) => ({ ...seat, ...out })) };
    });
    await expect(table.locator('mq-ring .st').first()).toBeVisible();
    const covered = await table.locator('mq-ring mq-seat').evaluateAll((seats) =>
      seats.flatMap(({ shadowRoot }) => {
        const box = (of: string) => shadowRoot!.querySelector(of)?.getBoundingClientRect();
        const [note, coins] = [box('.st'), box('mq-counters')];
        if (!note || !coins || note.left >= coins.right || coins.left >= note.right) return [];
        return note.top < coins.bottom && coins.top < note.bottom
          ? [shadowRoot!.querySelector('.nm')!.textContent]
          : [];
      }),
    );
    expect(covered).toEqual([]);
  } finally {
    await server.close();
  }
});
