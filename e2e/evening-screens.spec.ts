import { expect, type Browser, type Page } from '@playwright/test';
import { club } from '../apps/server/src/test/evening.ts';
import { light, playOn, type Light } from './support/light.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';
import { sizes, walkAround } from './support/walk.ts';
import { say, type Language } from './support/words.ts';

test.describe.configure({ timeout: 900_000, mode: 'parallel' });

const stages = [[1280, 720], [1920, 1080]] as const; // prettier-ignore
const desks = [...sizes, [1920, 1080]] as const;

/** Short names, long ones, and one as long as a name may be. */
const names = [
  'Noor', 'Anne-Sophie de Montmirail', 'Karl', 'Maximiliane Oberhuber', 'Aïcha', 'Wolfgang Amadeus', 'Bo', 'Ines', 'Otto',
  'Ottilie von Hohenstein', 'Sam', 'Léa', 'Jean-Baptiste Poquelin', 'Eda', 'Kit', 'Lou', 'Hal', 'Jo', 'Max', 'Gus', 'Fay', 'Oz', 'Cleo', 'Rui',
  'Konstantin von Rabenau', 'Uma', 'Bartholomew Ravenscroft', 'Ivo', 'Marie-Clémentine Aubry', 'Elio', 'Tom', 'Annegret Kühlwetter', 'Pia', 'Ole', 'Nils', 'Zoé', 'Finn', 'Mo',
].map((it) => it.slice(0, 24)); // prettier-ignore

/** An evening in full swing: one game is over, one is being played, two are about to begin, and somebody is called. */
async function inFullSwing(url: string, language: Language) {
  const { code, cookie, desk } = await club(url);
  const people: Light[] = [];
  for (const name of names) people.push(await light(url, code, name));
  const does = async (command: Parameters<typeof desk.do>[0]): Promise<void> =>
    expect(await desk.do(command), command.do).toMatchObject({ t: 'ok' });
  await does({ do: 'rename', name: 'The Lantern', color: 'brass', language });
  for (const [game, name] of [
    ['coup', 'Velvet'],
    ['desperate-times', 'Under the great chestnut, by the lake'],
    ['werewolf', 'Last house'],
    ['montee-mortelle', 'The attic'],
  ] as const)
    await does({ do: 'table', game, name });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 4);
  const [coup, desperate, village, castle] = [1, 2, 3, 4].map((n) => desk.table(n)) as [string, string, string, string];
  const seat = async (who: readonly Light[], table: string): Promise<void> => {
    for (const it of who) expect(await it.guest.do({ do: 'sit', table })).toMatchObject({ t: 'ok' });
  };
  await seat(people.slice(0, 5), coup);
  await does({ do: 'deal', table: coup });
  await desk.until(() => desk.doc!.room.tables[coup]!.state === 'playing');
  const at = desk.doc!.room.tables[coup]!.code;
  const ended = await Promise.all(people.slice(0, 5).map((it) => playOn(url, at, it)));
  expect(ended).toEqual([true, true, true, true, true]);
  await desk.until(() => desk.doc!.room.played === 1);
  const [noor] = people as [Light];
  expect(await noor.guest.do({ do: 'stand' })).toMatchObject({ t: 'ok' });
  await seat(people.slice(5, 9), desperate);
  await does({ do: 'deal', table: desperate });
  await seat(people.slice(9, 18), village);
  await seat(people.slice(18, 21), castle);
  await does({ do: 'plan', name: 'Friday, the long night', on: Date.now() + 7 * 86_400_000 });
  await does({ do: 'until', on: Date.now() + 3 * 3_600_000 });
  await does({ do: 'begins', table: village, on: Date.now() + 1_800_000 });
  await does({ do: 'pin' });
  await does({ do: 'pair', a: desk.member('Cleo'), b: desk.member('Rui'), wish: 'together' });
  for (const name of ['Oz', 'Cleo'])
    expect(await people.find((it) => it.name === name)!.guest.do({ do: 'line', on: true })).toMatchObject({ t: 'ok' });
  await does({ do: 'say', text: 'Soup is on the table by the window until nine. Bring your own bowl.' });
  return { code, cookie, desk, does, people, noor, coup, village, castle };
}

async function opened(browser: Browser, language: Language, url: string, cookie?: string): Promise<Page> {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale,
    reducedMotion: 'reduce',
  });
  if (cookie !== undefined) {
    const [name, value] = cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url }]);
  }
  return context.newPage();
}

