import { expect, type Browser, type Page } from '@playwright/test';
import { Phone } from './phone.ts';
import { say, type Language } from './words.ts';

/** One screen in one state, ready to be checked. */
export interface Sight {
  readonly name: string;
  readonly page: Page;
}

export interface TourOptions {
  readonly browser: Browser;
  readonly url: string;
  readonly language: Language;
  readonly size: { readonly width: number; readonly height: number };
  /** Called for each screen. */
  readonly show: (sight: Sight) => Promise<void>;
}

/** How long to play until a state appears that should occur in every game, in milliseconds. */
const PATIENCE = 120_000;

/** Visits every screen and state of the app, as a host who plays against bots. */
export async function tour({ browser, url, language, size, show }: TourOptions): Promise<void> {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  const open = async (viewport: TourOptions['size']): Promise<Page> =>
    (await browser.newContext({ viewport, locale, reducedMotion: 'reduce' })).newPage();
  const page = await open(size);
  const t = (key: string): string => say(language, key);
  const press = (key: string) =>
    page
      .getByRole('button', { name: t(key) })
      .first()
      .click();
  const close = () => page.getByRole('button', { name: t('ui.close') }).click();
  const see = (name: string, on: Page = page) => show({ name, page: on });

  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Masque' })).toBeVisible();
  await see('home');
  await page.getByRole('link', { name: t('web.host') }).click();
  const games = page.locator('mq-game-card').getByRole('button');
  await expect(games.first()).toBeVisible();
  await page.getByRole('button', { name: /^Coup/ }).click();
  await see('picker');
  await page.locator('mq-button[main]').getByRole('button').click();
  await page.waitForURL(/\/t\/[A-Z]+$/);
  const code = page.url().split('/').at(-1) ?? '';
  await expect(page.getByLabel(t('web.name'))).toBeVisible();
  await see('door');
  await page.getByLabel(t('web.name')).fill('Mia');
  await press('web.sit');
  await expect(page.getByRole('heading', { name: t('ui.seats') })).toBeVisible();

  const screen = await open({ width: 1920, height: 1080 });
  await screen.goto(`${url}/screen/${code}`);
  await expect(screen.getByText(code)).toBeVisible();
  for (let bots = 1; bots <= 4; bots++) {
    await press('web.bot.add');
    await expect(page.locator('masque-seats').getByRole('listitem').nth(bots).locator('b')).toBeVisible();
  }
  await see('lobby');
  await see('stage-lobby', screen);
  for (const [key, name] of [
    ['web.rules.change', 'rules'],
    ['web.game.change', 'another-game'],
    ['web.invite.large', 'invite'],
    ['web.link', 'link'],
    ['web.rename', 'rename'],
  ] as const) {
    await press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await see(name);
    await close();
  }
  const guest = await open(size);
  await guest.goto(`${url}/watch/${code}`);
  await expect(guest.getByRole('heading', { name: t('ui.seats') })).toBeVisible();
  await see('lobby-watching', guest);

  await press('web.start');
  await expect(page.locator('mq-table')).toBeVisible();
  const phone = new Phone(page, 'Mia', 5, language);
  const wanted = new Map([
    [
      'turn',
      { said: page.locator('mq-table h1', { hasText: t('ui.your-turn') }), offered: phone.offers.locator('.deeds') },
    ],
    ['window', { said: page.locator('mq-table q'), offered: phone.offers.locator('.two:not(.one)') }],
  ]);
  const until = Date.now() + PATIENCE;
  while (wanted.size > 0 && Date.now() < until && (await phone.outcome()) === null) {
    for (const [name, { said, offered }] of wanted) {
      if ((await said.count()) === 0 || (await offered.count()) === 0) continue;
      await see(name);
      if (name === 'turn') await see('stage-play', screen);
      wanted.delete(name);
    }
    // A tap that came too late may have opened a sheet.
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    if ((await phone.move(true)) === null) await page.waitForTimeout(50);
  }
  expect([...wanted.keys()]).toEqual([]);

  if ((await phone.outcome()) === null) {
    const cards = page.locator('mq-private-area').getByRole('group').first();
    // Whatever opened for a question closes with it.
    await expect(async () => {
      if (!(await cards.isVisible())) await page.locator('mq-private-area button.tray').press('Enter');
      await expect(cards).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
    await see('peek');
    await page.keyboard.press('Escape');
    await press('ui.log');
    await see('record');
    await close();
    await press('ui.help');
    await see('settings');
    // Do this before the last person leaves: bots finish a game without people at once, and the table is then no longer
    // listed.
    await guest.goto(url);
    await expect(
      guest
        .getByRole('link', { name: new RegExp(code) })
        .or(guest.getByText(code))
        .first(),
    ).toBeVisible();
    await see('home-with-tables', guest);
    await press('web.leave.game');
    await press('web.leave.sure');
    await page.waitForURL(`${url}/`);
  }
  await page.goto(`${url}/t/${code}`);
  await expect(page.locator('mq-outcome').getByRole('heading').first()).toBeVisible({ timeout: PATIENCE });
  await see('end');
  await expect(screen.locator('mq-outcome').getByRole('heading').first()).toBeVisible({ timeout: PATIENCE });
  await see('stage-end', screen);

  for (const [path, name] of [
    ['/console', 'console'],
    ['/nowhere/at/all', 'nowhere'],
    ['/take/ABCDFGHJKL', 'take'],
    ['/t/ZZZZ', 'gone'],
  ] as const) {
    await page.goto(url + path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await see(name);
  }
  for (const it of [page, screen, guest]) await it.context().close();
}
