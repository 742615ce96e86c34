import { isOpen } from '@masque/core';
import {
  PROTOCOL,
  receive,
  type ClientMessage,
  type Command,
  type Received,
  type ServerMessage,
} from '@masque/protocol';
import { remember, type WitnessedRequest, type WitnessedMoment, type Witness } from '../audit/witness.ts';
import { anyOf } from '../bots/random.ts';
import { canon } from '../canon.ts';
import { StormDevice, type DeviceWorld } from './device.ts';
import { BEGINNING } from './world.ts';

/**
 * How often people wait for a clock that will ring soon and answer just before or after it rings, and the range in
 * milliseconds.
 */
const LAST_MOMENT = 0.3;
const LAST_MS = [-400, 300] as const;
const SOON_MS = 30_000;

type Play = NonNullable<Received['doc']['play']>;

/** A phone at a table, whose owner plays at random. */
export class StormPhone extends StormDevice implements Witness {
  readonly asked: WitnessedRequest[] = [];
  readonly moments: WitnessedMoment[] = [];
  seen: Received | null = null;
  code = '';
  /** A bot may be playing for its owner, who is away. */
  standIn = false;
  /** It has decided, and will answer at the last moment. */
  #waits = false;

  constructor(name: string, around: DeviceWorld) {
    super(name, 'table', around);
  }

  /** Follows a table from now on. */
  follow(code: string): void {
    this.code = code;
    this.start();
  }

  /** Gives a command to the table. Resolves with whether it succeeded. */
  do(command: Command): Promise<boolean> {
    return new Promise((done) => {
      const key = this.key();
      this.world.after(1, this.actor, '', () => this.ask(key, { t: 'do', command }, (answer) => done(answer === 'ok')));
    });
  }

  protected override greet(): ClientMessage {
    const { seen } = this;
    const resume = seen && this.epoch !== '' && { epoch: this.epoch, counter: seen.counter };
    const as = this.token === null ? 'screen' : 'seat';
    return { t: 'hello', v: PROTOCOL, table: this.code, as, lang: 'en', ...(resume && { resume }) };
  }

  protected override forget(): void {
    this.seen = null;
  }

  protected override repeat(): boolean {
    const open = this.asked.filter((it) => it.answer === null);
    for (const it of open) this.#ask(it);
    return open.length > 0;
  }

  protected override hear(message: ServerMessage): void {
    if (message.t === 'welcome') this.welcomed(message.epoch);
    if (message.t === 'full' || message.t === 'diff') {
      if (message.t === 'diff' && message.counter !== (this.seen?.counter ?? -1) + 1)
        this.problems.push(`${this.name} got frame ${message.counter} after ${this.seen?.counter}`);
      const seen = receive(this.seen, message);
      if (seen) this.seen = seen;
      else this.problems.push(`${this.name} got a frame that does not follow`);
      remember(this.moments, this.seen, this.epoch);
    }
    if ('ok' in message) for (const key of message.ok ?? []) this.answered(key, 'ok', '');
    if (message.t === 'refused' && message.key !== null) this.answered(message.key, 'refused', message.code);
  }

  protected override act(): void {
    const { play, you } = this.seen?.doc ?? {};
    if (!play || you?.seat == null || this.#waits) return;
    if (play.outcome) {
      if (you.host && this.isIdle) void this.do({ do: 'rematch' });
      return;
    }
    const open = play.offers.filter(isOpen);
    const needed = open.filter((it) => !it.optional);
    const offers = needed.length > 0 ? needed : this.chance.chance(0.05) ? open : [];
    if (offers.length === 0) return;
    const action = anyOf(offers, this.chance);
    const ask = (): void => {
      this.#waits = false;
      const it: WitnessedRequest = { session: play.id, key: this.key(), seat: you.seat!, action, answer: null };
      this.asked.push(it);
      this.#ask(it);
    };
    const left = this.#left(play);
    if (left === null || !this.chance.chance(LAST_MOMENT)) return ask();
    this.#waits = true;
    this.world.after(left + this.world.between(...LAST_MS), this.actor, '', ask);
  }

  /** Time until the table's public clock rings, in milliseconds; `null`: it does not ring soon. */
  #left({ table, lag }: Play): number | null {
    const left = table.timer === undefined ? Infinity : table.timer.at + (lag ?? 0) - BEGINNING - this.world.now;
    return left >= 0 && left < SOON_MS ? left : null;
  }

  #ask(it: WitnessedRequest): void {
    const { type, window, params } = it.action;
    this.world.note(`${this.name} asks ${it.key}: ${canon(it.action)}`);
    const message = { t: 'act', action: { type, window, params }, game: it.session };
    this.ask(it.key, message, (answer) => (it.answer = answer));
  }
}
