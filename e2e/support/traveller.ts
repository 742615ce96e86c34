import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { thumb } from './hand.ts';
import { overhear } from './overhear.ts';
import { Phone } from './phone.ts';
import { say } from './words.ts';

/** How long something that must appear on a phone may take, even on a busy machine, in milliseconds. */
const PATIENCE = 15_000;

/** A player in the coach with a French phone, who follows the script and can only do what the phone shows. */
export class Traveller {
  readonly phone: Phone;
  readonly name: string;
  /** Everything that this phone was sent. */
  readonly frames: readonly string[];

  constructor(phone: Phone) {
    this.phone = phone;
    this.name = phone.name;
    this.frames = overhear(phone.page);
  }

  static async new(browser: Browser, name: string): Promise<Traveller> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'fr-FR',
      reducedMotion: 'reduce',
    });
    return new Traveller(new Phone(await context.newPage(), name, 1, 'fr'));
  }

  get page(): Page {
    return this.phone.page;
  }

  /** A button that can be pressed now, below the table. */
  offer(name: RegExp): Locator {
    return this.page
      .locator('.middle > mq-offers')
      .getByRole('region', { name: say('fr', 'ui.offers') })
      .locator('.act, .deeds, .alsos')
      .getByRole('button', { name });
  }

  /** Waits for the question or text on the phone. */
  async reads(text: string | RegExp): Promise<void> {
    await expect(this.page.locator('mq-table').getByText(text).filter({ visible: true }).first()).toBeVisible();
  }

  /** Holds the private area open and checks its content. */
  async holds(...words: string[]): Promise<void> {
    const privateArea = this.page.locator('mq-private-area');
    const hold = privateArea.getByRole('button', { name: say('fr', 'ui.peek.hold') });
    await hold.hover({ timeout: PATIENCE });
    await this.page.mouse.down();
    for (const word of words) await expect(privateArea).toContainText(word);
    await this.page.mouse.up();
    await expect(hold).toBeVisible();
  }

  /** Turns the offered object over in private, for as long as it is held. */
  async turnsOver(card: string): Promise<void> {
    const offered = this.page.locator('mq-peek');
    await expect(offered).not.toContainText(card);
    await offered.getByRole('button').hover({ timeout: PATIENCE });
    await this.page.mouse.down();
    await expect(offered).toContainText(card);
    await this.page.mouse.up();
    await expect(offered).not.toContainText(card);
  }

  /** Slides the chosen object across the table to somebody. */
  async slideTo(who: Traveller): Promise<void> {
    const people = this.page.getByRole('list', { name: say('fr', 'ui.seats') });
    const there = await people.getByRole('button', { name: new RegExp(who.name) }).boundingBox({ timeout: PATIENCE });
    await this.page.locator('mq-slide mq-card').hover({ timeout: PATIENCE });
    await this.page.mouse.down();
    await this.page.mouse.move(there!.x + there!.width / 2, there!.y + there!.height / 2, { steps: 6 });
    await this.page.mouse.up();
  }

  press(name: RegExp): Promise<void> {
    return this.offer(name).first().click({ timeout: PATIENCE });
  }

  /** Opens the private area and presses the given offers in it, one after another, out of the others' sight. */
  async pressInPrivate(...names: RegExp[]): Promise<void> {
    const open = this.page.getByRole('button', { name: say('fr', 'ui.peek.open') });
    await open.or(this.#hold).waitFor({ timeout: PATIENCE });
    if ((await open.count()) > 0) await open.click({ timeout: PATIENCE });
    else await this.#keepOpen();
    const inside = this.page.locator('mq-offers[slot=under]');
    for (const name of names) await inside.getByRole('button', { name }).last().click({ timeout: PATIENCE });
  }

  get #hold(): Locator {
    return this.page.locator('mq-private-area').getByRole('button', { name: say('fr', 'ui.peek.hold') });
  }

  /** Slides the thumb up, which keeps the private area open. */
  async #keepOpen(): Promise<void> {
    await this.#hold.hover({ timeout: PATIENCE });
    const box = (await this.#hold.boundingBox())!;
    await this.page.mouse.down();
    await this.page.mouse.move(box.x + box.width / 2, box.y - 60, { steps: 4 });
    await this.page.mouse.up();
  }

  /** Taps a person on the felt. */
  async tap(who: Traveller): Promise<void> {
    const people = this.page.getByRole('list', { name: say('fr', 'ui.seats') });
    await people.getByRole('button', { name: new RegExp(who.name) }).click({ timeout: PATIENCE });
  }

  /** Opens the private area, taps a card there by its name, and hides it again. */
  async take(card: string): Promise<void> {
    await this.page.getByRole('button', { name: say('fr', 'ui.peek.choose') }).click({ timeout: PATIENCE });
    const one = this.page.locator('mq-private-area button.cardpick').filter({ hasText: card }).first();
    await one.waitFor({ timeout: PATIENCE });
    if ((await one.getAttribute('aria-pressed')) !== 'true') await one.click({ timeout: PATIENCE });
    const hide = this.page.getByRole('button', { name: say('fr', 'ui.peek.hide'), exact: true });
    if ((await hide.count()) > 0) await hide.click({ timeout: PATIENCE });
  }

  /** Sends what has been filled in. */
  go(): Promise<void> {
    return this.#final.click({ timeout: PATIENCE });
  }

  /** Presses and holds a final choice. */
  seal(): Promise<void> {
    return thumb(this.page).seal(this.#final);
  }

  get #final(): Locator {
    return this.page.locator('.middle > mq-offers .gobar').getByRole('button');
  }
}
