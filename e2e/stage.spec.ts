import { expect, type Browser, type Page } from '@playwright/test';
import { crowding } from './support/crowding.ts';
import { addBot, host } from './support/evening.ts';
import { openGallery } from './support/gallery.ts';
import { smallLetters } from './support/letters.ts';
import { overlaps } from './support/overlap.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';
import { longNames } from './support/walk.ts';

/** What can be read from four metres, on a screen of 1920 by 1080. */
const MIN_PIXELS = 28;
const television = { width: 1920, height: 1080 };

/** The big screen of a game that has been dealt to so many bots with long names. */
async function dealtOnScreen(
  browser: Browser,
  url: string,
  game: RegExp,
  bots: number,
  locale = 'en-GB',
): Promise<Page> {
  const { page, code } = await host(browser, url, game);
  for (let n = 0; n < bots; n++) await addBot(page);
  const screen = await (await browser.newContext({ viewport: television, locale, reducedMotion: 'reduce' })).newPage();
  await longNames(screen);
  await screen.goto(`${url}/screen/${code}`);
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(screen.locator('mq-stage')).toBeVisible();
  return screen;
}

/** Names on papers that are not there to their last letter. */
function cut(): (string | null)[] {
  const stage = document.querySelector('mq-stage')!.shadowRoot!;
  const zones = stage.querySelector('mq-ring')!.shadowRoot!.querySelector('mq-zones')!.shadowRoot!;
  const names = [...zones.querySelectorAll('.papers .met :is(b, i)')];
  return names.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent);
}

/** Names around the ring that are not there to their last letter, unless a note has taken their second line. */
function shortened(): (string | null)[] {
  const ring = document.querySelector('mq-stage')!.shadowRoot!.querySelector('mq-ring')!.shadowRoot!;
  const names = [...ring.querySelectorAll('mq-seat')].map((it) =>
    it.shadowRoot!.querySelector('.seat:not(.noted) .nm'),
  );
  const whole = (it: Element): boolean => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight + 2;
  return names.flatMap((it) => (it && !whole(it) ? [it.textContent] : []));
}

/** Names around the square of a village that lie on its cloth. */
function onCloth(village: Element): (string | null)[] {
  const root = village.shadowRoot!;
  const cloth = root.querySelector('mq-felt')!.getBoundingClientRect();
  const names = [...root.querySelectorAll('mq-person')].map((it) => it.shadowRoot!.querySelector('[part=name]')!);
  const touches = (it: Element): boolean => {
    const text = document.createRange();
    text.selectNodeContents(it);
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return left < cloth.right && right > cloth.left && top < cloth.bottom && bottom > cloth.top;
  };
  return names.filter(touches).map((it) => it.textContent);
}

test(
  'papers of contracts cover no face and no name, and places can be read from afar',
  { tag: '@long' },
  async ({ browser }) => {
    const gallery = await openGallery();
    try {
      const page = await (await browser.newContext({ viewport: television, reducedMotion: 'reduce' })).newPage();
      const open = async (search: string): Promise<void> => {
        await page.goto(`${gallery.url}?page=${search}`);
        await expect(page.locator('mq-stage .verdict')).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
      };
      for (let seats = 2; seats <= 24; seats++) {
        await open(`stage-contracts&seats=${seats}`);
        await expect(page.locator('mq-stage .papers .met')).toHaveCount(Math.floor(seats / 2));
        expect(await page.evaluate(overlaps), `${seats} seats`).toEqual([]);
        expect(await page.evaluate(smallLetters, MIN_PIXELS), `${seats} seats`).toEqual([]);
      }
      for (const size of [television, { width: 1280, height: 800 }]) {
        await page.setViewportSize(size);
        for (const seats of [10, 12, 14, 17, 20, 23, 24]) {
          await open(`stage-crowd&seats=${seats}`);
          expect(await page.evaluate(crowding, { atOnce: false }), `${seats} seats at ${size.width}`).toEqual([]);
          expect(await page.evaluate(overlaps), `${seats} seats at ${size.width}`).toEqual([]);
          expect(await page.evaluate(shortened), `${seats} seats at ${size.width}`).toEqual([]);
        }
      }
      for (const seats of [6, 7, 8, 9]) {
        await open(`stage-contracts&seats=${seats}`);
        expect(await page.evaluate(cut), `${seats} seats on a laptop`).toEqual([]);
      }
      await page.setViewportSize(television);
      for (const [seats, each] of [
        [3, 12],
        [4, 10],
        [5, 11],
        [6, 8],
        [6, 11],
      ]) {
        // prettier-ignore
        await open(`stage-places&seats=${seats}&each=${each}`);
        await expect(page.locator('mq-stage .place').first()).toBeVisible();
        expect(await page.evaluate(smallLetters, MIN_PIXELS), `${each} places of ${seats}`).toEqual([]);
      }
    } finally {
      await gallery.close();
    }
  },
);

