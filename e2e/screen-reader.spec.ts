import { expect } from '@playwright/test';
import { chance, pick } from './support/chance.ts';
import { Reader, type Heard } from './support/reader.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

/** How long a game may take, in milliseconds. */
const PATIENCE = 180_000;

const inside = (it: Heard, what: string): boolean => it.within.includes(what);
const OFFERS = 'region What you may do';

test('a whole game can be played by what a screen reader reads out', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open({ seed: 'reader' });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const reader = await Reader.of(page);
    await page.goto(server.url);
    await reader.use('link', /^Host a table/);
    await reader.use('button', /^Coup/);
    await reader.use('button', /^Open a table/);
    await reader.use('textbox', /^Your name/);
    await page.keyboard.type('Mia');
    await reader.use('button', /^Take a seat/);
    await reader.use('button', /^Add a bot/);
    await reader.use('button', /^Deal/);

    // One's own cards are read out while they are open, and disappear afterwards.
    await reader.use('button', /^(Hold|Press) to peek/);
    const hand = /Your cards, shown while you hold/;
    await reader.find('group', hand);
    const cards = (await reader.read()).filter((it) => inside(it, 'group Your cards, shown while you hold'));
    const characters = /Duke|Assassin|Captain|Ambassador|Contessa/;
    expect(cards.filter((it) => characters.test(it.name)).length).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await reader.read()).some((it) => hand.test(it.name))).toBe(false);

    // The seating and everything readable at the seats.
    const table = (await reader.read()).map((it) => it.name).join('\n');
    expect(table).toMatch(/coins?: 2|2 coins?/i);
    expect(table).toMatch(/face-down card/);

    const random = chance(11);
    const nameless = new Map<string, string>();
    const pressed: string[] = [];
    const until = Date.now() + PATIENCE;
    let outcome: Heard | undefined;
    while (!outcome && Date.now() < until) {
      const heard = await reader.read();
      for (const it of Reader.nameless(heard))
        nameless.set(`${it.role} in ${it.within.join(' > ')}`, pressed.at(-1) ?? '');
      outcome = heard.find((it) => it.role === 'button' && /^Play again/.test(it.name));
      const it = next(heard, random);
      if (!it || !(await reader.press(it))) await page.waitForTimeout(40);
      else {
        pressed.push(it.name);
        // A final choice asks for a second press, and says so.
        const again = (await reader.read()).find(
          (one) => inside(one, OFFERS) && /press again to seal it/.test(one.name),
        );
        if (again) await reader.press(again);
      }
    }
    expect(outcome, pressed.slice(-12).join('\n')).toBeDefined();
    expect([...nameless]).toEqual([]);
    expect(pressed.length).toBeGreaterThan(2);

    // Important news was announced without looking for it: whose turn it is, for how long, and how the game ended.
    const said = (await reader.said()).join('\n');
    expect(said).toMatch(/What will you do\?/);
    expect(said).toMatch(/\d+ seconds to answer/);
    expect(said).toMatch(/Colombine wins|You win/);
    // So was every line of the log, as it happened.
    await reader.use('button', /^See the table/);
    await reader.use('button', /^What happened/);
    await reader.find('dialog', /What happened/);
    const record = (await reader.read())
      .filter((it) => it.role === 'StaticText' && it.within.some((name) => name.startsWith('dialog What happened')))
      .map((it) => it.name)
      .filter((it) => /^(Mia|Colombine)\b.* /.test(it));
    expect(record.length).toBeGreaterThan(4);
    expect(record.filter((it) => !said.includes(it.replace(/\.$/, '')))).toEqual([]);
  } finally {
    await server.close();
  }
});

/** What to press next, judging only by what is read out. */
function next(heard: readonly Heard[], random: () => number): Heard | undefined {
  const buttons = heard.filter((it) => it.role === 'button' && !it.disabled && !it.pressed);
  const offers = buttons.filter((it) => inside(it, OFFERS));
  // Something has been chosen. Other required choices come before the last button, which sends everything.
  const last = offers.at(-1);
  const chosen = heard.some((it) => it.role === 'button' && it.pressed && inside(it, OFFERS));
  if (chosen && last && random() < 0.5) return last;
  const people = buttons.filter((it) => inside(it, 'list Seats') && !/^look at/.test(it.name));
  const cards = buttons.filter((it) => it.within.some((name) => /^group (Your cards|On the table)/.test(name)));
  if (offers.length === 0) return undefined;
  return pick([...offers, ...people, ...cards], random);
}
