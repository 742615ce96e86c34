import { alarmsOf, EYE, type AnyGame, type Clock, type Input, type Seat, type Session } from '@masque/core';
import type { ClientMessage, Command, TableInfo } from '@masque/protocol';
import type { DueDeadline, TableRecord } from '@masque/store';
import { done, refused, type Answer } from '../answer.ts';
import { Bots } from '../bots/driver.ts';
import { levelsOf } from '../bots/levels.ts';
import type { Services } from '../services.ts';
import type { Person } from '../identity/people.ts';
import { newId } from '../identity/token.ts';
import { Journal } from '../play/journal.ts';
import { Audience } from './audience.ts';
import type { Listener } from './channel.ts';
import { obey } from './command.ts';
import { isPerson, seatOf, type TableData, type TableState } from './data.ts';
import type { Standing } from './documents.ts';
import { infoOf } from './info.ts';
import { Keeper, Outdated } from './keeper.ts';
import { BOT_AFTER, HOST_GONE, Presence } from './presence.ts';
import { Queue } from './queue.ts';
import { TalkRate } from './talk-rate.ts';
import { reopen } from './reopen.ts';
import { viewerOf } from './viewer.ts';

type Action = Extract<ClientMessage, { t: 'act' }>['action'];
/** Tells the one who asked, before anybody hears of what it changed. */
type Reply = (answer: Answer) => void;

/** How many keys of commands a table remembers. */
const REMEMBERED = 50;
/** How often a command is tried again after others were faster. */
const TRIES = 5;

/**
 * A table in memory: people, bots, the game, and those who watch. Nothing in it is the truth, which is in the store; a
 * room can be dropped and opened again at any moment. What is asked of it is done one thing after another: applied,
 * made durable, acknowledged, and then told to everybody.
 */
export class Room {
  /** Counters of another room of the same table have nothing to do with those of this one. */
  readonly epoch = newId();
  readonly code: string;
  readonly #services: Services;
  readonly #keeper: Keeper;
  readonly #queue = new Queue();
  readonly #audience: Audience;
  readonly #presence: Presence;
  readonly #bots: Bots;
  readonly #talkRate: TalkRate;
  #journal: Journal | null;
  #touched: number;

