import { randomFor, type AnyGame } from '@masque/core';
import { randomUUID } from 'node:crypto';
import type { ClubWitness, WitnessedCommand } from '../audit/clubs.ts';
import { nextCommand } from '../audit/evening-goer.ts';
import { newSeed } from '../identity/token.ts';
import { GuestClient } from '../test/guest.ts';
import { cookieOf, post, visitor } from './ask.ts';
import { ChaosPhone, REPLACED, within, type Break, type Owner } from './phone.ts';

/** How often people look up from their table, in milliseconds. */
const LOOK_MS = 400;
/** How many people come besides the host. */
const GUESTS = 5;
/** How often somebody comes back with another phone, and shows the PIN of the club. */
const NEW_PHONE = 0.003;

/** What people need to come. */
export interface Invitation {
  /** The address of any node. */
  readonly anyUrl: () => string;
  /** Signs the tokens of the nodes. */
  readonly key: Buffer;
  /** One table each, and all of them at the evening of a club. */
  readonly games: readonly AnyGame[];
  /** Nodes are of two versions, which may put the lines of a log at slightly different times. */
  readonly mixed?: boolean | undefined;
}

/**
 * An evening of a club: people come and go, sit down and play, and a host runs it from a desk. Everybody takes their
 * own phone to the tables where they sit.
 */
export class ChaosEvening {
  readonly goers: readonly ChaosGoer[];

  private constructor(goers: readonly ChaosGoer[]) {
    this.goers = goers;
  }

  static async open(invitation: Invitation): Promise<ChaosEvening> {
    const { anyUrl, key } = invitation;
    const ada = await visitor(anyUrl(), key, 'Ada');
    const beginning = {
      ...{ name: 'The Lantern', color: 'brass', language: 'en', evening: 'Friday' },
      host: { name: 'Ada', mask: 'owl' },
    };
    const { code } = (await (await post(`${anyUrl()}/api/clubs`, beginning, ada.cookie)).json()) as { code: string };
    const desk: ChaosGoer = new ChaosGoer(ada, code, 'desk', invitation, () => desk.pin);
    const goers = [desk];
    for (let i = 0; i < GUESTS; i++) {
      const owner = await visitor(anyUrl(), key, `Guest of the evening ${i}`);
      goers.push(new ChaosGoer(owner, code, 'phone', invitation, () => desk.pin));
    }
    return new ChaosEvening(goers);
  }

  /** Their phones at tables. */
  get phones(): readonly ChaosPhone[] {
    return this.goers.flatMap((it) => it.phones);
  }

  async run(): Promise<void> {
    await Promise.all(this.goers.map((it) => it.run()));
  }

  /** Nobody does anything more. */
  rest(): void {
    for (const it of this.goers) it.rest();
  }

  stop(): void {
    for (const it of this.goers) it.stop();
  }
}

/** Somebody at the evening, who does at random what people do there. */
export class ChaosGoer implements ClubWitness {
  readonly club: string;
  readonly told: WitnessedCommand[] = [];
  readonly breaks: Break[] = [];
  readonly problems: string[] = [];
  /** Cookies of phones that were replaced. */
  readonly replaced: string[] = [];
  readonly owner: Owner;
  readonly #as: 'desk' | 'phone';
  readonly #anyUrl: () => string;
  readonly #games: readonly string[];
  readonly #mixed: boolean | undefined;
  readonly #pin: () => string | null;
  readonly #seed = newSeed();
  /** By the code of the table. */
  readonly #phones = new Map<string, ChaosPhone>();
  readonly #playing: Promise<void>[] = [];
  #member: string | null = null;
  #client: GuestClient | null = null;
  /** Why it hung up. */
  #hungUp: string | null = null;
  #quiet = false;
  #stopped = false;
  #moves = 0;
  returns = 0;

  constructor(
    owner: Owner,
    club: string,
    as: 'desk' | 'phone',
    { anyUrl, games, mixed }: Invitation,
    pin: () => string | null,
  ) {
    this.owner = owner;
    this.club = club;
    this.#as = as;
    this.#anyUrl = anyUrl;
    this.#games = games.map(({ id }) => id);
    this.#mixed = mixed;
    this.#pin = pin;
  }

  get name(): string {
    return this.owner.name;
  }

  get person(): string {
    return this.owner.person;
  }

  get doc() {
    return this.#client?.doc ?? null;
  }

  get you() {
    return this.#client?.you ?? null;
  }

  /** The PIN of the club, if this is a desk. */
  get pin(): string | null {
    return this.doc?.desk?.pin ?? null;
  }

