import { expect, type Browser, type Page } from '@playwright/test';
import { Courtier } from './support/courtier.ts';
import { addBot, host } from './support/evening.ts';
import { Looker } from './support/looker.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

test.use({ actionTimeout: 20_000 });

/** How long to wait for a contract to end, in milliseconds. */
const PATIENCE = 60_000;

const NAMES = ['Mia', 'Tom', 'Lena', 'Ben', 'Ada', 'Jon', 'Eva', 'Max'];

/** Options that differ from the defaults. */
interface Rules {
  readonly tier: string;
  /** Length of the song, in seconds. */
  readonly song: number;
}

interface Court {
  readonly screen: Page;
  readonly all: readonly Courtier[];
  /** All courtiers with this card. */
  readonly every: (role: string, faction: 'Phoenix' | 'Dragon') => readonly Courtier[];
  /** The courtier with this card. */
  readonly the: (role: string, faction: 'Phoenix' | 'Dragon') => Courtier;
}

/** Chooses the deck of a tier and the length of the song, without time to look at the cards. */
async function setRules(page: Page, { tier, song }: Rules): Promise<void> {
  await page.getByRole('button', { name: 'Choose the roles' }).click();
  await page.getByRole('combobox', { name: 'Start from' }).click();
  await page.getByRole('option', { name: new RegExp(`^Tier ${tier}`) }).click();
  await expect(page.getByRole('combobox', { name: 'Start from' })).toHaveValue(new RegExp(`^Tier ${tier}`));
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Change the house rules' }).click();
  await page.getByRole('heading', { name: 'Time and length' }).click();
  for (const [label, seconds] of [
    ['Seconds between tribunals', song],
    ['Seconds to look at your card first', 0],
  ] as const) {
    const field = page.getByRole('spinbutton', { name: label });
    await field.fill(String(seconds));
    await field.blur();
    await expect(field).toHaveValue(String(seconds));
  }
  await page.getByRole('button', { name: 'Close' }).click();
}

/** Eight phones and a big screen at a table with these rules, after everybody has looked at their cards. */
async function court(browser: Browser, server: TestServer, rules: Rules): Promise<Court> {
  const { page, code } = await host(browser, server.url, /Succession/);
  await setRules(page, rules);

  const screen = await (
    await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB', reducedMotion: 'reduce' })
  ).newPage();
  await screen.goto(`${server.url}/screen/${code}`);
  const phones = await Promise.all(NAMES.map((name, i) => Phone.new(browser, name, 31 + i)));
  for (const phone of phones) await phone.sit(server.url, code);
  await Promise.all(phones.map((phone) => phone.ready()));
  await page.getByRole('button', { name: 'Deal' }).click();
  const all = phones.map((phone) => new Courtier(phone));
  await Promise.all(all.map((it) => it.look()));
  const every: Court['every'] = (role, faction) => all.filter((it) => it.is(role, faction));
  return {
    screen,
    all,
    every,
    the: (role, faction) => {
      const [one] = every(role, faction);
      if (!one) throw new Error(`nobody holds the ${faction} ${role}`);
      return one;
    },
  };
}

test(
  'eight phones play tier 1 to a crown: four contracts at once, a lie, and the other Heir',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ seed: 'succession' });
    const looker = new Looker();
    try {
      const { screen, all, the, every } = await court(browser, server, { tier: '1', song: 600 });
      const [heir, usurper] = [the('Heir', 'Phoenix'), the('Heir', 'Dragon')];
      const [liar, spy] = [the('Spy', 'Dragon'), the('Spy', 'Phoenix')];
      const [noble, page] = every('Noble', 'Phoenix') as [Courtier, Courtier];
      const [count, duke] = every('Noble', 'Dragon') as [Courtier, Courtier];
      await looker.look('free on a phone', heir.page);

      // Four huddles at once. The Phoenix Spy passes for a Dragon, and the Dragon Heir believes it.
      const huddles = [
        [noble, 'My faction', liar, 'My faction'],
        [spy, 'My faction', usurper, 'My role'],
        [heir, 'My faction', page, 'My role'],
        [count, 'My faction', duke, 'My faction'],
      ] as const;
      const [scanned, ...tapped] = huddles;
      await scanned[0].scan(scanned[2], scanned[1]);
      await Promise.all(tapped.map(([one, side, other]) => one.propose([other], side)));
      await looker.look('four huddles on the big screen', screen);
      await looker.look('invited', usurper.page);
      await Promise.all(huddles.map(([, , other, side]) => other.join(side)));
      await Promise.all(huddles.map(([one]) => one.agree()));
      await looker.look('agreed', spy.page);
      await Promise.all(huddles.map(([, , other]) => other.agree()));

      // Players' notes contain what they were shown, without drawing conclusions.
      await expect.poll(() => noble.look(), { timeout: PATIENCE }).toContain(`${liar.name} showed the Phoenix emblem`);
      await expect.poll(() => spy.look(), { timeout: PATIENCE }).toContain(`${usurper.name} is Heir, Dragon`);
      expect(await usurper.look()).toContain(`${spy.name} showed the Dragon emblem`);
      for (const other of all) if (other !== spy) expect(await other.look()).not.toContain('is Heir');
      await expect(heir.offer('Propose a contract')).toBeVisible({ timeout: PATIENCE });

      await heir.crown();
      await expect(screen.getByText('The crown is taken').first()).toBeVisible({ timeout: PATIENCE });
      await looker.look('crown on the big screen', screen);
      await looker.look('crown on a phone', noble.page);
      await heir.nameUsurper(usurper);
      for (const { phone } of all) await expect.poll(() => phone.outcome(), { timeout: PATIENCE }).not.toBeNull();
      for (const it of all) {
        const outcome = it.page.locator('mq-outcome');
        await expect(outcome.getByText('The other Heir was found: the Phoenix wins.').first()).toBeVisible();
        for (const other of all) {
          const headline = (await it.phone.outcome()) ?? '';
          const named = headline.includes(other.name) || (other === it && headline.startsWith('You'));
          expect([other.name, named]).toEqual([other.name, [heir, spy, noble, page].includes(other)]);
        }
      }
      await looker.look('end', heir.page);
      expect(looker.found).toEqual([]);
    } finally {
      await server.close();
    }
  },
);

