import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { chance, pick } from './chance.ts';
import { textIn } from './document.ts';
import { SLOW, SOON, thumb, type Hand } from './hand.ts';
import { say, type Language } from './words.ts';

/** A button as a player sees it. */
interface Seen {
  readonly text: string;
  readonly open: boolean;
  readonly pressed: string | null;
  /** The last button, which sends the choice. */
  readonly final: boolean;
  /** A part to choose for the chosen offer. */
  readonly part: boolean;
  readonly confirm: boolean;
}

const look = (buttons: Element[]): Seen[] =>
  buttons.map((it) => {
    const root = it.getRootNode();
    const host = root instanceof ShadowRoot ? root.host : it;
    return {
      text: it.textContent?.replace(/\s+/g, ' ').trim() ?? '',
      open: it.getAttribute('aria-disabled') !== 'true',
      pressed: it.getAttribute('aria-pressed'),
      final: host.closest('.gobar') !== null,
      part: host.closest('fieldset') !== null,
      confirm: it.classList.contains('sealed'),
    };
  });

/**
 * A player with a phone who knows no rules: presses random buttons among those visible, with the same random numbers in
 * every run. So any game can be played through what is on the screen.
 */
export class Phone {
  readonly page: Page;
  readonly name: string;
  readonly random: () => number;
  readonly #language: Language;
  readonly #hand: Hand;

  constructor(page: Page, name: string, seed: number, language: Language = 'en', hand = thumb(page)) {
    this.page = page;
    this.#language = language;
    this.#hand = hand;
    this.name = name;
    this.random = chance(seed);
  }

  /** A phone in its own browser context. */
  static async new(browser: Browser, name: string, seed: number): Promise<Phone> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    return new Phone(await context.newPage(), name, seed);
  }

  #say(key: string): string {
    return say(this.#language, key);
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** Comes to a table and takes a seat. */
  async sit(url: string, code: string): Promise<void> {
    await this.page.goto(`${url}/t/${code}`);
    await this.page.getByLabel(this.#say('web.name')).fill(this.name);
    await this.page.getByRole('button', { name: this.#say('web.sit') }).click();
    await expect(this.page.getByRole('heading', { name: this.#say('ui.seats') })).toBeVisible();
  }

  async ready(): Promise<void> {
    await this.page.getByRole('button', { name: this.#say('web.ready') }).click();
    await expect(this.page.getByRole('button', { name: this.#say('web.ready.on'), pressed: true })).toBeVisible();
  }

  get offers(): Locator {
    return this.page.getByRole('region', { name: this.#say('ui.offers') });
  }

  /** The winners, once the game is over: the members of a side if there is one, as listed below its name. */
  async outcome(): Promise<string | null> {
    const page = this.page.locator('mq-outcome');
    const heading = page.getByRole('heading').first();
    if ((await heading.count()) === 0) return null;
    const people = page.locator('.side');
    return ((await ((await people.count()) > 0 ? people : heading).textContent()) ?? '').trim();
  }

  /**
   * Makes one move, if there is anything to do. Resolves with what it pressed. `careful`: avoids final choices if there
   * is anything else.
   */
  async move(careful = false): Promise<string | null> {
    try {
      return await this.#move(careful);
    } catch (error) {
      // The question was settled in the meantime.
      const gone =
        error instanceof Error && (error.name === 'TimeoutError' || error.message.includes('not attached to the DOM'));
      if (gone) return null;
      throw error;
    }
  }

  async #move(careful: boolean): Promise<string | null> {
    const buttons = this.offers.getByRole('button');
    const seen = await buttons.evaluateAll(look);
    const final = seen.findIndex((it) => it.final);
    if (final >= 0 && seen[final]!.open && this.random() < 0.9) {
      await this.#press(buttons.nth(final), seen[final]!.confirm);
      // A card may contain the same word.
      const hide = this.page.getByRole('button', { name: new RegExp(`^${this.#say('ui.peek.hide')}`) });
      if ((await hide.count()) > 0) await this.#hand.press(hide);
      return seen[final]!.text;
    }
    if (final >= 0 && !seen[final]!.open) return this.#fill();
    const open = seen.flatMap((it, i) => (it.open && !it.final && !it.part && it.pressed !== 'true' ? [i] : []));
    const calm = careful ? open.filter((i) => !seen[i]!.confirm) : [];
    const at = pick(calm.length > 0 ? calm : open, this.random);
    if (at === undefined) return null;
    await this.#press(buttons.nth(at), seen[at]!.confirm && seen[at]!.pressed === null);
    return seen[at]!.text;
  }

  /** Chooses a part that is still missing: a person, a card, one of several values. */
  async #fill(): Promise<string | null> {
    const { page } = this;
    if ((await page.getByRole('button', { name: this.#say('ui.peek.choose') }).count()) > 0)
      await this.#hand.press(page.getByRole('button', { name: this.#say('ui.peek.choose') }));
    for (const list of await this.offers.getByRole('combobox').all()) {
      await this.#hand.press(list);
      const options = page.getByRole('option');
      await options.first().waitFor({ timeout: SOON });
      const others = (await options.count()) - 1;
      await options.nth(1 + Math.floor(this.random() * others)).click({ timeout: SOON });
    }
    const people = page.getByRole('list', { name: this.#say('ui.seats') }).locator('button[aria-pressed=false]');
    const cards = page.locator('mq-table').locator('button.cardpick[aria-pressed=false]');
    const chips = this.offers.locator('fieldset button[aria-pressed=false]:not(.none)');
    const all = [...(await people.all()), ...(await cards.all()), ...(await chips.all())];
    const one = pick(all, this.random);
    if (!one) return null;
    const called = (await one.getAttribute('aria-label', { timeout: SOON })) ?? (await textIn(one));
    await this.#hand.press(one);
    return called.trim();
  }

  #press(button: Locator, confirm: boolean): Promise<void> {
    return confirm ? this.#hand.seal(button) : this.#hand.press(button);
  }

  /** Holds the private area open and returns its text or a part of it. Afterwards, nothing of it is visible. */
  async peek(read: (cards: Locator) => Promise<string> = textIn): Promise<string> {
    const cards = this.page.getByRole('group', { name: this.#say('ui.peek.cards') });
    await this.page.getByRole('button', { name: this.#say('ui.peek.hold') }).hover({ timeout: SLOW });
    await this.page.mouse.down();
    await expect(cards).toBeVisible();
    const said = await read(cards);
    await this.page.mouse.up();
    await expect(cards).toHaveCount(0);
    return said;
  }
}
