import type { Locator } from '@playwright/test';
import { textIn } from './document.ts';
import type { Phone } from './phone.ts';

/** What a player sees of the question in an hour of the night, except the names that may be chosen. */
export interface Question {
  readonly title: string;
  readonly said: string;
  /** Everybody in the square, and "nobody", with the style of each. */
  readonly fields: readonly string[];
  readonly buttons: readonly string[];
  readonly privateArea: string;
}

/** A villager, who acts only through the phone. */
export class Villager {
  readonly phone: Phone;
  /** The role on the card, once it has been read. */
  role = '';

  constructor(phone: Phone) {
    this.phone = phone;
  }

  get name(): string {
    return this.phone.name;
  }

  get #page() {
    return this.phone.page;
  }

  get title(): Locator {
    return this.#page.locator('mq-table h1').first();
  }

  button(name: string | RegExp): Locator {
    return this.phone.offers.getByRole('button', { name }).first();
  }

  /** Somebody in the square who can be chosen now. */
  person(name: string): Locator {
    return this.#page
      .getByRole('list', { name: 'Seats' })
      .getByRole('button', { name: new RegExp(`^(.*, )?${name}\\b`) });
  }

  get #go(): Locator {
    return this.phone.offers.locator('.gobar').getByRole('button');
  }

  async read(): Promise<void> {
    this.role = await this.phone.peek((cards) => cards.locator('.name').first().innerText());
  }

  press(name: string | RegExp): Promise<void> {
    return this.button(name).click();
  }

  /** Chooses one person and sends the choice. */
  async #name(who: string): Promise<void> {
    await this.person(who).click();
    await this.#go.click();
  }

  async accuse(who: string): Promise<void> {
    await this.press('Accuse');
    await this.#name(who);
  }

  /** Tells everybody whom the crystal ball has shown. */
  async report(who: string, verdict: string): Promise<void> {
    await this.press(/I looked at/);
    await this.person(who).click();
    await this.press(verdict);
    await this.#go.click();
  }

  /** Chooses at night; without a name, nobody if possible, or else the first person. */
  async choose(who?: string): Promise<void> {
    const people = this.#page.getByRole('list', { name: 'Seats' });
    const nobody = people.getByRole('button', { name: 'Nobody', disabled: false });
    if (who !== undefined) await this.person(who).click();
    else if ((await nobody.count()) > 0) await nobody.click();
    else await people.getByRole('button', { disabled: false }).first().click();
    await this.#go.click();
  }

  /** Everything visible of this hour's question. */
  async question(): Promise<Question> {
    const page = this.#page;
    const words = async (of: Locator): Promise<string[]> =>
      (await of.allInnerTexts()).map((it) => it.replace(/\s+/g, ' ').trim());
    return {
      title: await this.title.innerText(),
      said: await textIn(page.locator('mq-table .saying')),
      fields: await page.locator('mq-ring .pickseat').evaluateAll((fields, name) => {
        const drawn = (it: Element): string => {
          const { borderColor, borderStyle, color, opacity, cursor } = getComputedStyle(it);
          return [borderColor, borderStyle, color, opacity, cursor].join(' ');
        };
        return fields.map((it) => `${it.textContent.trim().replace('You', name)}: ${drawn(it)}`);
      }, this.name),
      buttons: await words(this.phone.offers.getByRole('button')),
      privateArea: await textIn(page.locator('mq-private-area')),
    };
  }

  /**
   * A picture of the whole phone as it lies on the table, without the clock, which changes between two pictures, and
   * with the player's name in place of "You". What remains must be the same for everybody.
   */
  async picture(): Promise<Buffer> {
    const page = this.#page;
    await page.mouse.move(0, 0);
    const rename = (to: readonly [string, string]) =>
      page.locator('mq-ring .pickseat span').evaluateAll((names, [from, name]) => {
        for (const it of names)
          for (const text of it.childNodes) if (text instanceof Text && text.data.trim() === from) text.data = name;
      }, to);
    await rename(['You', this.name]);
    // Redraws everything: after a partial update, edges may differ by a shade.
    await page.evaluate(async () => {
      const { style } = document.documentElement;
      for (const visibility of ['hidden', '']) {
        style.visibility = visibility;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    });
    const picture = await page.screenshot({ mask: [page.locator('mq-taper')], animations: 'disabled' });
    await rename([this.name, 'You']);
    return picture;
  }

  /** Brightness of the phone, from 0 to 1. */
  async brightness(): Promise<number> {
    const picture = (await this.#page.screenshot()).toString('base64');
    return this.#page.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (it) => it.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      let sum = 0;
      for (let i = 0; i < pixels.length; i += 4)
        sum += 0.2126 * pixels[i]! + 0.7152 * pixels[i + 1]! + 0.0722 * pixels[i + 2]!;
      return sum / (pixels.length / 4) / 255;
    }, picture);
  }
}