test(
  'tier 3: the bell rings while one contract stacks surprises and another one judges',
  { tag: '@long' },
  async ({ browser }) => {
    // The court's clock only moves when the test lets time pass: no thumb is ever too slow.
    const server = await TestServer.open({ seed: 'succession', held: true });
    const looker = new Looker();
    try {
      const { screen, all, the } = await court(browser, server, { tier: '3', song: 60 });
      const [heir, usurper] = [the('Heir', 'Phoenix'), the('Heir', 'Dragon')];
      const [asp, adder] = [the('Assassin', 'Phoenix'), the('Assassin', 'Dragon')];
      const [judge, bait] = [the('Magistrate', 'Dragon'), the('Magistrate', 'Phoenix')];
      const culprit = the('Spy', 'Phoenix');

      // One contract of three that shows factions, and one of two that shows roles.
      await Promise.all([asp.propose([adder, bait], 'My faction'), judge.propose([culprit], 'My role')]);
      await Promise.all([adder.join('My faction'), bait.join('My faction'), culprit.join('My role')]);
      await looker.look('forming', adder.page);

      // The contracts are agreed two seconds before the bell; a surprise is announced, and the bell rings.
      await server.pass(58_000);
      await Promise.all([asp, adder, judge, culprit].map((it) => it.agree()));
      await expect(judge.offer('Execute')).toBeVisible();
      await looker.look('decide', judge.page);
      await bait.agree();
      await adder.surprise(bait);
      await expect.poll(() => asp.look(), { timeout: PATIENCE }).toContain(`${adder.name} is Assassin, Dragon`);
      await server.pass(2_000);
      await expect(screen.getByText('The bell has rung').first()).toBeVisible({ timeout: PATIENCE });
      await looker.look('bell on the big screen', screen);
      await looker.look('surprise', asp.page);
      await looker.picture('phone-succession-surprise', asp.page);
      // Both contracts go on. Players without a contract can only wait.
      await expect(heir.offer('Propose a contract')).toHaveCount(0);
      await expect(judge.offer('Execute')).toBeVisible();

      // The later surprise is resolved first, so the first one fails.
      await asp.surprise(adder);
      await Promise.all([adder, bait].map((it) => it.pass()));
      await judge.execute([culprit]);
      await judge.giveWord();
      await Promise.all([judge, culprit].map((it) => it.pass()));
      // Windows stay open for a while even if everybody is fast, and contracts end at the next mark of the clock.
      await server.pass(8_000);
      await server.pass(5_000);

      // Then all living players point.
      await expect(screen.getByText('Who must show their role?').first()).toBeVisible({ timeout: PATIENCE });
      const living = all.filter((it) => it !== adder && it !== culprit);
      await looker.look('tribunal on a phone', heir.page);
      await looker.look('ghost', adder.page);
      for (const it of living) await it.point(it === usurper ? heir : usurper);
      await expect(screen.locator('mq-arrows [data-arrow]')).toHaveCount(living.length, { timeout: PATIENCE });
      await looker.look('fingers on the big screen', screen);
      await looker.picture('screen-succession-tribunal', screen);
      await looker.look('fingers on a phone', heir.page);
      // In landscape, the phone also shows who pointed at whom without scrolling.
      const upright = heir.page.viewportSize()!;
      await heir.page.setViewportSize({ width: 844, height: 390 });
      await expect(heir.page.locator('succession-court .pointed li').last()).toBeInViewport({ ratio: 1 });
      // If three are tied, their names leave room for those who pointed.
      await heir.page.locator('succession-court').evaluate((it) => {
        const court = it as Element & { data?: { fingers: { cards: { seat: number }[]; at: unknown } } };
        const cards = [0, 1, 2].map((seat) => ({ ...court.data!.fingers.cards[0]!, seat }));
        court.data = { ...court.data!, fingers: { at: cards.map(({ seat }) => ({ seat, from: [3, 4] })), cards } };
      });
      for (const line of await heir.page.locator('succession-court .pointed span').all())
        expect((await line.boundingBox())!.width).toBeGreaterThan(100);
      // On the smallest phone, it stands below the card.
      await heir.page.setViewportSize({ width: 320, height: 568 });
      const back = (await heir.page.locator('succession-court .cards.full mq-turning-card').last().boundingBox())!;
      const pointed = (await heir.page.locator('succession-court .pointed').boundingBox())!;
      expect(pointed.y).toBeGreaterThanOrEqual(back.y + back.height);
      await heir.page.setViewportSize(upright);

      // After a pause, the card is turned, and there is time to see it before the next song.
      await expect(screen.getByText(`${usurper.name} shows everybody`)).toHaveCount(0);
      await server.pass(4_000);
      const turned = screen.locator('succession-court .cards.full mq-turning-card');
      await expect(turned.getByText('Heir').first()).toBeVisible({ timeout: PATIENCE });
      await expect(heir.page.locator('succession-court .cards.full mq-turning-card')).toBeVisible({
        timeout: PATIENCE,
      });
      await looker.look('verdict on the big screen', screen);
      await looker.look('verdict on a phone', heir.page);
      await expect(heir.offer('Propose a contract')).toHaveCount(0);
      await server.pass(7_000);

      await screen.getByText('Song 2').first().waitFor();
      await heir.page.getByRole('button', { name: 'What happened' }).click();
      const record = heir.page.locator('mq-log');
      await expect(record.getByText(`${adder.name} dies.`).first()).toBeVisible();
      await expect(record.getByText(`${culprit.name} is executed by ${judge.name}.`).first()).toBeVisible();
      await expect(record.getByText(`${bait.name} dies.`)).toHaveCount(0);
      await expect(record.getByText(`${usurper.name} shows everybody: Heir, Dragon.`).first()).toBeVisible();
      expect(looker.found).toEqual([]);
    } finally {
      await server.close();
    }
  },
);

