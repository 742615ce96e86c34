import { expect, type Browser, type Page } from '@playwright/test';
import { addBot, playOut, type Incident } from './support/evening.ts';
import { Looker } from './support/looker.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

/**
 * Every game, at a table small enough to be played to its end in seconds. The tick is the time that passes between two
 * looks at the phone, in milliseconds: meanwhile, bots think and clocks run.
 */
const games = [
  { name: 'Coup', seats: 4, tick: 2000 },
  { name: 'Werewolves', seats: 6, tick: 2000 },
  { name: 'Desperate Times', seats: 3, tick: 4000 },
  { name: 'The Castle of the Devil', seats: 4, tick: 4000 },
  { name: 'Succession', seats: 8, tick: 8000 },
] as const;

type Game = (typeof games)[number];

/** Played to its end in every check, which plays only the first moves of the others. */
const everyCheck: Game['name'] = 'Coup';

async function evening(browser: Browser, played: readonly Game[], goesOn: (table: Evening) => Promise<void>) {
  const server = await TestServer.open({ seed: `evening of ${played[0]!.name}`, held: true });
  const looker = new Looker();
  const errors: string[] = [];
  try {
    const phone = await Phone.new(browser, 'Mia', 11);
    const screen = await (
      await browser.newContext({ viewport: { width: 960, height: 540 }, locale: 'fr-FR', reducedMotion: 'reduce' })
    ).newPage();
    for (const page of [phone.page, screen]) page.on('pageerror', (error) => errors.push(error.message));
    for (const game of played)
      await test.step(game.name, async () => {
        await deal(server, phone.page, screen, game, goesOn === wholeGame ? looker : undefined);
        await goesOn({ server, looker, phone, screen, ...game });
      });
    expect(looker.found).toEqual([]);
    expect(errors).toEqual([]);
  } finally {
    await server.close();
  }
}

/** Opens a table on the phone, shows it on the big screen, fills it up with bots, and deals. */
async function deal(server: TestServer, page: Page, screen: Page, { name, seats }: Game, looker?: Looker) {
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Host a table' }).click();
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: /^Open a table/ }).click();
  await page.waitForURL(/\/t\/[A-Z]{4,8}$/);
  await page.getByLabel('Your name').fill('Mia');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  for (let bots = 1; bots < seats; bots++) await addBot(page);
  await looker?.look('lobby', page);
  await screen.goto(page.url().replace('/t/', '/screen/'));
  await expect(screen.getByText('Mia', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.locator('mq-private-area')).toBeVisible();
}

/** A game after the deal. */
interface Evening {
  readonly server: TestServer;
  readonly looker: Looker;
  readonly phone: Phone;
  readonly screen: Page;
  readonly seats: number;
  readonly tick: number;
}

async function firstMoves({ server, phone, screen, tick }: Evening): Promise<void> {
  let pressed = 0;
  for (let turn = 0; pressed < 3 && turn < 60; turn++) {
    if ((await phone.move()) === null) await server.pass(tick);
    else pressed++;
  }
  expect(pressed).toBe(3);
  await expect(screen.locator('masque-stage mq-stage')).toBeVisible();
}

async function wholeGame({ server, looker, phone, screen, seats, tick }: Evening): Promise<void> {
  const { page } = phone;
  const reload: Incident['happens'] = async () => {
    await page.reload();
    await expect(page.locator('mq-table')).toBeVisible();
  };
  const powerCut: Incident['happens'] = async () => {
    await server.kill();
    await expect(page.getByText('Holding your seat')).toBeVisible();
    await server.start();
    await expect(page.getByText('Holding your seat')).toHaveCount(0);
    await looker.look('play', page);
    await looker.look('play on the big screen', screen);
  };
  const pressed = await playOut([phone], {
    incidents: [
      { after: 2, happens: reload },
      { after: 3, happens: powerCut },
    ],
    pass: (left) => server.pass(left ? 15 * tick : tick),
    max: 12,
    patience: 250_000,
  });
  expect(pressed.length).toBeGreaterThan(2);
  await expect(screen.locator('mq-outcome').getByRole('heading').first()).toBeVisible();
  // The story names every player once, the big screen its winner apart from the others, and no card is face down.
  await expect(page.locator('masque-story li')).toHaveCount(seats);
  const told = screen.locator('masque-story li, masque-winner');
  if ((await told.count()) > 0) await expect(told).toHaveCount(seats);
  await expect(page.locator('masque-story mq-card .back')).toHaveCount(0);
  await looker.look('end', page);
  // The ways on stand beside each other on the smallest phone, in two lines at most.
  await page.setViewportSize({ width: 320, height: 568 });
  const again = (await page.getByRole('button', { name: 'Play again' }).boundingBox())!;
  const change = (await page.getByRole('button', { name: 'Change seats, rules or game' }).boundingBox())!;
  expect([change.y, change.height < 60]).toEqual([again.y, true]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('mq-private-area')).toBeVisible();
}

for (const game of games)
  test(
    `${game.name}: a phone hosts, plays bots to the end, reloads, and outlives its server`,
    { tag: game.name === everyCheck ? [] : '@long' },
    async ({ browser }) => evening(browser, [game], wholeGame),
  );

test('the other games: a phone hosts, and bots and it make their first moves', async ({ browser }) =>
  evening(
    browser,
    games.filter((it) => it.name !== everyCheck),
    firstMoves,
  ));