test(
  'the end of a full table of Coup is there to the last place, and can be read',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ seed: 'ten at the end', held: true, botSpeed: 1 });
    try {
      const screen = await dealtOnScreen(browser, server.url, /^Coup/, 10);
      const end = screen.locator('mq-outcome');
      const found = new Set<string>();
      for (let passes = 0; passes < 600 && (await end.count()) === 0; passes++) {
        if (passes < 90) for (const it of await screen.evaluate(smallLetters, MIN_PIXELS)) found.add(it);
        await server.pass(passes < 90 ? 4000 : 30_000);
      }
      expect([...found]).toEqual([]);
      const lines = screen.locator('masque-story li');
      await expect(lines).toHaveCount(10);
      const list = (await screen.locator('masque-story').boundingBox())!;
      for (const at of [0, 4, 5, 9]) {
        const line = (await lines.nth(at).boundingBox())!;
        expect(line.y).toBeGreaterThanOrEqual(list.y);
        expect(line.y + line.height).toBeLessThanOrEqual(list.y + list.height);
      }
      const lie = (await screen.locator('masque-story .lie').boundingBox())!;
      expect(lie.y + lie.height).toBeLessThanOrEqual(list.y + list.height);
      expect(await screen.evaluate(smallLetters, MIN_PIXELS)).toEqual([]);
    } finally {
      await server.close();
    }
  },
);

test(
  'a village of twelve with long names leaves its cloth free, and its end is there to the last row, on a laptop too',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ seed: 'twelve at the end', held: true, botSpeed: 0.001 });
    try {
      const screen = await dealtOnScreen(browser, server.url, /Werewolves/, 12);
      for (const size of [{ width: 1280, height: 800 }, television]) {
        await screen.setViewportSize(size);
        await expect(screen.locator('werewolf-village .beside')).toHaveCount(4);
        await expect.poll(() => screen.locator('werewolf-village').evaluate(onCloth), `at ${size.width}`).toEqual([]);
      }
      const lines = screen.locator('masque-story li');
      for (let passes = 0; passes < 600 && (await lines.count()) === 0; passes++) await server.pass(30_000);
      await expect(lines).toHaveCount(12);
      for (const size of [television, { width: 1280, height: 800 }]) {
        await screen.setViewportSize(size);
        const list = screen.locator('masque-story');
        await expect
          .poll(() => list.evaluate((it) => it.scrollHeight - it.clientHeight), `at ${size.width}`)
          .toBeLessThanOrEqual(1);
      }
    } finally {
      await server.close();
    }
  },
);

test('the end of a village of 24 is there to the last line on a low screen', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open({ seed: 'f1', held: true, botSpeed: 0.001 });
  try {
    const screen = await dealtOnScreen(browser, server.url, /Werewolves/, 24);
    await screen.setViewportSize({ width: 1280, height: 720 });
    const lines = screen.locator('masque-story li');
    for (let passes = 0; passes < 900 && (await lines.count()) === 0; passes++) await server.pass(30_000);
    await expect(lines).toHaveCount(24);
    // The longest of its endings: somebody has lied.
    await expect(screen.locator('masque-story .lie')).toHaveCount(1);
    const list = screen.locator('masque-story');
    await expect.poll(() => list.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1);
  } finally {
    await server.close();
  }
});

