import { alarmsOf, BEAT_MS, type AnyGame, type Clock, type Seat } from '@masque/core';
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

/** What a room is kept with. */
export interface RoomServices extends Services {
  /** Hears of every change at a table that an evening has opened. */
  readonly evenings: { changed: (club: string, room: Room) => void };
}

/**
 * A table in memory: the model, and around it those who watch, the bots, and the caretaker. The truth is in the store; a
 * room can be dropped and opened again at any moment. What is asked of it is done one thing after another: applied, made
 * durable, acknowledged, and then told to everybody.
 */
export class Room {
  /** Counters of another room of the same table have nothing to do with those of this one. */
  readonly epoch = newId();
  readonly #services: RoomServices;
  readonly #table: TableModel;
  readonly #queue = new Queue((moves: readonly Move[]) => this.#takeMoves(moves));
  readonly #audience: Audience;
  readonly #beat: Beat;
  readonly #strangers = new Strangers();
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

  /** Opens the table as the store has it. */
  static async open(record: TableRecord & { code: string }, services: RoomServices): Promise<Room> {
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

  /**
   * Somebody connects; `person` is `null` for those who only watch. False: there are too many strangers already.
   * @param from the line they come from
   */
  join(listener: Listener, person: Person | null, from: string, counter?: number, device = person): boolean {
    const belongs = person !== null && peopleOf(this.#table.data).has(person.id);
    if (!belongs && !this.#strangers.enter(listener, from, device?.id)) return false;
    this.#tellEvening();
    this.#audience.join(listener, person, this.#snapshot(), this.#beat, counter);
    if (person) {
      this.#caretaker.presence.arrive(person.id);
      this.#beat.changed();
      if (this.#isCareDue) this.#care();
    }
    return true;
  }

  /** Lines of the log before the one with this number, as somebody has been told of them; `null`: nothing was. */
  logPage(person: Person | null, before: number): LogPage | null {
    return this.#audience.logPage(person, before);
  }

  leave(listener: Listener, person: Person | null): void {
    this.#strangers.leave(listener);
    this.#audience.leave(listener, person);
    this.#tellEvening();
    if (person) this.#caretaker.presence.depart(person.id);
    this.#watched = null;
    this.#usedAt = this.#services.clock.now();
  }

  /** A listener that had to skip frames can take them again. */
  drained(listener: Listener, person: Person | null): void {
    this.#audience.drained(listener, person);
  }

  /** Is it a lobby with this person as its host? */
  isLobbyOf(person: string): boolean {
    return this.#table.state === 'lobby' && this.#table.data.host === person;
  }

  /** A table at which somebody is does not count as unused, though nothing changes: it is saved every so often. */
  stay(ms: number): void {
    if (this.#audience.empty || this.#services.clock.now() - this.#table.savedAt < ms) return;
    this.#later(() => this.#table.save({ ...this.#table.data }).then(() => done), 'a table could not be saved');
  }

  /** Has nobody been here for `ms` milliseconds, and is nothing going on? */
  isIdle(ms: number): boolean {
    const quiet = this.#queue.idle && !this.#bots.busy && this.#audience.empty;
    return quiet && this.#services.clock.now() - this.#usedAt >= ms;
  }

  /** A player plays. */
  async act(person: Person, { key, action, game }: Act, asker?: Asker): Promise<Answer> {
    const receipt = receiptOf(person, key);
    const barred = () => (this.#table.isPast(game) ? refused('stale') : notPlaying(this.#table, this.viewerOf(person)));
    const bar = barred();
    // Whoever is not playing any more is told what came of what was asked before.
    if (bar && (this.#table.isPast(game) || this.#mayRefuse(person)))
      return this.#settled((await this.#table.hasTakenIn(game, receipt)) ? done : bar, key, asker);
    const seat = this.viewerOf(person);
    const input = () => ({ at: this.#services.clock.now(), seat, action });
    const early = this.#mayRefuse(person) && !bar ? this.#table.refusal(input(), receipt) : null;
    if (early) return this.#refuseEarly(early, key, asker);
    if (isOptional(this.#table.session, seat, action) && !this.#limits.optionalMoves.tryTake(person.id))
      return this.#refuseEarly(slow, key, asker);
    // What is answered face down is taken on a fixed step.
    const { session } = this.#table;
    if (session && isSealed(session, seat)) await this.#stepping.wait(person.id);
    const answer = await this.#queue.move(
      { input, mayNot: barred, receipt, game, origin: origin(), ...(asker && { asked: { by: asker, key } }) },
      person.id,
    );
    return this.#shown(person, answer);
  }

  /** Somebody does something at the table. */
  async command(person: Person, key: string, command: Command, asker?: Asker): Promise<Answer> {
    if (command.do === 'reveal' && this.#dealing.on) {
      const answer = this.#dealing.take(person.id, command.number);
      // It is acknowledged with the cards.
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

  /** May what a person asks be refused out of turn? Only while nothing of theirs is under way, on which it may build. */
  #mayRefuse(person: Person): boolean {
    return !this.#queue.holds(person.id) && !this.#stepping.holds(person.id);
  }

  /** Refusals wait for nothing that goes on at the table: how long one takes tells nothing of what others do. */
  #refuseEarly(answer: Refused, key: string, asker?: Asker): Answer {
    this.#services.steps.atHalf(() => asker?.answered(key, answer));
    return answer;
  }

  /** Says what came of something, without its turn. */
  #settled(answer: Answer, key: string, asker?: Asker): Answer {
    if (!answer.ok) return this.#refuseEarly(answer, key, asker);
    asker?.acknowledge([key]);
    return answer;
  }

  #shown(person: Person, answer: Answer): Answer {
    if (answer.ok && this.#beat.sealed) this.#audience.show(person, this.#snapshot());
    return answer;
  }

  /** What the evening that has opened this table wants of it. */
  steer(change: Change): Promise<Answer> {
    return this.#do(() => this.#table.change({ id: this.#table.data.host }, change, newId()));
  }

  /** The table as it is, for the evening that has opened it. */
  get now(): TableAtEvening {
    return { ...this.#snapshot(), sessionId: this.#table.sessionId, strangers: this.#strangers.persons };
  }

  /** Another node may have played on here, until it knew that the table is not its own any more. */
  async catchUp(): Promise<void> {
    await this.#do(async () => ((await this.#table.catchUp()) ? done : refused('not_now')));
  }

  /** A deadline has come. */
  async ring({ sessionId, clock, n }: DueDeadline): Promise<void> {
    await this.#do(async () => {
      if (this.#table.sessionId !== sessionId) return refused('not_pending');
      return this.#table.take({ at: this.#services.clock.now(), deadline: clock as Clock, n });
    });
  }

  /** Others may have the table: what is waiting is not done here any more, and is asked again there. */
  async drop(): Promise<void> {
    this.#queue.abandon();
    await this.close();
  }

  /** Finishes what is waiting. The room is not to be used any more. */
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

  /** Time moves on to where the next clock rings, unless something has happened since. */
  #skip(n: number): void {
    this.#later(async () => {
      if (this.#table.session?.n !== n) return refused('not_now');
      return this.#table.take({ at: this.#services.clock.now(), pace: 'skip' });
    });
  }

  /** Takes moves that have waited for their turn: made durable and told together. */
  #takeMoves(moves: readonly Move[]): Promise<Answer[]> {
    const [first, ...others] = moves.map((it) => it.origin);
    return from(first!, () => traced('take', { moves: moves.length }, () => this.#takeTogether(moves), others));
  }

  async #takeTogether(moves: readonly Move[]): Promise<Answer[]> {
    const barred = moves.map(({ mayNot }) => mayNot() as Answer | null);
    // Taken already: done.
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

  /** What nobody waits for. */
  #later(task: () => Promise<Answer>, wrong = 'a table was neglected'): void {
    this.#do(task).catch((err) => this.#services.log.warn({ err }, wrong));
  }

  /** @param lane whose turn it takes */
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

  /** Something may be different: all who have to do with the table are told. */
  #changed(): void {
    const { data, session } = this.#table;
    this.#usedAt = this.#services.clock.now();
    if (data !== this.#watched) {
      this.#watched = data;
      this.#caretaker.watch(data);
      const people = peopleOf(data);
      this.#limits.forget((person) => people.has(person));
    }
    this.#beat.changed();
    // What waited for the morning.
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
