import { expect } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { host } from './support/evening.ts';
import { Looker } from './support/looker.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { Villager } from './support/villager.ts';
import { giveVoice, spokenOn } from './support/voice.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 360_000 });

/** Long enough for the clocks at the fastest pace, in milliseconds. */
const HOUR = 40_000;

const names = ['Mia', 'Tom', 'Lena', 'Ben', 'Noor', 'Ines', 'Karl', 'Pia', 'Sam'];

test(
  'nine phones and a big screen play a village through nights and days to its end',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ seed: 'village' });
    const looker = new Looker();
    try {
      const table = await host(browser, server.url, /Werewolves/);
      await table.page.getByRole('button', { name: 'Change the house rules' }).click();
      await table.page.getByRole('heading', { name: 'Time', exact: true }).click();
      await table.page.getByRole('combobox', { name: 'Time to think', exact: true }).click();
      await table.page.getByRole('option', { name: 'Brisk' }).click();
      await table.page.getByRole('button', { name: 'Close' }).click();
      await expect(table.page.getByText('Brisk', { exact: true }).first()).toBeVisible();
      const screen = await (
        await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB', reducedMotion: 'reduce' })
      ).newPage();
      await giveVoice(screen);
      await screen.goto(`${server.url}/screen/${table.code}`);
      const phones = await Promise.all(names.map((name, i) => Phone.new(browser, name, 31 + i)));
      for (const phone of phones) await phone.sit(server.url, table.code);
      await Promise.all(phones.map((it) => it.ready()));
      await table.page.getByRole('button', { name: 'Deal', exact: true }).click();

      const village = phones.map((phone) => new Villager(phone));
      for (const one of village) await one.read();
      const having = (role: RegExp): Villager[] => village.filter((it) => role.test(it.role));
      const wolves = having(/Werewolf/);
      const [seer] = having(/Seer/) as [Villager];
      const [bodyguard] = having(/Bodyguard/) as [Villager];
      const [one, two] = having(/Villager/) as [Villager, Villager];
      const [first, last] = wolves as [Villager, Villager];
      expect(wolves.length).toBe(2);
      const living = new Set(village);
      const need = (): number => Math.ceil(living.size / 2);
      await Promise.all(village.map((it) => it.press('I have read it')));

      /** Somebody is accused and seconded, and says nothing; the others vote by raising their hands or not. */
      const judge = async (accused: Villager, hands: number): Promise<void> => {
        const others = [...living].filter((it) => it !== accused);
        const [by, second] = others as [Villager, Villager];
        await by.accuse(accused.name);
        await second.press('I second that');
        await accused.press('I have spoken');
        await expect(screen.getByText(`Shall ${accused.name} be lynched?`).first()).toBeVisible();
        await Promise.all(others.map((it, i) => it.press(i < hands ? /^Lynch/ : /^Let live/)));
      };
      /**
       * An hour of the night: every living player chooses. `choices` gives particular choices; the others choose any.
       */
      const hour = async (title: string, says: RegExp, choices: ReadonlyMap<Villager, string>): Promise<void> => {
        await expect(screen.getByText(says).first()).toBeVisible({ timeout: HOUR });
        await Promise.all([...living].map((it) => expect(it.button('Choose')).toBeVisible({ timeout: HOUR })));
        const questions = await Promise.all([...living].map((it) => it.question()));
        const [first, ...rest] = questions as [(typeof questions)[0], ...typeof questions];
        expect(first.title).toBe(title);
        for (const other of rest) expect(other).toEqual(first);
        // Phones look the same to the eye as well, including those of the dead.
        const [one, ...others] = await Promise.all(village.map(async (it) => ({ of: it, seen: await it.picture() })));
        const different = others.filter(({ seen }) => !one!.seen.equals(seen));
        for (const { of, seen } of different.length > 0 ? [one!, ...different] : [])
          writeFileSync(test.info().outputPath(`${title}, ${of.name}.png`), seen);
        expect(different.map(({ of }) => `${of.name}, ${of.role}`)).toEqual([]);
        await Promise.all([...living].map((it) => it.choose(choices.get(it)?.toString())));
      };
      const night = async (n: number, prey: Villager): Promise<void> => {
        const title = `Night ${n}`;
        await hour(
          title,
          /The second hour/,
          new Map(wolves.filter((it) => living.has(it)).map((it) => [it, prey.name])),
        );
        const dark = await Promise.all(village.map((it) => it.brightness()));
        for (const light of dark) expect(light).toBeLessThan(0.08);
        if (n === 1) {
          await looker.look('night on a phone', last.phone.page);
          await looker.look('night on the big screen', screen);
          await looker.picture('phone-werewolf-night', last.phone.page);
          await looker.picture('screen-werewolf-night', screen);
        }
        await hour(title, /The last hour before dawn/, new Map([[seer, last.name]]));
        await expect(screen.getByText(`Found dead: ${prey.name}`).first()).toBeVisible({ timeout: HOUR });
        living.delete(prey);
      };

      const lynched = async (who: Villager): Promise<void> => {
        await judge(who, need());
        await expect(screen.getByText(`The rope holds. ${who.name} is dead.`).first()).toBeVisible();
        await looker.look('a card that was turned up', screen);
        await looker.picture('screen-werewolf-lynched', screen);
        living.delete(who);
      };

      // The first day: by luck, a Werewolf is lynched.
      await expect(screen.getByText(/the Mayor lies dead/).first()).toBeVisible();
      await looker.look('day on the big screen', screen);
      await lynched(first);
      await night(1, one);

      // The second day: somebody is acquitted, and then the village prefers to sleep.
      await judge(bodyguard, need() - 1);
      await expect(screen.getByText('1 of 3').first()).toBeVisible();
      await looker.look('a vote on the big screen', screen);
      await looker.picture('screen-werewolf', screen);
      await looker.picture('phone-werewolf', seer.phone.page);
      for (const tired of [...living].slice(0, 4)) await tired.press('I would rather sleep');
      await night(2, two);

      // The third day: the Seer reports what the crystal ball has shown, and is believed.
      await seer.report(last.name, 'a Werewolf');
      await expect(screen.getByText(`I looked at ${last.name}: a Werewolf!`).first()).toBeVisible();
      await lynched(last);
      for (const it of village) await expect.poll(() => it.phone.outcome(), { timeout: HOUR }).not.toBeNull();
      const won = (await seer.phone.outcome()) ?? '';
      expect(village.filter((it) => won.includes(it.name))).toEqual(village.filter((it) => !wolves.includes(it)));
      await looker.look('end', seer.phone.page);
      await looker.look('end on the big screen', screen);

      // The voice has read the nights aloud, and both sounded the same.
      const spoken = await spokenOn(screen);
      const nights = [...spoken.join('|').matchAll(/The second hour.*?(?=Day breaks)/g)].map(([heard]) => heard);
      expect(nights).toEqual([nights[0], nights[0]]);
      expect(nights[0]?.split('|')).toEqual([
        'The second hour.',
        'Something moves in the woods.',
        'Everybody, choose.',
        'The last hour before dawn.',
        'A light in a crystal ball.',
        'Everybody, choose.',
        '',
      ]);
      expect(spoken).toContain('No Werewolf is left: the village wins.');
      expect(looker.found).toEqual([]);
    } finally {
      await server.close();
    }
  },
);
