import { expect, type Page } from '@playwright/test';
import { host } from './support/evening.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { giveVoice, spokenOn, utterancesOn } from './support/voice.ts';
import { test } from './support/test.ts';

const names = ['Mia', 'Tom', 'Lena', 'Ben', 'Noor', 'Ines'];
/** Length of an hour of the night, in milliseconds. Nobody acts in it. */
const READ = 45_000;
const DAY = 270_000;
const MORE = 30_000;
const HOUR = 45_000;

test(
  'a village is narrated in English by the laptop of its host and in French by the big screen',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ seed: 'voices', held: true });
    try {
      const { page: laptop, code } = await host(browser, server.url, /Werewolves/);
      const phones = await Promise.all(names.map((name, i) => Phone.new(browser, name, i)));
      const screen = await (
        await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'fr-FR', reducedMotion: 'reduce' })
      ).newPage();
      for (const page of [laptop, screen, ...phones.map((it) => it.page)]) await giveVoice(page);
      await screen.goto(`${server.url}/screen/${code}`);
      await laptop.reload();
      await laptop.getByRole('button', { name: 'Host without playing' }).click();
      for (const phone of phones) await phone.sit(server.url, code);
      for (const phone of phones) await phone.ready();
      await laptop.getByRole('button', { name: 'Deal', exact: true }).click();

      /** The text a page should read now, and what it actually reads. */
      const written = (page: Page) => page.locator('.words .said, .saying .q').first().innerText();
      const heard = async (page: Page, n: number) => (await spokenOn(page)).slice(n).join(' ');
      /** Both pages read the new hour word for word as it is written. */
      const read = async (english: RegExp, french: RegExp, from: readonly [number, number]): Promise<void> => {
        for (const [page, says, n] of [
          [laptop, english, from[0]],
          [screen, french, from[1]],
        ] as const) {
          await expect(page.getByText(says).first()).toBeVisible();
          await expect(async () => expect(await heard(page, n)).toBe(await written(page))).toPass();
        }
      };
      const soFar = async () => [(await spokenOn(laptop)).length, (await spokenOn(screen)).length] as const;

      // The laptop is silent until it is told to read; the big screen reads automatically.
      await expect(screen.getByText(/La nuit n’est pas encore tombée/).first()).toBeVisible();
      await expect.poll(async () => (await spokenOn(screen)).length).toBeGreaterThan(0);
      expect(await spokenOn(laptop)).toEqual([]);
      await laptop.getByRole('switch', { name: 'Read aloud' }).click();
      await read(/Night has not yet fallen/, /La nuit n’est pas encore tombée/, [0, 0]);

      let before = await soFar();
      await server.pass(READ);
      await read(/the Mayor lies dead/, /le maire gît mort/, before);

      // When the clocks are stopped, so is the voice; afterwards it starts over.
      const stop = async (): Promise<void> => {
        await laptop.getByRole('button', { name: 'Pause the game' }).click();
        await expect(screen.locator('.stopped')).toContainText('La partie est en pause.');
        await expect(screen.getByRole('timer')).toHaveCount(0);
        before = await soFar();
      };
      const goOn = async (): Promise<void> => {
        await laptop.getByRole('button', { name: 'Resume the game' }).click();
        await expect(screen.locator('.stopped')).toHaveCount(0);
        await read(/the Mayor lies dead/, /le maire gît mort/, before);
      };
      await stop();
      await server.pass(DAY);
      await laptop.getByRole('button', { name: '30 seconds more' }).click();
      await expect(laptop.getByText(/Everybody has 30.seconds more/).first()).toBeVisible();
      expect(await soFar()).toEqual(before);
      await goOn();
      // With its original length, the day would be over now: it was extended by half a minute.
      await server.pass(DAY);
      await stop();
      await goOn();

      // Night: the same hours in the same words, whatever the cards are.
      before = await soFar();
      await server.pass(MORE);
      await read(/The second hour/, /La deuxième heure/, before);
      before = await soFar();
      await server.pass(HOUR);
      await read(/The last hour before dawn/, /La dernière heure avant l’aube/, before);
      before = await soFar();
      await server.pass(HOUR);
      await read(/Everybody has come down/, /Tout le monde est descendu/, before);

      for (const [page, lang] of [
        [laptop, 'en-GB'],
        [screen, 'fr-FR'],
      ] as const)
        expect(new Set((await utterancesOn(page)).map((it) => it.lang))).toEqual(new Set([lang]));
      for (const { page } of phones) {
        expect(await utterancesOn(page)).toEqual([]);
        await expect(page.getByRole('switch', { name: 'Read aloud' })).toHaveCount(0);
      }
    } finally {
      await server.close();
    }
  },
);
