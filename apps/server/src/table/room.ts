import { alarmsOf, type Action, type AnyGame, type ClockId, type Seat } from '@masque/core';
import type { Command, LogPage, TableInfo } from '@masque/protocol';
import type { DueDeadline, TableRecord } from '@masque/store';
import { done, refused, type RequestResult } from '../answer.ts';
import { Bots } from '../bots/driver.ts';
import type { Person } from '../identity/people.ts';
import { newId } from '../identity/token.ts';
import type { Services } from '../services.ts';
import { origin } from '../tracing.ts';
import { answered, Caretaker } from './people/caretaker.ts';
import type { TableChange } from './commands/change.ts';
import { answeredOnce, botSeats, peopleOf, type TableData } from './data.ts';
import { Dealing } from './commands/dealing.ts';
import type { TableAtEvening } from './views/documents.ts';
import { Executor } from './moves/executor.ts';
import { infoOf } from './info.ts';
import type { Act, Caller } from './moves/move.ts';
import { areBotsAlone } from './out.ts';
import { Requests } from './moves/requests.ts';
import { SecondLook } from './second-look.ts';
import { TableModel } from './table-model.ts';
import type { Listener } from './views/viewer-feed.ts';
import { viewerOf } from './views/viewer.ts';
import { Visitors } from './people/visitors.ts';
import { mayWatch, type Comer, type Visitor } from './people/watchers.ts';

/** What a room needs to run. */
export interface RoomServices extends Services {
  readonly evenings: {
    /** Is told of every change at a table that an evening has opened. */
    changed: (club: string, room: Room) => void;
    /** Is a host of the club at its evening? They look after all its tables from there. */
    isHosted: (club: string) => boolean;
  };
}

/**
 * A table in memory: the model, and around it those who are connected, what they ask for, the bots and the caretaker.
 * The store is the source of truth, so a room can be dropped and opened again at any moment.
 */
export class Room {
  /** Distinguishes this room's frame counters from those of another room for the same table. */
  readonly epoch = newId();
  readonly #services: RoomServices;
  readonly #table: TableModel;
  readonly #executor: Executor;
  readonly #visitors: Visitors;
  readonly #requests: Requests;
  readonly #caretaker: Caretaker;
  readonly #bots: Bots;
  readonly #dealing: Dealing;
  readonly #secondLook: SecondLook;
  #usedAt: number;
  /** When a device last left. */
  #leftAt = 0;
  #watched: TableData | null = null;

