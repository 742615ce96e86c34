import { expect, type Locator } from '@playwright/test';
import type { Phone } from './phone.ts';

/**
 * A player of Desperate Times who follows a script through the phone: cards in hand by name, Supporters on the table by
 * place. Choosing anything that is not offered fails.
 */
export class Contender {
  readonly phone: Phone;

  constructor(phone: Phone) {
    this.phone = phone;
  }

  get #page() {
    return this.phone.page;
  }

  /** An offer by name, while the hand is closed. */
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

  /** Selects a card by name, or else the first in the hand. The last selection leads on to the Endorsement. */
  async select(name?: string): Promise<void> {
    const question = this.offer(/^Select a Supporter/);
    await expect(question).toBeVisible();
    await this.openHand();
    await (name === undefined ? this.hand : this.hand.filter({ hasText: name })).first().click();
    // The last selection turns the page, so it must be confirmed.
    const go = this.#page.locator('mq-private-area').locator('mq-offers .gobar').getByRole('button');
    await expect(async () => {
      if ((await go.count()) > 0) await go.click({ timeout: 2000 });
      await expect(question).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  }

  /** Turns over one of the player's own Anonymous Supporters. */
  reveal(place: string): Promise<void> {
    return this.#endorse(/^Reveal/, place);
  }

  bribe(place: string): Promise<void> {
    return this.#endorse(/^Bribe/, place);
  }

  /** Chooses how to Endorse, then which Supporter, and sends the choice. */
  async #endorse(how: RegExp, place: string): Promise<void> {
    const offer = this.offer(how).first();
    await expect(offer).toBeVisible();
    await offer.click();
    const card = this.#page.locator('.reach').getByRole('button', { name: new RegExp(`^${place}\\b`) });
    await expect(card).toBeVisible();
    // If there is only one, it is already chosen.
    if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click();
    await this.#page.locator('.middle > mq-offers .gobar').getByRole('button').click();
    await expect(this.offer(/^(Reveal|Bribe)/)).toHaveCount(0);
  }
}
