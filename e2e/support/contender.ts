import { expect, type Locator } from '@playwright/test';
import type { Phone } from './phone.ts';

/**
 * Somebody who plays Desperate Times by a script, through what is on the phone alone: cards of the hand by their names,
 * Supporters on the table by their places. Whatever is not offered fails.
 */
export class Contender {
  readonly phone: Phone;

  constructor(phone: Phone) {
    this.phone = phone;
  }

  get #page() {
    return this.phone.page;
  }

  /** What is called so in the offers, while the hand is closed. */
  offer(name: RegExp): Locator {
    return this.#page.locator('.middle > mq-offers').getByRole('button', { name });
  }

  /** The cards of the open hand. */
  get hand(): Locator {
    return this.#page.locator('mq-private-area button.cardpick');
  }

  async openHand(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Open to choose' }).click();
    await expect(this.hand.first()).toBeVisible();
  }

  /** Selects a card, by its name or as the first of the hand. The last of all to select brings the Endorsement. */
  async select(name?: string): Promise<void> {
    const question = this.offer(/^Select a Supporter/);
    await expect(question).toBeVisible();
    await this.openHand();
    await (name === undefined ? this.hand : this.hand.filter({ hasText: name })).first().click();
    // The last card of all turns the page: it is confirmed.
    const go = this.#page.locator('mq-private-area').locator('mq-offers .gobar').getByRole('button');
    await expect(async () => {
      if ((await go.count()) > 0) await go.click({ timeout: 2000 });
      await expect(question).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  }

  /** Turns one of the own Anonymous Supporters up. */
  reveal(place: string): Promise<void> {
    return this.#endorse(/^Reveal/, place);
  }

  bribe(place: string): Promise<void> {
    return this.#endorse(/^Bribe/, place);
  }

  /** Chooses how to Endorse, then which Supporter, and sends that. */
  async #endorse(how: RegExp, place: string): Promise<void> {
    const offer = this.offer(how).first();
    await expect(offer).toBeVisible();
    await offer.click();
    const card = this.#page.locator('.reach').getByRole('button', { name: new RegExp(`^${place}\\b`) });
    await expect(card).toBeVisible();
    // The only one there is has been chosen already.
    if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click();
    await this.#page.locator('.middle > mq-offers .gobar').getByRole('button').click();
    await expect(this.offer(/^(Reveal|Bribe)/)).toHaveCount(0);
  }
}
