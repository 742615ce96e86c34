import type { ClubAs, ClubDoc, ClubMessage, ClubServerMessage, ClubYou } from '@masque/club';
import { apply, PROTOCOL } from '@masque/protocol';
import type { ClubWitness, WitnessedCommand } from '../audit/clubs.ts';
import { nextCommand } from '../audit/evening-goer.ts';
import { canon } from '../canon.ts';
import { StormDevice, type DeviceWorld } from './device.ts';
import { StormPhone } from './phone.ts';

/** Somebody at the evening of a club, who does at random what people do there, and takes a phone to the tables. */
export class StormGoer extends StormDevice implements ClubWitness {
  readonly told: WitnessedCommand[] = [];
  doc: ClubDoc | null = null;
  you: ClubYou | null = null;
  club = '';
  readonly #as: ClubAs;
  readonly #games: readonly string[];
  readonly #around: DeviceWorld;
  /** By the code of the table. */
  readonly #phones = new Map<string, StormPhone>();
  #counter = -1;

  constructor(name: string, as: ClubAs, games: readonly string[], around: DeviceWorld) {
    super(name, 'club', around);
    this.#as = as;
    this.#games = games;
    this.#around = around;
  }

  /** Their phones at tables. */
  get phones(): readonly StormPhone[] {
    return [...this.#phones.values()];
  }

  /** Follows a club from now on. */
  follow(club: string): void {
    this.club = club;
    this.start();
  }

  protected override greet(): ClubMessage {
    const resume = this.doc && this.epoch !== '' && { epoch: this.epoch, counter: this.#counter };
    return { t: 'hello', v: PROTOCOL, club: this.club, as: this.#as, lang: 'en', ...(resume && { resume }) };
  }

  protected override forget(): void {
    this.doc = null;
  }

  protected override repeat(): boolean {
    const open = this.told.filter((it) => it.answer === null);
    for (const it of open) this.#tell(it);
    return open.length > 0;
  }

  protected override hear(message: ClubServerMessage): void {
    switch (message.t) {
      case 'welcome':
        return this.welcomed(message.epoch);
      case 'full':
        [this.doc, this.#counter] = [message.doc, message.counter];
        return;
      case 'diff':
        if (this.doc && message.counter === this.#counter + 1)
          [this.doc, this.#counter] = [apply(this.doc, message.ops), message.counter];
        else this.problems.push(`${this.name} got frame ${message.counter} after ${this.#counter}`);
        return;
      case 'you':
        this.you = message.you;
        return;
      case 'ok':
        return this.answered(message.key, 'ok', '');
      case 'refused':
        if (message.key !== null) this.answered(message.key, 'refused', message.code);
        return;
    }
  }

  protected override act(): void {
    const { doc, you } = this;
    if (!doc || !you) return;
    this.#sitDown(doc, you);
    if (!this.chance.chance(0.5)) return;
    const command = nextCommand({ doc, you, name: this.name, games: this.#games }, this.chance);
    if (!command) return;
    const it: WitnessedCommand = { key: this.key(), command, answer: null };
    this.told.push(it);
    this.#tell(it);
  }

  /** Whoever has a seat follows its table, and goes on doing so when somebody else has it. */
  #sitDown({ room }: ClubDoc, { member }: ClubYou): void {
    for (const { code, seats } of Object.values(room.tables)) {
      if (this.#phones.has(code) || !seats.some((it) => it?.member === member)) continue;
      const phone = new StormPhone(`${this.name} at ${code}`, this.#around);
      [phone.token, phone.person, phone.standIn, phone.resting] = [this.token, this.person, true, false];
      this.#phones.set(code, phone);
      phone.follow(code);
    }
  }

  #tell(it: WitnessedCommand): void {
    this.world.note(`${this.name} says ${it.key}: ${canon(it.command)}`);
    this.ask(it.key, { t: 'do', command: it.command }, (answer) => (it.answer = answer));
  }
}
