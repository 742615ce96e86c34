import { type Locator } from '@playwright/test';
import { pick } from './chance.ts';
import type { Phone } from './phone.ts';
import { SOON } from './hand.ts';

/** The Supporter everybody wants to see at work. */
const WANTED = 'Mystic';

/**
 * Somebody who plays Desperate Times with an aim, by what is on the phone alone: the Mystic is selected and Revealed as
 * soon as it is at hand, and so is whoever another Contender has public already, to have a contest. Otherwise a
 * Supporter is Revealed or Bribed by chance, and abilities are used by chance.
 */
export class Contender {
  readonly phone: Phone;
  /** Everything it wanted to see has been seen: from now on it Bribes without looking at its hand. */
  content = false;

  constructor(phone: Phone) {
    this.phone = phone;
  }

  get #page() {
    return this.phone.page;
  }

  /** Cards of the open hand that can be tapped. */
  get #hand(): Locator {
    return this.#page.locator('mq-pocket button.cardpick');
  }

  /** What is called so in the offers, while the hand is closed. */
  offer(name: RegExp): Locator {
    return this.#page.locator('.middle > mq-offers').getByRole('button', { name });
  }

  /** The button that sends what has been filled in. */
  get #go(): Locator {
    return this.#page.locator('.middle > mq-offers .gobar').getByRole('button');
  }

  /** Public Supporters of the others. */
  async #publicOfOthers(): Promise<string[]> {
    const names = await this.#page
      .locator('mq-ring [data-seat]:not(:has(.you)) .hand .card.face')
      .evaluateAll((cards) => cards.map((it) => it.getAttribute('aria-label') ?? ''));
    return names.map((it) => it.split(',')[0] ?? '');
  }

  async openHand(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Open to choose' }).click({ timeout: SOON });
    await this.#hand.first().waitFor({ timeout: SOON });
  }

  /** What can be tapped in the open hand, by name. */
  cards(): Promise<string[]> {
    return this.#hand.evaluateAll((cards) => cards.map((it) => it.getAttribute('aria-label') ?? ''));
  }

  /** Taps a card of the open hand. */
  tap(at: number): Promise<void> {
    return this.#hand.nth(at).click({ timeout: SOON });
  }

  /** The best card of the open hand; -1 if none is better than the others. */
  async #best(): Promise<number> {
    const cards = await this.cards();
    const rivals = await this.#publicOfOthers();
    const mystic = cards.findIndex((it) => it.includes(WANTED));
    return mystic >= 0 ? mystic : cards.findIndex((it) => rivals.some((rival) => it.endsWith(rival)));
  }

  /** Selects a card by one tap. Resolves with its place in the hand, from 1. */
  async select(): Promise<number> {
    await this.openHand();
    const at = Math.max(0, await this.#best());
    await this.tap(at);
    await this.offer(/Select a Supporter/)
      .first()
      .waitFor({ state: 'detached', timeout: SOON });
    return at + 1;
  }

  /** Does one thing, if there is anything to do. */
  async move(): Promise<string | null> {
    // A hand that was opened for a question that has been settled meanwhile.
    const hide = this.#page.getByRole('button', { name: 'Hide', exact: true });
    if ((await hide.count()) > 0) await hide.click({ timeout: SOON });
    const asked = (await this.offer(/./).allTextContents()).map((it) => it.trim());
    if (asked.some((it) => it.includes('Select a Supporter'))) return `selects ${await this.select()}`;
    if (asked.some((it) => it.startsWith('Reveal'))) return this.#endorse();
    // To be selected already is no reason to do anything; abilities are used as they come.
    return asked.some((it) => it.includes('Selected:')) ? null : this.phone.move();
  }

  async #endorse(): Promise<string | null> {
    const { phone } = this;
    if (
      !this.content &&
      (await this.offer(/^Reveal/)
        .first()
        .getAttribute('aria-disabled')) !== 'true'
    ) {
      await this.offer(/^Reveal/)
        .first()
        .click({ timeout: SOON });
      if ((await this.#page.getByRole('button', { name: 'Open to choose' }).count()) > 0) {
        await this.openHand();
        const best = await this.#best();
        const count = (await this.cards()).length;
        await this.tap(best >= 0 ? best : Math.floor(phone.random() * count));
        await this.#page.getByRole('button', { name: 'Hide', exact: true }).click({ timeout: SOON });
        if (best >= 0 || phone.random() < 0.5) return this.#send('reveals');
      }
    }
    await this.offer(/^Bribe/)
      .first()
      .click({ timeout: SOON });
    const own = this.#page.locator('.reach button.cardpick');
    const one = pick(await own.all(), phone.random);
    if ((await this.#go.getAttribute('aria-disabled')) === 'true') await one?.click({ timeout: SOON });
    return this.#send('bribes');
  }

  async #send(what: string): Promise<string> {
    await this.#go.click({ timeout: SOON });
    // An ability may ask for more at once: the question itself has gone.
    await this.offer(/^Reveal/)
      .first()
      .waitFor({ state: 'detached', timeout: SOON });
    return what;
  }
}
