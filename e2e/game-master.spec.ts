import { expect, type Page } from '@playwright/test';
import { wholeDocument } from './support/document.ts';
import { silentFields } from './support/fields.ts';
import { Looker } from './support/looker.ts';
import { TestServer } from './support/server.ts';
import { goOn, village, watchedVillage } from './support/watched.ts';
import { test } from './support/test.ts';

test(
  'a game master sees all cards, stops the clocks, takes a vote back, and the village goes on',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open(village);
    try {
      const { master, phones } = await watchedVillage(browser, server);
      const [mia, tom, lena] = phones.map((it) => it.page) as [Page, Page, Page];
      const everything = master.getByRole('button', { name: 'Everything' });

      // A console beside the table: who is asked, and all cards, covered until they are held open. Nobody else has one.
      const watch = master.locator('masque-watch');
      expect(await wholeDocument(master, 'masque-watch')).not.toContain('Werewolf');
      await watch.getByRole('textbox', { name: 'Notes' }).fill('Mia is nervous.');
      expect(await silentFields(watch)).toEqual([]);
      await watch.getByRole('button', { name: 'Hold to see all cards' }).hover();
      await master.mouse.down();
      for (const [who, role] of [
        ['Mia', 'Werewolf'],
        ['Tom', 'Werewolf'],
        ['Lena', 'Stone Mason'],
      ] as const)
        await expect(watch.getByRole('listitem').filter({ hasText: who })).toContainText(role);
      await master.mouse.up();
      expect(await wholeDocument(master, 'masque-watch')).not.toContain('Werewolf');
      const looker = new Looker();
      await looker.look('everything', master);
      expect(looker.found).toEqual([]);
      // On a small screen it opens with a button, with the same notes.
      await master.setViewportSize({ width: 390, height: 844 });
      await everything.click();
      await expect(watch.getByRole('textbox', { name: 'Notes' })).toHaveValue('Mia is nervous.');
      await master.getByRole('button', { name: 'Close' }).click();
      await master.setViewportSize({ width: 1280, height: 800 });
      for (const page of [mia, lena]) await expect(page.locator('masque-watch')).toHaveCount(0);
      await expect(lena.getByText(/Game master: Gro/)).toBeVisible();

      // Nothing can be done while the clocks are stopped.
      await goOn(master, /Day breaks/);
      const accuse = mia.getByRole('button', { name: 'Accuse' });
      await expect(accuse).toBeVisible();
      await master.getByRole('button', { name: 'Pause the game' }).click();
      for (const page of [mia, tom, lena])
        await expect(page.getByText('Nothing can be done until it resumes.')).toBeVisible();
      await expect(accuse).toHaveCount(0);
      await master.getByRole('button', { name: 'Resume the game' }).click();
      await expect(accuse).toBeVisible();

      // Lena stands trial; Mia raises her hand by mistake.
      await accuse.click();
      await mia.getByRole('list', { name: 'Seats' }).getByRole('button', { name: /Lena/ }).click();
      const sent = mia
        .getByRole('region')
        .getByRole('button', { name: /Accuse/ })
        .last();
      if (await sent.isVisible()) await sent.click();
      await tom.getByRole('button', { name: 'I second that' }).click();
      await lena.getByRole('button', { name: 'I have spoken' }).click();
      await mia.getByRole('button', { name: /^Lynch/ }).click();
      await watch.getByRole('button', { name: '1. Mia: Lynch' }).click();
      await watch.getByRole('button', { name: 'Take this move back' }).click();

      // She is asked again, everybody is told, and the game goes on from there.
      for (const page of [tom, lena]) {
        await page.getByRole('button', { name: 'What happened' }).click();
        await expect(
          page.getByRole('list', { name: 'What happened' }).getByText(/^The game master takes back/),
        ).toBeVisible();
        await page.getByRole('button', { name: 'Close' }).click();
      }
      await mia.getByRole('button', { name: /^Let live/ }).click();
      await tom.getByRole('button', { name: /^Let live/ }).click();
      await goOn(master, /Lena goes free/);
      await lena.getByRole('button', { name: 'What happened' }).click();
      await expect(
        lena.getByRole('list', { name: 'What happened' }).getByText(/^0 hands against you, 4 needed/),
      ).toBeVisible();
    } finally {
      await server.close();
    }
  },
);
