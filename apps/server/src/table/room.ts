import { alarmsOf, BEAT_MS, type AnyGame, type ClockId, type Seat } from '@masque/core';
import { type Command, type LogPage, type TableInfo } from '@masque/protocol';
import type { DueDeadline, TableRecord } from '@masque/store';
import { done, refused, type Answer, type Refused } from '../answer.ts';
import { Bots } from '../bots/driver.ts';
import type { Person } from '../identity/people.ts';
import { newId } from '../identity/token.ts';
import { TableLimits } from '../limits.ts';
import type { Services } from '../services.ts';
import { from, origin, traced } from '../tracing.ts';
import { Audience } from './audience.ts';
import { Beat } from './beat.ts';
import { Caretaker } from './caretaker.ts';
import type { Change } from './change.ts';
import { botSeats, peopleOf, type TableData } from './data.ts';
import { Dealing } from './dealing.ts';
import { areBotsAlone } from './out.ts';
import type { TableAtEvening } from './documents.ts';
import { infoOf } from './info.ts';
import { HOUSE, Queue } from './queue.ts';
import { isNight, isSealed } from './sealed.ts';
import { Strangers } from './strangers.ts';
import { Stepping } from './stepping.ts';
import { TableModel } from './table-model.ts';
import { isOptional, notPlaying, receiptOf, type Act, type Action, type Asked, type Asker, type Move } from './move.ts';
import type { Listener } from './viewer-feed.ts';
import { viewerOf } from './viewer.ts';
import { mayWatch, Watching, type Comer, type Visitor } from './watching.ts';

/** What a room needs to run. */
export interface RoomServices extends Services {
  /** Is told of every change at a table that an evening has opened. */
  readonly evenings: { changed: (club: string, room: Room) => void };
}

/**
 * A table in memory: the model, surrounded by its audience, its bots and the caretaker. The store is the source of
 * truth, so a room can be dropped and opened again at any moment. Requests are queued and handled one at a time:
 * applied, made durable, acknowledged, and then fanned out to everybody.
 */
export class Room {
  /** Distinguishes this room's frame counters from those of another room for the same table. */
  readonly epoch = newId();
  readonly #services: RoomServices;
  readonly #table: TableModel;
  readonly #queue = new Queue((moves: readonly Move[]) => this.#takeMoves(moves));
  readonly #audience: Audience;
  readonly #beat: Beat;
  readonly #strangers = new Strangers();
  readonly #watching = new Watching();
  readonly #caretaker: Caretaker;
  readonly #bots: Bots;
  readonly #limits: TableLimits;
  readonly #stepping: Stepping;
  readonly #dealing: Dealing;
  #usedAt: number;
  #watched: TableData | null = null;

