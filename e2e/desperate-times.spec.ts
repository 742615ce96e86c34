import { expect, type Page } from '@playwright/test';
import { Contender } from './support/contender.ts';
import { textIn } from './support/document.ts';
import { host } from './support/evening.ts';
import { Looker } from './support/looker.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

test.use({ actionTimeout: 20_000 });

/** A big screen looks the same at any size; a small one is faster to draw. */
const television = process.env['SCREENS'] ? { width: 1920, height: 1080 } : { width: 960, height: 540 };

/**
 * The deal for this game: Mia is the first Speaker and has both Sceptre Villagers, Lena a Preacher, Ben a Mystic. The
 * results of the script below were worked out by hand from the rulebook.
 */
const SEED = 'mayor 91';

test(
  'four phones play Desperate Times to its end, with contests, a Mystic and a tie for a faction',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ seed: SEED, held: true });
    const looker = new Looker();
    /** When all are ready, three seconds are left to change one's mind. */
    const placed = (): Promise<void> => server.pass(3000);
    /** A contest is shown for six seconds. */
    const shown = (): Promise<void> => server.pass(6000);
    try {
      const table = await host(browser, server.url, /Desperate Times/);
      const screen = await (
        await browser.newContext({ viewport: television, locale: 'en-GB', reducedMotion: 'reduce' })
      ).newPage();
      await screen.goto(`${server.url}/screen/${table.code}`);
      const phones = await Promise.all(
        ['Mia', 'Tom', 'Lena', 'Ben'].map((name, i) => Phone.new(browser, name, 21 + i)),
      );
      for (const phone of phones) await phone.sit(server.url, table.code);
      for (const phone of phones) await phone.ready();
      await table.page.getByRole('button', { name: 'Deal' }).click();
      const contenders = phones.map((phone) => new Contender(phone));
      const [mia, tom, lena, ben] = contenders as [Contender, Contender, Contender, Contender];

      const areas = screen.locator('mq-stage .areas');
      const places = areas.locator('.place');
      const sceptre = (page: Page) => page.locator('mq-stats').getByText(/^tie: .+ and .+/);
      const duel = (page: Page) => page.locator('desperate-times-contest');

      await test.step('one tap selects, another one changes that, and both are noticed by nobody', async () => {
        await expect(mia.offer(/Select a Supporter/)).toBeVisible();
        await expect(areas).toBeVisible();
        await looker.look('selecting', mia.phone.page);
        await mia.openHand();
        await looker.look('hand', mia.phone.page);
        await mia.hand.nth(0).click();
        await expect(mia.offer(/^Selected: card 1 of your hand/)).toBeVisible();
        const before = await textIn(areas);
        await mia.openHand();
        await expect(mia.hand.first()).toHaveAttribute('aria-pressed', 'true');
        await mia.hand.filter({ hasText: 'Sceptre Villager' }).first().click();
        await expect(mia.offer(/^Selected: card 2 of your hand/)).toBeVisible();
        expect(await textIn(areas)).toBe(before);
        await looker.look('selected', mia.phone.page);
      });

      await test.step('round 1: a tie for the Sceptre, and a Mystic', async () => {
        await tom.select();
        await lena.select('Preacher');
        await ben.select('Mystic');
        await placed();
        await mia.reveal('A2');
        await expect(screen.locator('mq-stats').getByText('Mia 1', { exact: true })).toBeVisible();
        await tom.bribe('B1');
        await lena.reveal('C2');
        await expect(sceptre(screen)).toHaveText('tie: Mia and Lena');
        await expect(sceptre(tom.phone.page)).toHaveText('tie: Mia and Lena');
        await expect(places).toHaveText(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2']);
        await ben.reveal('D2');
        // Five Anonymous Supporters are dealt again from Ben's left, under new names and without the Bribe.
        await expect(places).toHaveText(['A2', 'A3', 'A4', 'B3', 'C2', 'C3', 'D2', 'D3']);
        await looker.look('big screen', screen);
      });

      await test.step('rounds 2 and 3: Bribes', async () => {
        await mia.select();
        await tom.select('Sceptre Villager');
        await lena.select();
        await ben.select();
        await placed();
        await tom.bribe('B4');
        await lena.bribe('C2');
        await ben.bribe('D2');
        await looker.look('Endorsement', mia.phone.page);
        await mia.bribe('A2');
        for (const it of contenders) await it.select();
        await placed();
        await lena.bribe('C2');
        await ben.bribe('D2');
        await mia.bribe('A3');
        await tom.bribe('B4');
      });

      await test.step('round 4: two Bribes against one, the newcomer wins', async () => {
        for (const it of contenders) await it.select();
        await placed();
        await ben.bribe('D2');
        await mia.bribe('A3');
        await tom.reveal('B4');
        for (const page of [screen, mia.phone.page]) {
          await expect(page.getByText('Contest for the Sceptre Villager (2)').first()).toBeVisible();
          await expect(duel(page).locator('.side.by')).toHaveText('Tom steps forward');
          await expect(duel(page).locator('.won.up')).toHaveText('2Bribes: 2 stays up');
          await expect(duel(page).locator('.side.to')).toHaveText('Mia was public');
          await expect(duel(page).locator('.won.down')).toHaveText('1Bribes: 1 goes down');
          // The card fills a third of the screen.
          const { height } = (await duel(page).locator('mq-card.face').boundingBox())!;
          expect(height / page.viewportSize()!.height).toBeGreaterThan(1 / 3);
        }
        await expect(sceptre(screen)).toHaveText('tie: Tom and Lena');
        // Behind it, the table marks which two Supporters it concerns.
        const area = (seat: number) => areas.locator(`[data-seat="${seat}"] mq-card`);
        await expect(area(1).and(screen.locator('[marked=stays]'))).toHaveCount(1);
        await expect(area(0).and(screen.locator('[marked=goes]'))).toHaveCount(1);
        await expect(areas.locator('[marked]')).toHaveCount(2);
        await looker.look('contest on a phone', mia.phone.page);
        await looker.look('contest on the big screen', screen);
        await looker.picture('screen-desperate-times', screen);
        await looker.picture('phone-desperate-times', mia.phone.page);
        await shown();
        await expect(areas.locator('[marked]')).toHaveCount(0);
        await lena.bribe('C2');
      });

      await test.step('round 5: one Bribe against two, nobody turns Tom down', async () => {
        // The last card of a hand is played automatically.
        await mia.reveal('A2');
        await expect(duel(screen).locator('.side.to')).toHaveText('Tom was public');
        await expect(duel(screen).locator('.won.up')).toHaveText('2Bribes: 2 stays up');
        await shown();
        await tom.bribe('B4');
        await lena.bribe('C2');
        await ben.bribe('D2');
      });

      for (const { page } of phones)
        await expect(page.locator('mq-outcome').getByRole('heading').first()).toHaveText(/^(Ben wins|You win)$/);
      await looker.look('end', mia.phone.page);
      // One of Ben's points is for his majority of the Codex; the tie for the Sceptre gives Tom and Lena none.
      await expect(screen.locator('mq-outcome')).toContainText(
        /Ben has 13 points: .*Lena has 11 points: .*Mia has 10 points: .*Tom has 9 points: /s,
      );
      await mia.phone.page.getByRole('button', { name: 'See the table' }).click();
      await mia.phone.page.getByRole('button', { name: 'What happened' }).click();
      const record = mia.phone.page.locator('mq-log');
      for (const line of [
        'Lena’s Preacher finds nothing to do.',
        'All Anonymous Supporters are shuffled and dealt out again. 1 Bribe is lost.',
        'Contest for the Sceptre Villager (2): Tom has 2 Bribes on it, you 1. It goes to Tom.',
        'Contest for the Sceptre Villager (2): you have 1 Bribe on it, Tom 2. It stays with Tom.',
      ])
        await expect(record.getByText(line)).toHaveCount(1);
      await looker.look('record', mia.phone.page);
      expect(looker.found).toEqual([]);
      expect(looker.names).toHaveLength(9);
    } finally {
      await server.close();
    }
  },
);