  get phones(): readonly ChaosPhone[] {
    return [...this.#phones.values()];
  }

  /** Comes, plays and does what people do until it is stopped. */
  async run(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.#connect();
        for (const it of this.told) if (it.answer === null) await this.#ask(it);
        while (!this.#stopped && this.#client!.closed === null) {
          if (!this.#quiet) await this.#look();
          await new Promise((done) => setTimeout(done, LOOK_MS * (0.5 + Math.random())));
        }
      } catch (error) {
        // The node is gone, does not answer, or is busy.
        if (this.#client?.closed === null) this.#hungUp = (error as Error).message;
      }
      if (this.#stopped) break;
      this.#client?.cut();
      await new Promise((done) => setTimeout(done, 200 + Math.random() * 300));
    }
    await Promise.all(this.#playing);
  }

  /** Does nothing more but keeps reconnecting. */
  rest(): void {
    this.#quiet = true;
    for (const it of this.phones) it.rest();
  }

  stop(): void {
    this.#stopped = true;
    this.#client?.cut();
    for (const it of this.phones) it.stop();
  }

  async #connect(): Promise<void> {
    const before = this.#client;
    const { cookie } = this.owner;
    this.#client = await within(GuestClient.join(this.#anyUrl(), this.club, cookie, this.#as, before));
    if (before) this.returns++;
    if (before && before.closed !== null)
      this.breaks.push({ why: this.#hungUp ?? before.closed, ms: performance.now() - before.closedAt });
    this.#hungUp = null;
  }

  async #look(): Promise<void> {
    const { doc, you } = this.#client!;
    if (!doc || !you) return;
    // Nobody again: the answer with the cookie of the new phone was lost.
    const isLost = you.member === null && this.#member !== null;
    this.#member ??= you.member;
    if (this.#member !== null && (isLost || (Math.random() < NEW_PHONE && this.#as !== 'desk')))
      return this.#newPhone(this.#member);
    this.#sitDown();
    const random = randomFor(this.#seed, this.#moves++);
    const command = nextCommand({ doc, you, name: this.name, games: this.#games }, random);
    if (!command) return;
    const it: WitnessedCommand = { key: randomUUID(), command, answer: null };
    this.told.push(it);
    await this.#ask(it);
  }

  /** Whoever has a seat follows its table on their phone, and goes on doing so when somebody else has it. */
  #sitDown(): void {
    const { doc, you } = this.#client!;
    for (const { code, seats } of Object.values(doc!.room.tables)) {
      if (this.#phones.has(code) || !seats.some((it) => it?.member === you!.member)) continue;
      const phone = new ChaosPhone(this.owner, code, this.#anyUrl, { evening: this.club, mixed: this.#mixed });
      this.#phones.set(code, phone);
      this.#playing.push(phone.play());
    }
  }

  async #ask(it: WitnessedCommand): Promise<void> {
    const reply = await within(this.#client!.do(it.command, it.key), this.#client!);
    if (reply.t === 'ok') it.answer = 'ok';
    else if (reply.code !== 'busy' && reply.code !== 'rate') it.answer = 'refused';
    else throw new Error('busy');
  }

  /** A new device becomes this person by the PIN. From then on, the old one is nobody. */
  async #newPhone(member: string): Promise<void> {
    const pin = this.#pin();
    if (pin === null) return;
    const stranger = cookieOf(await post(`${this.#anyUrl()}/api/me`, {}));
    const response = await within(post(`${this.#anyUrl()}/api/clubs/${this.club}/claims`, { member, pin }, stranger));
    this.replaced.push(this.owner.cookie);
    this.owner.cookie = cookieOf(response);
    // All that it shows so far was shown to another device.
    if (this.#client!.closed === null) this.#hungUp = REPLACED;
    this.#client!.cut();
  }
}

/** Does everybody's cookie say who they are at every node, and none that was replaced? */
export async function recognised(goers: readonly ChaosGoer[], urls: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const url of urls)
    for (const { name, club, you, owner, replaced } of goers) {
      const memberBy = async (cookie: string): Promise<string | null> => {
        const response = await fetch(`${url}/api/clubs/${club}`, { headers: { cookie } });
        return ((await response.json()) as { you: { member: string } | null }).you?.member ?? null;
      };
      if ((await memberBy(owner.cookie)) !== (you?.member ?? null))
        problems.push(`${name} is not recognised at ${url}`);
      for (const it of replaced)
        if ((await memberBy(it)) !== null)
          problems.push(`a phone of ${name} that was replaced is still theirs at ${url}`);
    }
  return problems;
}