  private constructor(table: TableModel, services: RoomServices) {
    const { clock, log, botSpeed, ponder } = services;
    this.#services = services;
    this.#table = table;
    this.#usedAt = clock.now();
    this.#executor = new Executor(table, {
      changed: () => this.#changed(),
      granted: (by) => this.#visitors.owe(by),
      failed: (err, wrong) => log.warn({ err }, wrong),
      doubted: () => this.lookAgain(),
    });
    this.#secondLook = new SecondLook(clock, () => this.#catchUp());
    this.#caretaker = new Caretaker(
      clock,
      () => this.#care(),
      ({ club }) => club !== undefined && services.evenings.isHosted(club.id),
    );
    this.#visitors = new Visitors(services, () => this.#snapshot());
    this.#bots = new Bots(
      clock,
      log,
      botSpeed,
      (...move) => this.#actForBot(...move),
      ponder,
      (n) => this.#skip(n),
    );
    this.#dealing = new Dealing(
      clock,
      (person) => this.#caretaker.presence.isHere(person),
      () => this.#visitors.changed(),
    );
    this.#requests = new Requests(table, this.#executor, this.#dealing, services, (person) =>
      this.#visitors.show(person),
    );
    table.collect = (places) => this.#dealing.collect(places);
    this.#changed();
  }

  /** Opens a table from the store. */
  static async open(record: TableRecord & { code: string }, services: RoomServices): Promise<Room> {
    return new Room(await TableModel.open(record, services), services);
  }

  get tableId(): string {
    return this.#table.id;
  }

  get code(): string {
    return this.#table.code;
  }

  /** The game being played, or else the one the table has chosen. */
  get game(): AnyGame | undefined {
    return this.#table.session?.game ?? this.#table.chosenGame;
  }

  info(): TableInfo {
    const { code, data, state, chosenGame } = this.#table;
    return infoOf(code, data, state, chosenGame);
  }

  /** Names by seat, for use in sentences. */
  names(): (string | undefined)[] {
    return this.#table.data.places.map((it) => it.name);
  }

  viewerOf(person: Person | null): number {
    return viewerOf(this.#table.data, this.#table.session, person);
  }

  /** `false`: the club does not let them watch. */
  admits(comer: Comer): boolean {
    return mayWatch(this.#table.data, this.#table.state, comer);
  }

  /**
   * Connects somebody whom {@link admits} lets in. Returns false if there are already too many strangers.
   */
  join(listener: Visitor, comer: Comer, counter?: number): boolean {
    if (!this.#visitors.join(listener, comer, counter)) return false;
    this.#tellEvening();
    if (comer.person) {
      this.#caretaker.presence.arrive(comer.person.id);
      this.#visitors.changed();
      if (this.#isCareDue) this.#care();
    }
    return true;
  }

  /** Lines of the log before the given number, as already sent to this person; `null`: nothing was sent. */
  logPage(person: Person | null, before: number): LogPage | null {
    return this.#visitors.logPage(person, before);
  }

  leave(listener: Visitor, person: Person | null): void {
    this.#visitors.leave(listener, person);
    this.#tellEvening();
    if (person) this.#caretaker.presence.depart(person.id);
    this.#watched = null;
    this.#usedAt = this.#leftAt = this.#services.clock.now();
  }

  /** A listener that skipped frames can accept them again. */
  drained(listener: Listener, person: Person | null): void {
    this.#visitors.drained(listener, person);
  }

  /** Is this a lobby hosted by this person? */
  isLobbyOf(person: string): boolean {
    return this.#table.state === 'lobby' && this.#table.data.host === person;
  }

  /**
   * Saves the table every so often while somebody is there, so that it does not count as unused even if nothing
   * changes.
   */
  stay(ms: number): void {
    if (this.#visitors.empty || this.#services.clock.now() - this.#table.savedAt < ms) return;
    this.#executor.later(
      () => this.#table.save({ ...this.#table.data }).then(() => done),
      'a table could not be saved',
    );
  }

  /** Has nobody been here for `ms` milliseconds, and is nothing going on? */
  isIdle(ms: number): boolean {
    const quiet = this.#executor.idle && !this.#bots.busy && this.#visitors.empty;
    return quiet && this.#services.clock.now() - this.#usedAt >= ms;
  }

  /** A player makes a move. */
  act(person: Person, act: Act, asker?: Caller): Promise<RequestResult> {
    return this.#requests.act(person, act, asker);
  }

  /** A person gives a command to the table. */
  command(person: Person, key: string, command: Command, asker?: Caller): Promise<RequestResult> {
    return this.#requests.command(person, key, command, asker);
  }

  /** Applies a change that the evening wants at its table, at most once per receipt. */
  steer(change: TableChange, receipt = newId()): Promise<RequestResult> {
    return this.#executor.run(() => this.#table.change({ id: this.#table.data.host }, change, receipt));
  }

  /** A snapshot of the table for the evening that opened it. */
  get now(): TableAtEvening {
    const usedAt = this.#visitors.empty ? Math.max(this.#table.savedAt, this.#leftAt) : this.#services.clock.now();
    return { ...this.#snapshot(), sessionId: this.#table.sessionId, usedAt, strangers: this.#visitors.strangers };
  }

  /** The store may soon say more about this table than is known here. */
  lookAgain(): void {
    this.#secondLook.begin();
  }

  /** Applies what the store says. False: it did not answer. */
  async #catchUp(): Promise<boolean> {
    let answered = true;
    const task = async (): Promise<RequestResult> => {
      try {
        return (await this.#table.catchUp()) ? done : refused('not_now');
      } catch (err) {
        this.#services.log.warn({ err }, 'a table could not be reloaded');
        answered = false;
        return refused('not_now');
      }
    };
    // The node that has the table now looks after whatever was abandoned.
    await this.#executor.run(task).catch(() => undefined);
    return answered;
  }

  /** Handles a due deadline. */
  async ring({ sessionId, clock, n }: DueDeadline): Promise<void> {
    await this.#executor.run(async () => {
      if (this.#table.sessionId !== sessionId) return refused('not_pending');
      return this.#table.take({ at: this.#services.clock.now(), deadline: clock as ClockId, n });
    });
  }

  /** Other nodes may now own the table. Waiting tasks are abandoned, and clients send them again to the new owner. */
  async drop(): Promise<void> {
    this.#executor.abandon();
    await this.close();
  }

  /** Finishes waiting tasks. The room must not be used afterwards. */
  async close(): Promise<void> {
    this.#caretaker.stop();
    this.#bots.stop();
    this.#secondLook.stop();
    await this.#executor.drained();
    this.#visitors.stop();
  }

  async #actForBot(seat: Seat, action: Action): Promise<boolean> {
    // Nor for a person who has just answered and could still be overruled.
    const mayNot = () => {
      const { data, session } = this.#table;
      return botSeats(answered(data, session)).has(seat) ? null : refused('not_seated');
    };
    const input = () => ({ at: this.#services.clock.now(), seat, action });
    return (await this.#executor.move({ input, mayNot, origin: origin() }, `bot ${seat}`)).ok;
  }

  /** Advances the time to the next clock, unless something has happened since. */
  #skip(n: number): void {
    this.#executor.later(async () => {
      if (this.#table.session?.n !== n) return refused('not_now');
      return this.#table.take({ at: this.#services.clock.now(), pace: 'skip' });
    });
  }

  /** Somebody may have come or gone who looks after this table. */
  care(): void {
    if (this.#isCareDue) this.#care();
  }

  get #isCareDue(): boolean {
    const { data, state, session } = this.#table;
    return this.#caretaker.isDue(data, state, session);
  }

  #care(): void {
    this.#executor.later(async () => {
      const { data, state, session } = this.#table;
      await this.#table.save(this.#caretaker.caredFor(data, state, session));
      return done;
    });
  }

  #snapshot() {
    return this.#table.snapshot(this.#caretaker.presence, this.#dealing.on);
  }

  /** Something may have changed: notifies the viewers, the bots, the caretaker and the evening. */
  #changed(): void {
    const { data, session } = this.#table;
    this.#usedAt = this.#services.clock.now();
    if (data !== this.#watched) {
      this.#watched = data;
      this.#caretaker.watch(data);
      const people = peopleOf(data);
      this.#requests.forget((person) => people.has(person));
      this.#visitors.sendAway((...it) => this.leave(...it));
    }
    this.#visitors.changed();
    // Absences that had to wait for the morning.
    this.care();
    for (const { at } of session ? alarmsOf(session) : []) this.#services.scheduler.hint(at);
    const { first } = data;
    const bots = { levels: botSeats(data), once: answeredOnce(data) };
    this.#bots.update({ session, ...bots, alone: areBotsAlone(data, session), first });
    this.#tellEvening();
  }

  #tellEvening({ club } = this.#table.data): void {
    if (club) this.#services.evenings.changed(club.id, this);
  }
}