/** Closes the dialog. While it fades it still covers what lies below. */
async function closes(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The people on the big screen: who is cut off, how many of those who are free are neither shown nor counted. */
function peopleOnScreen() {
  const board = document.querySelector('masque-board')!;
  const part = board.shadowRoot!.querySelector('masque-board-people')!;
  const { bottom } = part.getBoundingClientRect();
  const all = [...part.shadowRoot!.querySelectorAll('li, .newest, .rest')];
  const cut = all.filter((it) => it.getBoundingClientRect().bottom > Math.min(bottom, innerHeight) + 1);
  const rest = part.shadowRoot!.querySelector('.rest')?.textContent ?? '';
  const shown = part.shadowRoot!.querySelectorAll('li, .newest').length;
  const { people, tables } = (part as unknown as { room: { people: object; tables: Record<string, { seats: ({ member?: string } | null)[] }> } }).room; // prettier-ignore
  const seated = Object.values(tables).flatMap((it) => it.seats.flatMap((seat) => seat?.member ?? []));
  const free = Object.keys(people).filter((it) => !seated.includes(it)).length;
  return {
    cut: cut.map((it) => it.textContent),
    missing: free - shown - Number(/\d+/.exec(rest)?.[0] ?? 0),
    counted: rest !== '',
  };
}

/** Texts on a screen at 1920 by 1080 that nobody could read from five metres. */
function smallText(): string[] {
  const found: string[] = [];
  const look = (root: ParentNode): void => {
    for (const it of root.querySelectorAll<HTMLElement>('*')) {
      if (it.shadowRoot) look(it.shadowRoot);
      const own = [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim());
      const seen = it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!own || !seen || it.closest('.vh, style, masque-screen-controls')) continue;
      const { width, height } = it.getBoundingClientRect();
      if (width > 1 && height > 1 && parseFloat(getComputedStyle(it).fontSize) < 28)
        found.push(`${it.textContent.trim().slice(0, 30)}: ${getComputedStyle(it).fontSize}`);
    }
  };
  look(document.querySelector('masque-board')!.shadowRoot!);
  return found;
}