test('a contract of six is read whole on a phone', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open({ seed: 'six', held: true });
  try {
    const { page } = await Phone.new(browser, 'Mia', 1);
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Host a table' }).click();
    await page.getByRole('button', { name: 'Succession' }).click();
    await page.getByRole('button', { name: /^Open a table/ }).click();
    await page.getByLabel('Your name').fill('Mia');
    await page.getByRole('button', { name: 'Take a seat' }).click();
    for (let bots = 0; bots < 8; bots++) await addBot(page);
    await page.getByRole('button', { name: 'Deal', exact: true }).click();
    await server.pass(20_000);
    const rows = page.locator('succession-court .rows li');
    const propose = page.getByRole('button', { name: /^Propose a contract/ });
    await propose.click();
    const people = page.getByRole('list', { name: 'Seats' }).locator('button[aria-pressed=false]:not(:disabled)');
    for (let n = 0; n < 5; n++) await people.first().click();
    // Those chosen are marked on the table: a list of them would push the next question behind the button, or below it.
    const upright = page.viewportSize()!;
    const show = page.getByRole('button', { name: 'my faction' });
    for (const [width, height] of [
      [568, 320],
      [320, 568],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [asked, sends] = [(await show.boundingBox())!, (await propose.boundingBox())!];
      expect(asked.y + asked.height, `at ${width}`).toBeLessThanOrEqual(sends.y);
      expect(sends.y + sends.height, `at ${width}`).toBeLessThanOrEqual(height);
    }
    await page.setViewportSize(upright);
    await show.click();
    await propose.click();
    // The others come in one after the other.
    for (let passes = 0; passes < 20 && (await rows.count()) < 5; passes++) await server.pass(1_000);
    expect(await rows.count()).toBeGreaterThanOrEqual(5);
    const offers = (await page.getByRole('region', { name: 'What you may do' }).boundingBox())!;
    for (const row of await rows.all()) {
      const { y, height } = (await row.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(offers.y);
    }
  } finally {
    await server.close();
  }
});