  private constructor(code: string, keeper: Keeper, journal: Journal | null, services: Services) {
    const { clock, log, botSpeed } = services;
    this.code = code;
    this.#services = services;
    this.#keeper = keeper;
    this.#journal = journal;
    this.#touched = clock.now();
    this.#audience = new Audience(log);
    this.#talkRate = new TalkRate(services.limits);
    this.#presence = new Presence(
      clock,
      () => void this.#look().catch((err: unknown) => log.warn({ err }, 'a table could not be looked after')),
    );
    this.#bots = new Bots(clock, log, botSpeed, (seat, action) => this.#actFor(seat, action));
    this.#changed();
  }

  /** Opens the table as the store has it. */
  static async open(record: TableRecord & { code: string }, services: Services): Promise<Room> {
    const keeper = new Keeper(record, services.store, services.clock);
    return new Room(record.code, keeper, await reopen(keeper, services), services);
  }

  get state(): TableState {
    if (!this.#journal) return 'lobby';
    return this.#journal.session.outcome ? 'over' : 'playing';
  }

  get session(): Session | null {
    return this.#journal?.session ?? null;
  }

  get data(): TableData {
    return this.#keeper.data;
  }

  get sessionId(): string | null {
    return this.#journal?.id ?? null;
  }

  info(): TableInfo {
    return infoOf(this.code, this.data, this.state, this.#game);
  }

  /** Names by seat, for sentences. */
  names(): (string | undefined)[] {
    return this.data.places.map((it) => it.name);
  }

  get game(): AnyGame | undefined {
    return this.session?.game ?? this.#game;
  }

  viewerOf(person: Person | null): number {
    return viewerOf(this.data, this.session, person);
  }

  /** Somebody connects; `person` is `null` for those who only watch. False: the room is too full. */
  join(listener: Listener, person: Person | null, counter?: number): boolean {
    if (!this.#audience.join(listener, person, this.#standing(), counter)) return false;
    if (person) {
      this.#presence.arrive(person.id);
      this.#publish();
      if (this.#needsHost()) void this.#look().catch(() => {});
    }
    return true;
  }

  leave(listener: Listener, person: Person | null): void {
    this.#audience.leave(listener, person);
    if (person) this.#presence.depart(person.id);
    this.#touched = this.#services.clock.now();
  }

  /** The line of a listener that had to be passed over is free again. */
  drained(listener: Listener, person: Person | null): void {
    this.#audience.drained(listener, person);
  }

  /** Has nobody been here for a while, and is nothing going on? */
  isIdle(ms: number): boolean {
    const quiet = this.#queue.idle && !this.#bots.busy && this.#audience.empty;
    return quiet && this.#services.clock.now() - this.#touched >= ms;
  }

  /** A player plays. */
  act(person: Person, key: string, action: Action, reply: Reply = ignore): Promise<Answer> {
    return this.#do(async () => {
      const seat = this.viewerOf(person);
      if (!this.#journal) return refused('not_now');
      if (seat < 0 && seat !== EYE) return refused('not_seated');
      if (this.data.places[seat]?.standIn !== undefined) return refused('bot_plays');
      return this.#take({ at: this.#services.clock.now(), seat, action }, `${person.id} ${key}`);
    }, reply);
  }

  /** Somebody does something at the table. */
  command(person: Person, key: string, command: Command, reply: Reply = ignore): Promise<Answer> {
    const receipt = `${person.id} ${key}`;
    return this.#do(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        if (this.data.done.includes(receipt)) return done;
        if (command.do === 'say' && tries === 0 && !this.#talkRate.take(person.id)) return refused('slow_down');
        try {
          return await this.#obey(person, command, receipt);
        } catch (error) {
          if (!(error instanceof Outdated)) throw error;
          this.#journal = await reopen(this.#keeper, this.#services);
        }
      }
      return refused('busy');
    }, reply);
  }

  /** A deadline has come. */
  async ring({ sessionId, clock, n }: DueDeadline): Promise<void> {
    await this.#do(async () => {
      if (this.#journal?.id !== sessionId) return refused('not_pending');
      return this.#take({ at: this.#services.clock.now(), deadline: clock as Clock, n });
    });
  }

  /** Finishes what is waiting. The room is not to be used any more. */
  async close(): Promise<void> {
    this.#presence.stop();
    this.#bots.stop();
    await this.#queue.drained();
  }

  get #game(): AnyGame | undefined {
    return this.#services.games.get(this.data.game);
  }

  async #do(task: () => Promise<Answer>, reply: Reply = ignore): Promise<Answer> {
    return this.#queue.run(async () => {
      const answer = await task();
      reply(answer);
      if (answer.ok) this.#changed();
      return answer;
    });
  }

  async #take(input: Input, key?: string): Promise<Answer> {
    const journal = this.#journal!;
    let answer = await journal.take(input, key);
    // A rule that fails must not leave the table standing: where no player can do otherwise, the game ends.
    if (!answer.ok && answer.code === 'fault' && isStuck(input, journal.session))
      answer = await journal.take({ at: input.at, abort: 'fault' }, key);
    if (answer.ok && journal.session.outcome) await this.#over();
    return answer;
  }

  /** The list of tables should know; the log of the game knows already. */
  async #over(): Promise<void> {
    await this.#keeper.save(this.data, 'over').catch((error: unknown) => {
      if (!(error instanceof Outdated)) throw error;
    });
  }

  async #obey(person: Person, command: Command, receipt: string): Promise<Answer> {
    const { games, people } = this.#services;
    const before = this.data;
    const { state, session } = this;
    const at = this.#services.clock.now();
    const next = obey(before, command, { person, state, games, game: this.#game, session, at, id: newId() });
    if (!next.ok) return next;
    const data = { ...next.data, done: [...next.data.done, receipt].slice(-REMEMBERED) };
    if (typeof next.then === 'object') {
      const taken = await this.#take({ at, ...next.then.take }, receipt);
      if (!taken.ok) return taken;
    }
    if (next.then === 'deal') await this.#deal(data);
    else {
      await this.#keeper.save(data, data.session === null ? 'lobby' : this.state);
      if (data.session === null) this.#journal = null;
    }
    const place = data.places[seatOf(data, person.id)];
    if (command.do === 'sit' || command.do === 'rename')
      await people.change(person.id, { name: place?.name, mask: place?.mask });
    return done;
  }

  async #deal(data: TableData): Promise<void> {
    const { services, keeper } = { services: this.#services, keeper: this.#keeper };
    const id = newId();
    const previous = this.session?.outcome;
    const again = previous && this.session.start.seats === data.places.length && this.session.game.id === data.game;
    const { options, seed, places } = data;
    const names = places.map((it) => it.name!);
    const deal = { tableId: keeper.id, seed, seats: places.length, options, names, ...(again && { previous }) };
    const { journal } = await Journal.begin(id, this.#game!, deal, services, (session, also) =>
      keeper.saveWith(session, also, { ...data, session: id, seed: services.newSeed() }),
    );
    this.#journal = journal;
    services.metrics.games.inc({ game: data.game });
  }

  async #actFor(seat: Seat, action: Action): Promise<boolean> {
    const answer = await this.#do(async () => {
      if (!this.#journal) return refused('not_now');
      const place = this.data.places[seat];
      if (place?.bot === undefined && place?.standIn === undefined) return refused('not_seated');
      return this.#take({ at: this.#services.clock.now(), seat, action });
    });
    return answer.ok;
  }

  /** Passes the host's chair on, and lets bots play for those who are gone, where that is called for. */
  async #look(): Promise<void> {
    await this.#do(async () => {
      const data = this.#cared();
      if (data !== this.data) await this.#keeper.save(data, this.state);
      return done;
    });
  }

  #cared(): TableData {
    let data = this.data;
    if (this.#needsHost()) {
      const heir = data.places.find((it) => it.person !== undefined && this.#presence.isHere(it.person));
      if (heir) data = { ...data, host: heir.person! };
    }
    const level = this.#botLevel();
    if (this.state !== 'playing' || !data.settings.botForAway || level === undefined) return data;
    const lost = (it: TableData['places'][number]): boolean =>
      it.person !== undefined && it.standIn === undefined && this.#presence.isGone(it.person, BOT_AFTER);
    if (!data.places.some(lost)) return data;
    return { ...data, places: data.places.map((it) => (lost(it) ? { ...it, standIn: level } : it)) };
  }

  #botLevel(): string | undefined {
    const game = this.session?.game;
    return game && levelsOf(game)[0];
  }

  #needsHost(): boolean {
    return this.#presence.isGone(this.data.host, HOST_GONE);
  }

  #standing(): Standing {
    const { code, data, state, session } = this;
    const course = this.#journal?.course ?? null;
    return { code, data, state, session, course, game: this.#game, presence: this.#presence };
  }

  #publish(): void {
    this.#audience.publish(this.#standing());
  }

  /** Something may be different: tells everybody, and sees to deadlines and bots. */
  #changed(): void {
    this.#touched = this.#services.clock.now();
    const { master } = this.data;
    const people = new Set([
      this.data.host,
      ...(master ? [master.person] : []),
      ...this.data.places.filter(isPerson).map((it) => it.person!),
    ]);
    for (const person of people) this.#presence.expect(person);
    this.#presence.forget((person) => people.has(person));
    this.#talkRate.forget((person) => people.has(person));
    this.#publish();
    for (const { at } of this.session ? alarmsOf(this.session) : []) this.#services.deadlineAt(at);
    const bots = new Map<Seat, string>();
    this.data.places.forEach(({ bot, standIn }, seat) => {
      const level = standIn ?? bot;
      if (level !== undefined) bots.set(seat, level);
    });
    try {
      this.#bots.look({ session: this.session, bots });
    } catch (error) {
      // What was done is done, whatever a game makes of it afterwards.
      this.#services.log.error({ err: error, game: this.data.game }, 'bots could not be asked');
    }
  }
}

/** Can nobody do otherwise, now that a rule has failed on this input? */
const isStuck = (input: Input, { deadlines, paused }: Session): boolean =>
  'deadline' in input || 'leave' in input || (deadlines.length === 0 && paused === null);

function ignore(): void {}
