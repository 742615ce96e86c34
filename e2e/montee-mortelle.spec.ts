import { expect } from '@playwright/test';
import { host } from './support/evening.ts';
import { Looker } from './support/looker.ts';
import { overhear } from './support/overhear.ts';
import { TestServer } from './support/server.ts';
import { Traveller } from './support/traveller.ts';
import { test } from './support/test.ts';

test(
  'five phones play Montée Mortelle: a trade that does something on both sides, a duel, a right proclamation',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ seed: 'montee 1990' });
    const looker = new Looker();
    try {
      // The host's laptop is in English, all others are in French.
      const table = await host(browser, server.url, /Castle of the Devil|Montée Mortelle/);
      await table.page.getByRole('button', { name: 'Change the house rules' }).click();
      await table.page.getByRole('heading', { name: 'Time and length' }).click();
      await table.page.getByRole('combobox', { name: 'Time to think' }).click();
      await table.page.getByRole('option', { name: 'No clocks' }).click();
      await table.page.getByRole('button', { name: 'Close' }).click();
      const screen = await (
        await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'fr-FR', reducedMotion: 'reduce' })
      ).newPage();
      const shownToAll = overhear(screen);
      await screen.goto(`${server.url}/screen/${table.code}`);
      const names = ['Aimée', 'Basile', 'Clara', 'Denis', 'Élise'];
      const all = await Promise.all(names.map((name) => Traveller.new(browser, name)));
      const [aimee, basile, clara, denis, elise] = all as [Traveller, Traveller, Traveller, Traveller, Traveller];
      for (const { phone } of all) await phone.sit(server.url, table.code);
      for (const { phone } of all) await phone.ready();
      await table.page.getByRole('button', { name: 'Deal' }).click();

      // Everybody looks at their cards. The coach leaves when all have done so.
      await aimee.reads('Regardez vos cartes');
      await looker.look('dealt', aimee.page);
      for (const one of all) await one.press(/C’est vu/);

      // The players' cards.
      await aimee.reads('Que faites-vous ?');
      await aimee.holds('Confrérie', 'Médium', 'Gobelet');
      await basile.holds('Confrérie', 'Docteur', 'Sac des Secrets');
      await clara.holds('Ordre', 'Prêtre', 'Monocle');
      await denis.holds('Ordre', 'Maître d’Arme', 'Clé');
      await elise.holds('Confrérie', 'Alchimiste', 'Sac des Secrets');
      await looker.look('turn', aimee.page);
      await looker.picture('stage-turn', screen);

      // A duel: hypnosis, a Grand Master, poison.
      await aimee.press(/^Duel/);
      await aimee.tap(denis);
      await aimee.go();
      await denis.reads(/Aimée vous provoque/);
      await clara.reads(/qui soutenez-vous/);
      await looker.picture('priest', clara.page);
      for (const one of [basile, clara, denis, elise]) await one.press(/Laisser/);
      await basile.press(/Épée/);
      await clara.press(/Bouclier/);
      await looker.picture('support', elise.page);
      await elise.press(/Bouclier/);
      await looker.picture('hypnosis', aimee.page);
      // Players find such options beside their cards: the attacker's screen looks like that of somebody who has none.
      await expect(aimee.offer(/Hypnotiser/)).toHaveCount(0);
      await aimee.pressInPrivate(/Hypnotiser/, /Clara/, /Hypnotiser/);
      await denis.reads(/2 contre 2/);
      await looker.picture('cards', denis.page);
      // What players could use is only visible beside their cards: all phones look the same.
      await expect(denis.offer(/Maître d’Arme/)).toHaveCount(0);
      await denis.pressInPrivate(/Maître d’Arme/);
      await elise.reads(/2 contre 3/);
      await elise.pressInPrivate(/L’attaquant gagne/);
      await looker.look('stage-cards', screen);
      await looker.picture('screen-montee-mortelle-duel', screen);
      await looker.picture('cards-done', aimee.page);
      for (const one of [aimee, basile, denis, elise])
        if (await one.offer(/Rien de plus/).count()) await one.press(/Rien de plus/);
      await basile.press(/Laisser/);
      await aimee.reads(/que voulez-vous de Denis/);
      await looker.picture('spoils', aimee.page);
      await looker.picture('stage-spoils', screen);
      await looker.look('english', table.page);
      await aimee.press(/Regarder/);

      // An object is offered and refused: one person has seen it, the others only learn that it was refused.
      await basile.reads('Que faites-vous ?');
      await basile.press(/Échanger/);
      await basile.tap(clara);
      await basile.go();
      await clara.reads(/Basile vous propose un objet/);
      await looker.look('offered', clara.page);
      await looker.picture('stage-offered', screen);
      await looker.picture('offered-others', denis.page);
      await clara.turnsOver('Sac des Secrets (Gobelet)');
      await clara.holds('Monocle');
      await clara.press(/Rendre/);
      await basile.press(/Finir mon tour/);
      await aimee.reads('Clara réfléchit');
      await expect(screen.getByText('Clara réfléchit')).toBeVisible();
      const sent = (frames: readonly string[]): boolean => frames.some((it) => it.includes('bagGoblet'));
      expect([basile, clara].map(({ frames }) => sent(frames))).toEqual([true, true]);
      for (const { name, frames } of [aimee, denis, elise]) expect(sent(frames), name).toBe(false);
      expect(shownToAll.length).toBeGreaterThan(5);
      expect(sent(shownToAll)).toBe(false);

      // A trade with effects on both sides: the Monocle shows a society, the Bag draws.
      await clara.press(/Échanger/);
      await looker.look('sliding', clara.page);
      // On the smallest phone, the object covers nobody who can be tapped.
      await clara.page.setViewportSize({ width: 320, height: 568 });
      for (const it of await clara.page.locator('mq-ring button.hitbox').all()) await it.click({ trial: true });
      await clara.page.setViewportSize({ width: 390, height: 844 });
      await clara.slideTo(basile);
      await basile.reads(/Clara vous propose un objet/);
      await basile.turnsOver('Monocle');
      await basile.press(/Accepter/);
      await basile.go();
      await clara.press(/Finir mon tour/);
      await clara.holds('Basile appartient à : Confrérie');
      await basile.holds('Monocle', 'Gobelet');

      // The Key goes to Élise, who passes her Bag on and draws.
      await denis.press(/Échanger/);
      await denis.tap(elise);
      await denis.go();
      await elise.reads(/Denis vous propose un objet/);
      await elise.press(/Accepter/);
      await elise.go();

      // Three Goblets with three allies: Élise stands up.
      await elise.reads('Que faites-vous ?');
      await elise.holds('Clé', 'Gobelet');
      await elise.press(/Se lever/);
      await elise.tap(aimee);
      await elise.tap(basile);
      await looker.look('proclaiming', elise.page);
      // Whoever shows cards has the room, for a moment: the society fills nearly a third of the screen.
      const society = denis.page.locator('montee-mortelle-proclamation .society');
      // It may be in the page a moment before it is laid out.
      const share = society
        .filter({ visible: true })
        .evaluate((it) => it.getBoundingClientRect().height / innerHeight, null, {
          timeout: 60_000,
        });
      // On one phone the page of the end is late: until then the table stays.
      let comes = (): void => {};
      const late = new Promise<void>((resolve) => (comes = resolve));
      await denis.page.route(/\/assets\/end-/, async (route) => {
        await late;
        await route.continue();
      });
      await elise.seal();
      expect(await share).toBeGreaterThan(0.3);
      await looker.look('proclaimed', denis.page);
      await looker.look('stage-proclaimed', screen);
      // Names and cards keep off each other on the narrowest phone.
      await denis.page.setViewportSize({ width: 320, height: 568 });
      const shown = denis.page.locator('montee-mortelle-proclamation .row');
      await expect(shown).not.toHaveCount(0);
      for (const row of await shown.all()) {
        const said = (await row
          .locator(':is(.name, .label):visible')
          .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().left + it.scrollWidth)))!;
        expect(said.length).toBeGreaterThan(0);
        expect(Math.max(...said)).toBeLessThanOrEqual((await row.locator('.cards').boundingBox())!.x);
        // Room for a name of eleven letters on one line.
        expect((await row.locator('mq-person').boundingBox())!.width).toBeGreaterThan(120);
      }
      await denis.page.setViewportSize({ width: 390, height: 844 });
      const ended = (one: Traveller): Promise<void> =>
        expect.poll(() => one.phone.outcome(), { timeout: 20_000 }).toBe('Aimée, Basile et Élise');
      for (const one of [aimee, basile, clara, elise]) await ended(one);
      await looker.look('ending', denis.page);
      comes();
      await ended(denis);
      await expect(elise.page.getByRole('heading', { name: 'La Confrérie gagne' })).toBeVisible();
      await expect(screen.getByText('Élise avait raison : la Confrérie des Vrais Mensonges l’emporte')).toBeVisible();
      await expect(table.page.getByText('Élise was right: the Brotherhood of True Lies wins')).toBeVisible();
      await looker.look('end', elise.page);
      await looker.picture('stage-end', screen);
      expect(looker.found).toEqual([]);
    } finally {
      await server.close();
    }
  },
);
