import { expect, type Locator, type Page } from '@playwright/test';
import type { Phone } from './phone.ts';

/** How long a step of the story may take to appear on another phone, in milliseconds. */
const SEEN = 20_000;

/** What to show of a card. */
export type Side = 'My role' | 'My faction';

/** A player of Succession who acts through the phone, as the story says. */
export class Courtier {
  readonly phone: Phone;
  /** The text of the player's card, after a first look. */
  card = '';

  constructor(phone: Phone) {
    this.phone = phone;
  }

  get name(): string {
    return this.phone.name;
  }

  get page(): Page {
    return this.phone.page;
  }

  /**
   * Holds the private area open and reads it: the card, its aim, and what has been shown so far. Afterwards, nothing of
   * it is visible.
   */
  async look(): Promise<string> {
    const privateArea = this.page.locator('mq-private-area');
    await this.page.getByRole('button', { name: 'Hold to peek' }).hover();
    await this.page.mouse.down();
    await expect(privateArea.locator('.peeked').first()).toBeVisible();
    const said = (await privateArea.locator('.peeked .name, .facts p').allInnerTexts()).join('\n');
    await this.page.mouse.up();
    await expect(privateArea.locator('.peeked')).toHaveCount(0);
    return (this.card = said);
  }

  /** Is this on the player's card? */
  is(role: string, faction: string): boolean {
    return this.card.startsWith(role) && this.card.includes(`You are ${faction}`);
  }

  /** An offer by name. Notes beside offers may contain any text. */
  offer(name: string): Locator {
    const called = new RegExp(`^\\s*${name}`);
    return this.page.locator('.middle > mq-offers').getByRole('button', { name: called }).first();
  }

  /** A part to choose for the chosen offer. */
  #chip(name: string | RegExp): Locator {
    return this.page.locator('.middle > mq-offers fieldset').getByRole('button', { name });
  }

  get #go(): Locator {
    return this.page.locator('.middle > mq-offers .gobar').getByRole('button');
  }

  /** Holds a final choice until the hold is complete, however long that takes on a busy machine. */
  async #seal(button: Locator): Promise<void> {
    await button.scrollIntoViewIfNeeded({ timeout: SEEN });
    await button.hover({ timeout: SEEN });
    await this.page.mouse.down();
    const isSet = async (): Promise<boolean> =>
      (await button.count()) === 0 ||
      button.evaluate((it) => it.classList.contains('set'), null, { timeout: 1000 }).catch(() => false);
    await expect.poll(isSet, { timeout: SEEN, intervals: [50] }).toBe(true);
    await this.page.mouse.up();
  }

  /** Presses a button, and again if the phone was still busy. */
  async #say(name: string): Promise<void> {
    const button = this.offer(name);
    await button.waitFor({ timeout: SEEN });
    await expect(async () => {
      if ((await button.count()) > 0) await button.click({ timeout: 2000 });
      await expect(button).toHaveCount(0, { timeout: 3000 });
    }).toPass({ timeout: 2 * SEEN });
  }

  async #tapSeats(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const seat = this.page.locator('mq-ring').getByRole('button', { name: new RegExp(`^${name}\\b`) });
      await seat.click({ timeout: SEEN });
      await expect(seat).toHaveAttribute('aria-pressed', 'true');
    }
  }

  /** Proposes a contract to others. */
  async propose(others: readonly Courtier[], side: Side): Promise<void> {
    await this.#tapSeats(others.map((it) => it.name));
    await this.#chip(side).click();
    await this.#go.click();
    await expect(this.offer('Agree')).toBeVisible({ timeout: SEEN });
  }

  /** The address in the player's own code. */
  async code(): Promise<string> {
    await this.page.getByRole('button', { name: 'My code' }).click({ timeout: SEEN });
    const link = (await this.page.locator('masque-meet .link').textContent({ timeout: SEEN })) ?? '';
    // A dialog that is still opening does not receive the key.
    await expect(async () => {
      await this.page.keyboard.press('Escape');
      await expect(this.page.locator('masque-meet')).toHaveCount(0, { timeout: 1500 });
    }).toPass({ timeout: SEEN });
    return link.trim();
  }

  /** Scans somebody's code, and proposes a contract to them. */
  async scan(other: Courtier, side: Side): Promise<void> {
    await this.page.goto(await other.code());
    const seat = this.page.locator('mq-ring').getByRole('button', { name: new RegExp(`^${other.name}\\b`) });
    await expect(seat).toHaveAttribute('aria-pressed', 'true', { timeout: SEEN });
    await this.propose([], side);
  }

  /** Accepts the only invitation. */
  async join(side: Side): Promise<void> {
    await this.offer('Join').click({ timeout: SEEN });
    await this.#chip(side).click();
    await this.#go.click();
    await expect(this.offer('Agree')).toBeVisible({ timeout: SEEN });
  }

  /** Agrees with both thumbs on the glass. If this is the last agreement, all cards turn at once. */
  async agree(): Promise<void> {
    await this.#seal(this.offer('Agree'));
    await expect(this.offer('Agree')).toHaveCount(0, { timeout: SEEN });
  }

  /** Surprises somebody; it works if the card allows it. */
  async surprise(victim: Courtier): Promise<void> {
    await this.offer('Respond').click({ timeout: SEEN });
    await this.#tapSeats([victim.name]);
    await this.#seal(this.#go);
  }

  async pass(): Promise<void> {
    await this.#say('No response');
  }

  /** A Magistrate declares whom to execute. */
  async execute(victims: readonly Courtier[]): Promise<void> {
    await this.offer('Execute').click({ timeout: SEEN });
    await this.#tapSeats(victims.map((it) => it.name));
    await this.#go.click();
  }

  async giveWord(): Promise<void> {
    await this.#say('My last word');
  }

  /** Points at somebody. Your first choice is final. */
  async point(at: Courtier): Promise<void> {
    await expect(this.page.getByText('Who must show their role?').first()).toBeVisible({ timeout: SEEN });
    await this.#tapSeats([at.name]);
    await this.#go.click();
    await expect(this.#go).toHaveCount(0, { timeout: SEEN });
  }

  /** An Heir takes the crown. */
  async crown(): Promise<void> {
    await expect(this.page.getByText('Take the crown')).toHaveCount(0);
    await this.page.locator('mq-private-area button.tray').press('Enter');
    const seal = this.page
      .locator('mq-private-area')
      .locator('mq-offers')
      .getByRole('button', { name: 'Take the crown' });
    await this.#seal(seal);
  }

  /** The crowned Heir names the other one. */
  async nameUsurper(usurper: Courtier): Promise<void> {
    await this.#tapSeats([usurper.name]);
    await this.#seal(this.#go);
  }
}
