import { alarmsOf, EYE, type AnyGame, type Clock, type Seat } from '@masque/core';
import type { ClientMessage, Command, TableInfo } from '@masque/protocol';
import type { DueDeadline, TableRecord } from '@masque/store';
import { done, refused, type Answer } from '../answer.ts';
import { Bots } from '../bots/driver.ts';
import type { Person } from '../identity/people.ts';
import { newId } from '../identity/token.ts';
import { TalkLimit } from '../limits.ts';
import type { Services } from '../services.ts';
import { Audience } from './audience.ts';
import { Caretaker } from './caretaker.ts';
import { botSeats, peopleOf } from './data.ts';
import { infoOf } from './info.ts';
import { Queue } from './queue.ts';
import { TableModel } from './table-model.ts';
import type { Listener } from './viewer-feed.ts';
import { viewerOf } from './viewer.ts';

type Action = Extract<ClientMessage, { t: 'act' }>['action'];
/** Tells the one who asked, before anybody hears of what it changed. */
type Reply = (answer: Answer) => void;

/**
 * A table in memory: the model, and around it those who watch, the bots, and the caretaker. None of it is the truth,
 * which is in the store; a room can be dropped and opened again at any moment. What is asked of it is done one thing
 * after another: applied, made durable, acknowledged, and then told to everybody.
 */
export class Room {
  /** Counters of another room of the same table have nothing to do with those of this one. */
  readonly epoch = newId();
  readonly #services: Services;
  readonly #table: TableModel;
  readonly #queue = new Queue();
  readonly #audience: Audience;
  readonly #caretaker: Caretaker;
  readonly #bots: Bots;
  readonly #talkLimit: TalkLimit;
  #usedAt: number;

  private constructor(table: TableModel, services: Services) {
    const { clock, log, botSpeed } = services;
    this.#services = services;
    this.#table = table;
    this.#usedAt = clock.now();
    this.#audience = new Audience(log);
    this.#talkLimit = new TalkLimit(services.limits);
    this.#caretaker = new Caretaker(clock, () => this.#care());
    this.#bots = new Bots(clock, log, botSpeed, (seat, action) => this.#actForBot(seat, action));
    this.#changed();
  }

  /** Opens the table as the store has it. */
  static async open(record: TableRecord & { code: string }, services: Services): Promise<Room> {
    return new Room(await TableModel.open(record, services), services);
  }

  get tableId(): string {
    return this.#table.id;
  }

  get code(): string {
    return this.#table.code;
  }

  /** The game being played, or else the one that the table has chosen. */
  get game(): AnyGame | undefined {
    return this.#table.session?.game ?? this.#table.chosenGame;
  }

  info(): TableInfo {
    const { code, data, state, chosenGame } = this.#table;
    return infoOf(code, data, state, chosenGame);
  }

  /** Names by seat, for sentences. */
  names(): (string | undefined)[] {
    return this.#table.data.places.map((it) => it.name);
  }

  viewerOf(person: Person | null): number {
    return viewerOf(this.#table.data, this.#table.session, person);
  }

  /** Somebody connects; `person` is `null` for those who only watch. False: the room is too full. */
  join(listener: Listener, person: Person | null, counter?: number): boolean {
    if (!this.#audience.join(listener, person, this.#snapshot(), counter)) return false;
    if (person) {
      this.#caretaker.presence.arrive(person.id);
      this.#audience.publish(this.#snapshot());
      if (this.#caretaker.needsHost(this.#table.data)) this.#care();
    }
    return true;
  }

  leave(listener: Listener, person: Person | null): void {
    this.#audience.leave(listener, person);
    if (person) this.#caretaker.presence.depart(person.id);
    this.#usedAt = this.#services.clock.now();
  }

  /** A listener that had to skip frames can take them again. */
  drained(listener: Listener, person: Person | null): void {
    this.#audience.drained(listener, person);
  }

  /** Has nobody been here for `ms` milliseconds, and is nothing going on? */
  isIdle(ms: number): boolean {
    const quiet = this.#queue.idle && !this.#bots.busy && this.#audience.empty;
    return quiet && this.#services.clock.now() - this.#usedAt >= ms;
  }

  /** A player plays. */
  act(person: Person, key: string, action: Action, reply?: Reply): Promise<Answer> {
    return this.#do(async () => {
      const seat = this.viewerOf(person);
      if (!this.#table.session) return refused('not_now');
      if (seat < 0 && seat !== EYE) return refused('not_seated');
      if (this.#table.data.places[seat]?.standIn !== undefined) return refused('bot_plays');
      return this.#table.take({ at: this.#services.clock.now(), seat, action }, receiptOf(person, key));
    }, reply);
  }

  /** Somebody does something at the table. */
  command(person: Person, key: string, command: Command, reply?: Reply): Promise<Answer> {
    const receipt = receiptOf(person, key);
    return this.#do(async () => {
      const floods = command.do === 'say' && !this.#table.hasTaken(receipt) && !this.#talkLimit.tryTake(person.id);
      return floods ? refused('slow_down') : this.#table.command(person, command, receipt);
    }, reply);
  }

  /** A deadline has come. */
  async ring({ sessionId, clock, n }: DueDeadline): Promise<void> {
    await this.#do(async () => {
      if (this.#table.sessionId !== sessionId) return refused('not_pending');
      return this.#table.take({ at: this.#services.clock.now(), deadline: clock as Clock, n });
    });
  }

  /** Finishes what is waiting. The room is not to be used any more. */
  async close(): Promise<void> {
    this.#caretaker.stop();
    this.#bots.stop();
    await this.#queue.drained();
  }

  async #actForBot(seat: Seat, action: Action): Promise<boolean> {
    const answer = await this.#do(async () => {
      if (!botSeats(this.#table.data).has(seat)) return refused('not_seated');
      return this.#table.take({ at: this.#services.clock.now(), seat, action });
    });
    return answer.ok;
  }

  #care(): void {
    const cared = this.#do(async () => {
      const { data, state, session } = this.#table;
      await this.#table.save(this.#caretaker.caredFor(data, state, session?.game));
      return done;
    });
    cared.catch((err: unknown) => this.#services.log.warn({ err }, 'a table could not be looked after'));
  }

  async #do(task: () => Promise<Answer>, reply?: Reply): Promise<Answer> {
    return this.#queue.run(async () => {
      const answer = await task();
      reply?.(answer);
      if (answer.ok) this.#changed();
      return answer;
    });
  }

  #snapshot() {
    return this.#table.snapshot(this.#caretaker.presence);
  }

  /** Something may be different: everybody who has to do with the table is told. */
  #changed(): void {
    const { data, session } = this.#table;
    this.#usedAt = this.#services.clock.now();
    this.#caretaker.watch(data);
    const people = peopleOf(data);
    this.#talkLimit.forget((person) => people.has(person));
    this.#audience.publish(this.#snapshot());
    for (const { at } of session ? alarmsOf(session) : []) this.#services.scheduler.hint(at);
    this.#bots.update({ session, levels: botSeats(data) });
  }
}

/** One person's keys have nothing to do with another's. */
const receiptOf = (person: Person, key: string): string => `${person.id} ${key}`;