for (const language of ['en', 'fr'] as const)
  test(`no screen of an evening is cut or covered (${language})`, { tag: '@long' }, async ({ browser }) => {
    const server = await TestServer.open();
    const { url } = server;
    const found: string[] = [];
    const t = (key: string): string => say(language, key);
    const heading = (page: Page) => page.getByRole('heading').first();
    const press = (page: Page, key: string) =>
      page
        .getByRole('button', { name: t(key), exact: true })
        .first()
        .click();
    const walk = async (page: Page, name: string, only: typeof desks | typeof stages | undefined = undefined) =>
      found.push(...(await walkAround(page, `evening ${language} ${name}`, { scrolls: name.startsWith('desk'), ...(only && { only, doubled: only !== stages }) }))); // prettier-ignore
    try {
      const evening = await inFullSwing(url, language);
      const { code, cookie, does, desk, noor } = evening;

      // Somebody who has never been here.
      const stranger = await opened(browser, language, url);
      await stranger.goto(`${url}/club`);
      await expect(heading(stranger)).toBeVisible();
      await walk(stranger, 'new club', desks);
      await stranger.goto(`${url}/c/${code}`);
      await expect(stranger.getByLabel(t('web.name'))).toBeVisible();
      await walk(stranger, 'door');
      await press(stranger, 'club.claim');
      await expect(stranger.getByRole('dialog')).toBeVisible();
      await walk(stranger, 'claim');
      await stranger.locator('masque-claim').getByRole('button', { name: /Wolfgang/ }).click(); // prettier-ignore
      await walk(stranger, 'claim asks');
      await stranger.locator('masque-claim').getByRole('button', { name: t('club.claim.ask'), exact: true }).click(); // prettier-ignore

      // The host's desk, with somebody on another phone.
      const ada = await opened(browser, language, url, cookie);
      await ada.goto(`${url}/desk/${code}`);
      await expect(ada.locator('masque-desk-table').first()).toBeVisible();
      const parts = ['now', 'free', 'running'] as const;
      const shows = (part: (typeof parts)[number]) =>
        ada.getByRole('radio').nth(parts.indexOf(part)).check({ force: true });
      await walk(ada, 'desk', desks);
      for (const part of ['free', 'running'] as const) {
        await shows(part);
        await walk(ada, `desk ${part}`);
      }
      await shows('now');
      for (const [key, name] of [
        ['club.announce', 'desk announce'],
        ['club.points.edit', 'desk points'],
        ['club.about', 'desk evening'],
      ] as const) {
        await press(ada, key);
        await expect(ada.getByRole('dialog')).toBeVisible();
        await walk(ada, name);
        await closes(ada);
      }
      await shows('free');
      await press(ada, 'club.everybody');
      await walk(ada, 'desk people');
      await ada.locator('masque-desk-people').getByRole('button', { name: /^Ottilie/ }).click(); // prettier-ignore
      await walk(ada, 'desk person');
      await closes(ada);
      await shows('now');
      await press(ada, 'club.table.open');
      await expect(ada.locator('masque-ruleset masque-game-list')).toBeVisible();
      await walk(ada, 'ruleset games', desks);
      await closes(ada);
      await ada.locator('masque-desk-table').getByRole('button', { name: t('club.ruleset'), exact: true }).first().click(); // prettier-ignore
      await ada.locator('masque-ruleset .presets .preset').nth(1).click();
      await walk(ada, 'ruleset', desks);
      await closes(ada);

      // Noor's phone: in the room, in line, on a break, called, seated, home.
      const phone = await opened(browser, language, url, noor.cookie);
      await phone.goto(`${url}/c/${code}`);
      await expect(phone.getByRole('heading', { name: /Noor/ })).toBeVisible();
      await walk(phone, 'in the room');
      await press(phone, 'club.line.me');
      await expect(phone.getByRole('button', { name: t('club.line.me') })).toHaveAttribute('aria-pressed', 'true');
      await walk(phone, 'in line');
      await does({ do: 'call', member: desk.member('Noor'), table: evening.castle });
      await expect(phone.locator('masque-called mq-button').first()).toBeVisible();
      await walk(phone, 'called');
      await does({ do: 'seat', member: desk.member('Noor'), table: evening.castle });
      await phone.waitForURL(/\/t\/[A-Z]{4,5}$/);
      await expect(phone.getByRole('heading', { name: t('ui.seats') })).toBeVisible();
      await walk(phone, 'table');
      await phone.goto(`${url}/c/${code}`);
      await expect(phone.getByRole('link', { name: t('club.to-table') })).toBeVisible();
      await walk(phone, 'seated');
      await phone.goto(url);
      await expect(phone.locator('.tonight')).toBeVisible();
      await walk(phone, 'home', desks);
      for (const view of ['tonight', 'season', 'games'] as const) {
        await phone.goto(`${url}/c/${code}/standings`);
        await expect(phone.locator('mq-choice')).toBeVisible();
        await phone.getByRole('radio', { name: t(`club.view.${view}`) }).check({ force: true });
        if (view !== 'games') await expect(phone.locator('tbody tr').first()).toBeVisible();
        await walk(phone, `standings ${view}`, desks);
      }
      await phone.goto(`${url}/c/${code}/standings`);
      await phone.locator('tbody mq-link').first().click();
      await expect(phone.getByRole('dialog')).toBeVisible();
      await walk(phone, 'person');
      await phone.goto(`${url}/c/${code}/me`);
      await expect(heading(phone)).toBeVisible();
      await walk(phone, 'me');

      // The big screen.
      const board = await opened(browser, language, url);
      await board.setViewportSize({ width: 1920, height: 1080 });
      await board.goto(`${url}/board/${code}`);
      await expect(board.locator('.codebig')).toContainText(code);
      await walk(board, 'big screen', stages);
      for (const [width, height] of stages) {
        await board.setViewportSize({ width, height });
        await expect.poll(() => board.evaluate(peopleOnScreen)).toEqual({ cut: [], missing: 0, counted: true });
      }
      expect(await board.evaluate(smallText)).toEqual([]);
      await does({ do: 'screen', show: 'standings' });
      await expect(board.locator('masque-board-standings tbody tr').first()).toBeVisible();
      await walk(board, 'big screen standings', stages);

      // Between two evenings.
      await does({ do: 'close' });
      await phone.goto(`${url}/c/${code}`);
      await expect(phone.getByRole('heading', { name: 'Friday, the long night' })).toBeVisible();
      await walk(phone, 'between');
      await ada.goto(`${url}/desk/${code}`);
      await expect(ada.getByRole('textbox')).toBeVisible();
      await walk(ada, 'desk closed', desks);
      for (const it of evening.people) it.guest.close();
      desk.close();
    } finally {
      await server.close();
    }
    expect([...new Set(found)]).toEqual([]);
  });