  private constructor(table: TableModel, services: RoomServices) {
    const { clock, log, botSpeed } = services;
    this.#services = services;
    this.#table = table;
    this.#stepping = new Stepping(services.steps);
    this.#usedAt = clock.now();
    this.#audience = new Audience(log, services.gatherMs);
    this.#beat = new Beat(
      clock,
      BEAT_MS,
      () => isNight(this.#table.session),
      () => this.#audience.publish(this.#snapshot(), this.#beat),
    );
    this.#limits = new TableLimits(services.limits);
    this.#caretaker = new Caretaker(clock, () => this.#care());
    this.#bots = new Bots(
      clock,
      log,
      botSpeed,
      (...move) => this.#actForBot(...move),
      services.ponder,
      (n) => this.#skip(n),
    );
    this.#dealing = new Dealing(
      clock,
      (person) => this.#caretaker.presence.isHere(person),
      () => this.#beat.changed(),
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
    const { as, person, device, from } = comer;
    const belongs = person !== null && peopleOf(this.#table.data).has(person.id);
    // A screen represents nobody.
    if (!belongs && !this.#strangers.enter(listener, from, as === 'screen' ? undefined : device?.id)) return false;
    this.#watching.enter(listener, comer);
    this.#tellEvening();
    this.#audience.join(listener, person, this.#snapshot(), this.#beat, counter);
    if (person) {
      this.#caretaker.presence.arrive(person.id);
      this.#beat.changed();
      if (this.#isCareDue) this.#care();
    }
    return true;
  }

  /** Lines of the log before the given number, as already sent to this person; `null`: nothing was sent. */
  logPage(person: Person | null, before: number): LogPage | null {
    return this.#audience.logPage(person, before);
  }

  leave(listener: Visitor, person: Person | null): void {
    this.#strangers.leave(listener);
    this.#watching.leave(listener);
    this.#audience.leave(listener, person);
    this.#tellEvening();
    if (person) this.#caretaker.presence.depart(person.id);
    this.#watched = null;
    this.#usedAt = this.#services.clock.now();
  }

  /** A listener that skipped frames can accept them again. */
  drained(listener: Listener, person: Person | null): void {
    this.#audience.drained(listener, person);
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
    if (this.#audience.empty || this.#services.clock.now() - this.#table.savedAt < ms) return;
    this.#later(() => this.#table.save({ ...this.#table.data }).then(() => done), 'a table could not be saved');
  }

  /** Has nobody been here for `ms` milliseconds, and is nothing going on? */
  isIdle(ms: number): boolean {
    const quiet = this.#queue.idle && !this.#bots.busy && this.#audience.empty;
    return quiet && this.#services.clock.now() - this.#usedAt >= ms;
  }

  /** A player makes a move. */
  async act(person: Person, { key, action, game }: Act, asker?: Asker): Promise<Answer> {
    const receipt = receiptOf(person, key);
    const barred = () => (this.#table.isPast(game) ? refused('stale') : notPlaying(this.#table, this.viewerOf(person)));
    const bar = barred();
    // Somebody who is no longer playing still gets the results of earlier requests.
    if (bar && (this.#table.isPast(game) || this.#mayRefuse(person)))
      return this.#settled((await this.#table.hasTakenIn(game, receipt)) ? done : bar, key, asker);
    const seat = this.viewerOf(person);
    const input = () => ({ at: this.#services.clock.now(), seat, action });
    const early = this.#mayRefuse(person) && !bar ? this.#table.refusal(input(), receipt) : null;
    if (early) return this.#refuseEarly(early, key, asker);
    if (isOptional(this.#table.session, seat, action) && !this.#limits.optionalMoves.tryTake(person.id))
      return this.#refuseEarly(slow, key, asker);
    // Answers given face down are taken on a fixed step.
    const { session } = this.#table;
    if (session && isSealed(session, seat)) await this.#stepping.wait(person.id);
    const answer = await this.#queue.move(
      { input, mayNot: barred, receipt, game, origin: origin(), ...(asker && { asked: { by: asker, key } }) },
      person.id,
    );
    return this.#shown(person, answer);
  }

  /** A person gives a command to the table. */
  async command(person: Person, key: string, command: Command, asker?: Asker): Promise<Answer> {
    if (command.do === 'reveal' && this.#dealing.on) {
      const answer = this.#dealing.take(person.id, command.number);
      // The acknowledgement comes together with the cards.
      this.#answer(answer, asker && { by: asker, key });
      return answer;
    }
    if (command.do === 'seal' && !this.#services.entropy) return this.#refuseEarly(refused('not_now'), key, asker);
    const guesses = command.do === 'sit' && command.password !== undefined;
    if (guesses && !this.#limits.guesses.tryTake(asker?.from ?? '')) return this.#refuseEarly(slow, key, asker);
    const receipt = receiptOf(person, key);
    const early = this.#mayRefuse(person) ? this.#table.refusalOf(person, command, receipt) : null;
    if (early) return this.#refuseEarly(early, key, asker);
    return this.#do(
      async () => {
        const floods = command.do === 'say' && !this.#table.hasTaken(receipt) && !this.#limits.talk.tryTake(person.id);
        return floods ? slow : this.#table.command(person, command, receipt);
      },
      person.id,
      key,
      asker,
    ).then((answer) => this.#shown(person, answer));
  }

  /**
   * May a person's request be refused out of turn? Only if none of their requests is in progress: this one may depend
   * on it.
   */
  #mayRefuse(person: Person): boolean {
    return !this.#queue.holds(person.id) && !this.#stepping.holds(person.id);
  }

  /** Refusals do not wait for the table's queue, so that the time one takes reveals nothing about what others do. */
  #refuseEarly(answer: Refused, key: string, asker?: Asker): Answer {
    this.#services.steps.atHalf(() => asker?.answered(key, answer));
    return answer;
  }

  /** Acknowledges a request outside the queue. */
  #settled(answer: Answer, key: string, asker?: Asker): Answer {
    if (!answer.ok) return this.#refuseEarly(answer, key, asker);
    asker?.acknowledge([key]);
    return answer;
  }

  #shown(person: Person, answer: Answer): Answer {
    if (answer.ok && this.#beat.sealed) this.#audience.show(person, this.#snapshot());
    return answer;
  }

  /** Applies a change that the evening wants at its table, at most once per receipt. */
  steer(change: Change, receipt = newId()): Promise<Answer> {
    return this.#do(() => this.#table.change({ id: this.#table.data.host }, change, receipt));
  }

  /** A snapshot of the table for the evening that opened it. */
  get now(): TableAtEvening {
    return { ...this.#snapshot(), sessionId: this.#table.sessionId, strangers: this.#strangers.persons };
  }

  /** Another node may have continued the game here before it learned that it no longer owns the table. */
  async catchUp(): Promise<void> {
    await this.#do(async () => ((await this.#table.catchUp()) ? done : refused('not_now')));
  }

  /** Handles a due deadline. */
  async ring({ sessionId, clock, n }: DueDeadline): Promise<void> {
    await this.#do(async () => {
      if (this.#table.sessionId !== sessionId) return refused('not_pending');
      return this.#table.take({ at: this.#services.clock.now(), deadline: clock as ClockId, n });
    });
  }

  /** Other nodes may now own the table. Waiting tasks are abandoned, and clients send them again to the new owner. */
  async drop(): Promise<void> {
    this.#queue.abandon();
    await this.close();
  }

  /** Finishes waiting tasks. The room must not be used afterwards. */
  async close(): Promise<void> {
    this.#caretaker.stop();
    this.#bots.stop();
    await this.#queue.drained();
    this.#audience.flush();
    this.#beat.stop();
  }

  async #actForBot(seat: Seat, action: Action): Promise<boolean> {
    const mayNot = () => (botSeats(this.#table.data).has(seat) ? null : refused('not_seated'));
    const input = () => ({ at: this.#services.clock.now(), seat, action });
    return (await this.#queue.move({ input, mayNot, origin: origin() }, `bot ${seat}`)).ok;
  }

  /** Advances the time to the next clock, unless something has happened since. */
  #skip(n: number): void {
    this.#later(async () => {
      if (this.#table.session?.n !== n) return refused('not_now');
      return this.#table.take({ at: this.#services.clock.now(), pace: 'skip' });
    });
  }

  /** Applies a batch of moves: they are made durable and fanned out together. */
  #takeMoves(moves: readonly Move[]): Promise<Answer[]> {
    const [first, ...others] = moves.map((it) => it.origin);
    return from(first!, () => traced('take', { moves: moves.length }, () => this.#takeTogether(moves), others));
  }

  async #takeTogether(moves: readonly Move[]): Promise<Answer[]> {
    const barred = moves.map(({ mayNot }) => mayNot() as Answer | null);
    // Already applied earlier.
    for (const [i, { receipt, game }] of moves.entries())
      if (barred[i] && receipt !== undefined && (await this.#table.hasTakenIn(game, receipt))) barred[i] = done;
    const allowed = moves.filter((_, i) => barred[i] === null);
    const taken = await this.#table.takeTogether(
      allowed.map(({ input, receipt }) => ({ input: input(), key: receipt })),
    );
    const answers = moves.map((it, i) => barred[i] ?? taken[allowed.indexOf(it)]!);
    moves.forEach(({ asked }, i) => this.#answer(answers[i]!, asked));
    if (answers.some((it) => it.ok) || this.#table.held !== null) this.#changed();
    return answers;
  }

  get #isCareDue(): boolean {
    const { data, state, session } = this.#table;
    return this.#caretaker.isDue(data, state, session);
  }

  #care(): void {
    this.#later(async () => {
      const { data, state, session } = this.#table;
      await this.#table.save(this.#caretaker.caredFor(data, state, session));
      return done;
    });
  }

  /** Runs a task that nobody waits for. */
  #later(task: () => Promise<Answer>, wrong = 'a table was neglected'): void {
    this.#do(task).catch((err) => this.#services.log.warn({ err }, wrong));
  }

  /** @param lane whose lane the task is queued in */
  async #do(task: () => Promise<Answer>, lane: string = HOUSE, key = '', asker?: Asker): Promise<Answer> {
    return this.#queue.run(async () => {
      const answer = await task();
      this.#answer(answer, asker && { by: asker, key });
      if (answer.ok || this.#table.held !== null) this.#changed();
      return answer;
    }, lane);
  }

  #answer(answer: Answer, asked: Asked | undefined): void {
    asked?.by.answered(asked.key, answer);
    if (asked && answer.ok) this.#audience.owe(asked.by);
  }

  #snapshot() {
    return this.#table.snapshot(this.#caretaker.presence, this.#dealing.on);
  }

  /** Something may have changed: notifies the audience, the bots, the caretaker and the evening. */
  #changed(): void {
    const { data, state, session } = this.#table;
    this.#usedAt = this.#services.clock.now();
    if (data !== this.#watched) {
      this.#watched = data;
      this.#caretaker.watch(data);
      const people = peopleOf(data);
      this.#limits.forget((person) => people.has(person));
      this.#watching.sendAway(data, state, (...it) => this.leave(...it));
    }
    this.#beat.changed();
    // Absences that had to wait for the morning.
    if (this.#isCareDue) this.#care();
    for (const { at } of session ? alarmsOf(session) : []) this.#services.scheduler.hint(at);
    const { first } = data;
    this.#bots.update({ session, levels: botSeats(data), alone: areBotsAlone(data, session), first });
    this.#tellEvening();
  }

  #tellEvening({ club } = this.#table.data): void {
    if (club) this.#services.evenings.changed(club.id, this);
  }
}

const slow = refused('slow_down');