test(
  'the only winner stands beside the others, with cards to be seen from the back of the room',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ seed: 'five at the end', held: true, botSpeed: 1 });
    try {
      const screen = await dealtOnScreen(browser, server.url, /^Coup/, 5, 'fr-FR');
      const winner = screen.locator('masque-winner');
      for (let passes = 0; passes < 600 && (await winner.count()) === 0; passes++) await server.pass(30_000);
      await expect(winner.locator('mq-card')).toHaveCount(2);
      // Everybody is named once: the winner in the headline, the others in the list.
      await expect(screen.locator('masque-story li')).toHaveCount(4);
      for (const it of [winner, screen.locator('masque-story .lie'), screen.locator('masque-story li').last()]) {
        const { x, y, width, height } = (await it.boundingBox())!;
        expect([x >= 0, y >= 0, x + width <= television.width, y + height <= television.height]).not.toContain(false);
      }
      const card = (await winner.locator('mq-card').first().boundingBox())!;
      expect(card.width).toBeGreaterThan(150);
      // The longest name of a card has one line, and the number that checks the deal is not covered by more text.
      await winner
        .locator('p')
        .evaluate((it) => void (it.textContent = 'Gagne avec 12 mensonges que personne n’a démasqués'));
      const lines = await winner.locator('mq-card').evaluateAll(async (cards) => {
        for (const it of cards as unknown as (Element & { card: { face: object } })[])
          it.card = { ...it.card, face: { ...it.card.face, name: 'character.ambassador' } };
        await new Promise(requestAnimationFrame);
        return cards.map((it) => {
          const name = it.shadowRoot!.querySelector('.name')!;
          return `${name.textContent} ${Math.round(name.clientHeight / parseFloat(getComputedStyle(name).lineHeight))}`;
        });
      });
      expect(lines).toEqual(['Ambassadeur 1', 'Ambassadeur 1']);
      const below = (await winner.locator('mq-card').first().boundingBox())!;
      const check = (await screen.locator('.corner').last().boundingBox())!;
      expect(below.y + below.height).toBeLessThanOrEqual(check.y);
      if (process.env['SCREENS']) await screen.screenshot({ path: `${process.env['SCREENS']}/winner.png` });
      expect(await screen.evaluate(smallLetters, MIN_PIXELS)).toEqual([]);
    } finally {
      await server.close();
    }
  },
);

test('nothing of a whole game of Desperate Times is too small for the room', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open({ seed: 'from afar', held: true, botSpeed: 1 });
  try {
    const screen = await dealtOnScreen(browser, server.url, /Desperate Times/, 6);
    const end = screen.locator('mq-outcome');
    const found = new Set<string>();
    for (let looks = 0; looks < 400 && (await end.count()) === 0; looks++) {
      for (const it of await screen.evaluate(smallLetters, MIN_PIXELS)) found.add(it);
      await server.pass(3000);
    }
    await expect(end.getByRole('heading').first()).toBeVisible();
    await expect(screen.locator('masque-story li')).toHaveCount(6);
    // From the first place to the last, all of it is on the screen.
    const list = (await end.boundingBox())!;
    for (const at of [0, 5]) {
      const line = (await screen.locator('masque-story li').nth(at).boundingBox())!;
      expect(line.y).toBeGreaterThanOrEqual(list.y);
      expect(line.y + line.height).toBeLessThanOrEqual(list.y + list.height);
    }
    for (const it of await screen.evaluate(smallLetters, MIN_PIXELS)) found.add(it);
    expect([...found]).toEqual([]);
  } finally {
    await server.close();
  }
});

test('whoever takes the crown stands clear of a court of sixteen', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open({ seed: 'ends', held: true, botSpeed: 1 });
  try {
    const screen = await dealtOnScreen(browser, server.url, /Succession/, 16);
    const named = screen.locator('succession-crown .named');
    for (let passes = 0; passes < 700 && (await named.count()) === 0; passes++) await server.pass(4000);
    const court = (await screen.locator('succession-crown .onlookers').boundingBox())!;
    for (const it of await screen.locator('succession-crown .throne :is(b, .heir > span)').all()) {
      const { y, height } = (await it.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(court.y);
    }
  } finally {
    await server.close();
  }
});

test(
  'before a game, the big screen shows who is here and all of the text about the game, upright as well',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ held: true });
    try {
      const screen = await (await browser.newContext({ viewport: television, locale: 'fr-FR' })).newPage();
      const opened = await screen.request.post(`${server.url}/api/tables`, {
        data: { game: 'montee-mortelle' },
        headers: { origin: server.url },
      });
      await screen.goto(`${server.url}/screen/${((await opened.json()) as { code: string }).code}`);
      for (const size of [television, { width: 1280, height: 720 }, { width: 820, height: 1180 }]) {
        await screen.setViewportSize(size);
        const about = screen.locator('.what .about');
        await expect(about.locator('span')).toBeInViewport({ ratio: 1 });
        expect(await about.evaluate((it) => it.scrollHeight - it.clientHeight), `at ${size.width}`).toBeLessThanOrEqual(
          1,
        );
        // Three places beside each other need some room.
        expect((await screen.locator('.arrive').boundingBox())!.width, `at ${size.width}`).toBeGreaterThan(
          size.width / 4,
        );
        await expect(screen.locator('.what .now')).toBeInViewport({ ratio: 1 });
      }
    } finally {
      await server.close();
    }
  },
);
