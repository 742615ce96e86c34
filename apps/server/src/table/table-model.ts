import { type AnyGame, type Input, type Message, type Session } from '@masque/core';
import { type Command, dealtFrom, type Numbers } from '@masque/protocol';
import type { TableRecord } from '@masque/store';
import { done, refused, type RequestResult, type RequestRefusal } from '../answer.ts';
import { Addresses } from '../crowd.ts';
import type { Person } from '../identity/people.ts';
import { newId } from '../identity/token.ts';
import { Journal, type KeyedInput } from '../play/journal.ts';
import { RulesFail } from '../play/logged.ts';
import type { Services } from '../services.ts';
import type { TableChange, CommandContext } from './commands/change.ts';
import { applyCommand } from './commands/command.ts';
import { houseSeed } from './first.ts';
import { peopleOf, seatOf, withEnded, type StoredSeat, type TableData, type TableState } from './data.ts';
import { BROKEN, canBeDrawn, type TableSnapshot } from './views/documents.ts';
import { withReceipt } from './moves/move.ts';
import type { Presence } from './people/presence.ts';
import { reopen, type Reopened } from './reopen.ts';
import { StaleRevision, TableRepository } from './repository.ts';

/** How often a command is retried after losing a race against other nodes. */
const MAX_TRIES = 5;

/**
 * The durable state of a table and its game. Every change is written to the store before it shows here. If two nodes
 * change the same table, one of them is told to reload.
 */
export class TableModel {
  readonly #repository: TableRepository;
  readonly #services: Services;
  readonly code: string;
  /** The addresses from which people at its door have asked. */
  readonly addresses = new Addresses();
  /** Asks the players' devices for their numbers before a deal. By seat. */
  collect: (places: readonly StoredSeat[]) => Promise<Numbers> = async (places) => places.map(() => null);
  #journal: Journal | null = null;
  #held: Message | null = null;
  #loads = 0;

  private constructor(code: string, repository: TableRepository, reopened: Reopened, services: Services) {
    this.code = code;
    this.#repository = repository;
    this.#services = services;
    this.#put(reopened);
  }

  #put(reopened: Reopened): void {
    this.#loads++;
    this.#journal = 'journal' in reopened ? reopened.journal : null;
    this.#held = 'held' in reopened ? reopened.held : null;
  }

  /** Loads the game of a table, or finds that it is held. */
  static async open(record: TableRecord & { code: string }, services: Services): Promise<TableModel> {
    const repository = new TableRepository(record, services);
    const table = new TableModel(record.code, repository, await reopen(repository, services), services);
    await table.#listAsOver();
    return table;
  }

  get id(): string {
    return this.#repository.id;
  }

  get data(): TableData {
    return this.#repository.data;
  }

  /** When the table was last saved, in milliseconds since 1970. */
  get savedAt(): number {
    return this.#repository.savedAt;
  }

  get state(): TableState {
    if (this.#held !== null) return 'playing';
    if (!this.#journal) return 'lobby';
    return this.#journal.session.outcome ? 'over' : 'playing';
  }

  get session(): Session | null {
    return this.#journal?.session ?? null;
  }

  /** Incremented whenever its game was loaded again, which may then look different. */
  get loads(): number {
    return this.#loads;
  }

  /** Why the game is held; `null`: it is not, or no game is being played. */
  get held(): Message | null {
    return this.#held;
  }

  /** The store's id of the game being played or just finished. */
  get sessionId(): string | null {
    return this.#journal?.id ?? null;
  }

  /** The game that the table has chosen, if it is installed. */
  get chosenGame(): AnyGame | undefined {
    return this.#services.games.get(this.data.game);
  }

  snapshot(presence: Presence, dealing = false): TableSnapshot {
    const { code, data, state, held, session, chosenGame: game } = this;
    const { timeline = null, proof = null, chain = null } = this.#journal ?? {};
    return { code, data, state, held, session, timeline, proof, chain, game, presence, dealing };
  }

  /** Saves the given table if it differs from the current one. */
  async save(data: TableData): Promise<void> {
    if (data !== this.data) await this.#save(data, this.state);
  }

  /**
   * @throws StaleRevision when another node saved first; the game is then the one in that node's version of the table
   */
  async #save(data: TableData, state: TableState): Promise<void> {
    try {
      await this.#repository.save(data, state);
    } catch (error) {
      if (error instanceof StaleRevision) this.#put(await reopen(this.#repository, this.#services));
      throw error;
    }
  }

  /**
   * Applies an input to the game.
   * @param key idempotency key: an input is applied at most once per key
   */
  async take(input: Input, key?: string): Promise<RequestResult> {
    const answer = await this.#take(input, key);
    if (answer.ok) await this.#listAsOver();
    return answer;
  }

  async #take(input: Input, key?: string): Promise<RequestResult> {
    const journal = this.#journal;
    if (!journal) return refused('not_now');
    let answer = await this.#orHeld(() => journal.take(input, key));
    if (!answer) return refused('not_now');
    // Another node has ended the game without a word in its log: its table was closed.
    if (!answer.ok && answer.code === 'over' && !journal.session.outcome) await this.catchUp();
    // A rule that throws must not leave the table stuck: if no player can do anything else, the game ends.
    if (!answer.ok && answer.code === 'fault' && isStuck(input, journal.session))
      answer = await journal.take({ at: input.at, abort: 'fault' }, key);
    return answer;
  }

  /** Applies inputs to the game that are made durable together. */
  async takeTogether(inputs: readonly KeyedInput[]): Promise<RequestResult[]> {
    const journal = this.#journal;
    if (!journal) return inputs.map(() => refused('not_now'));
    const [first] = inputs;
    if (inputs.length === 1) return [await this.take(first!.input, first!.key)];
    const answers: RequestResult[] = [];
    const together = await this.#orHeld(() => journal.takeTogether(inputs));
    for (const [i, answer] of (together ?? inputs.map(() => null)).entries())
      answers.push(answer ?? (await this.take(inputs[i]!.input, inputs[i]!.key)));
    await this.#listAsOver();
    return answers;
  }

  /**
   * `null`: another node has continued the game by rules that are missing here. The game is held until they are
   * available.
   */
  async #orHeld<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RulesFail)) throw error;
      this.#put(await reopen(this.#repository, this.#services));
      return null;
    }
  }

  /** Applies what other nodes have done to the table and its game. Returns whether anything visible has changed. */
  async catchUp(): Promise<boolean> {
    if (await this.#repository.catchUp()) {
      this.#put(await reopen(this.#repository, this.#services));
      await this.#listAsOver();
      return true;
    }
    const journal = this.#journal;
    const missed = journal !== null && (await this.#orHeld(() => journal.hasMissed())) !== false;
    await this.#listAsOver();
    return missed;
  }

  /** Is this the id of a game other than the current one? */
  isPast(game: string | undefined): boolean {
    return game !== undefined && game !== this.sessionId;
  }

  /**
   * Was an action taken under this key, in that game or in the current one? A client that lost its connection sends its
   * request again. By then, another game may have begun, in which the action must not be repeated, or a bot may be
   * playing for them.
   */
  async hasTakenIn(game: string | undefined, key: string): Promise<boolean> {
    const id = game ?? this.sessionId;
    return id !== null && (await this.#services.store.seenAction(id, key)) !== null;
  }

  /**
   * Why the game would refuse a player's input; `null`: it would not. Changes nothing and runs no queue.
   * @param key an input already taken under this key is not refused when it is sent again
   */
  refusal(input: Extract<Input, { action: unknown }>, key: string): RequestRefusal | null {
    return this.#journal?.refusal(input, key) ?? null;
  }

  /** Why a command would be refused; `null`: it would not. Changes nothing. */
  refusalOf(person: Person, command: Command, receipt: string): RequestRefusal | null {
    if (this.hasTaken(receipt)) return null;
    const next = applyCommand(this.data, command, this.#context(person));
    return next.ok ? null : next;
  }

  /** Was a command taken under this key? */
  hasTaken(receipt: string): boolean {
    return this.data.done.includes(receipt);
  }

  /** Applies a person's command to the table. */
  async command(person: Person, command: Command, receipt: string): Promise<RequestResult> {
    return this.change(person, (data, context) => applyCommand(data, command, context), receipt, command.do);
  }

  /**
   * Applies `change` to the table.
   * @param named name of the command, if any: a name or mask chosen by it is remembered
   */
  async change(person: Person, change: TableChange, receipt: string, named = ''): Promise<RequestResult> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      if (this.hasTaken(receipt)) return done;
      try {
        const answer = await this.#apply(person, change, receipt, named);
        // The game has ended with it before another node saved the table.
        return answer.ok || tries === 0 || !(await this.hasTakenIn(undefined, receipt)) ? answer : done;
      } catch (error) {
        if (!(error instanceof StaleRevision)) throw error;
        this.#put(await reopen(this.#repository, this.#services));
        await this.#listAsOver();
      }
    }
    return refused('busy');
  }

  async #apply(person: Person, change: TableChange, receipt: string, named: string): Promise<RequestResult> {
    const { people } = this.#services;
    const context = this.#context(person);
    const { at } = context;
    const next = change(this.data, context);
    if (!next.ok) return next;
    const last = this.session?.outcome ? this.data : next.data;
    if (typeof next.then === 'object') {
      const taken = await this.#take({ at, ...next.then.take }, receipt);
      if (!taken.ok) return taken;
    }
    const kept = this.session?.outcome ? withEnded(next.data, last) : next.data;
    const data = { ...kept, done: withReceipt(kept.done, receipt, peopleOf(kept)) };
    if (next.then === 'close') await this.#end();
    if (next.then === 'deal') await this.#deal(data);
    else {
      await this.#repository.save(data, data.session === null ? 'lobby' : this.state, next.quiet);
      if (data.session === null) this.#put({ journal: null });
    }
    const place = data.places[seatOf(data, person.id)];
    if (named === 'sit' || named === 'rename') await people.keep(person.id, { name: place?.name, mask: place?.mask });
    return done;
  }

  #context(person: Person): CommandContext {
    const { games, clock } = this.#services;
    const { state, session, chosenGame: game } = this;
    const held = this.held ?? (session && !canBeDrawn(session) ? BROKEN : null);
    const addressOf = (who: string) => this.addresses.of(who);
    return { person, state, held, games, game, session, at: clock.now(), addressOf, id: newId() };
  }

  /** The game is aborted: its log is closed, after what another node may just have appended to it. */
  async #end(): Promise<void> {
    const { store, clock } = this.#services;
    const { session: id } = this.data;
    const outcome = { winners: [], reason: 'problem.closed' };
    for (let ended = false; id !== null && !ended;) {
      const record = await store.loadSession(id);
      if (record?.finishedAt !== null) return;
      ended = (await store.append(id, record.seq, [], { finished: { at: clock.now(), outcome } })).ok;
    }
  }

  async #deal(data: TableData): Promise<void> {
    const services = this.#services;
    const id = newId();
    const previous = this.session?.outcome;
    const again = previous && this.session.start.seats === data.places.length && this.session.game.id === data.game;
    const { options, places } = data;
    const house = houseSeed(data, this.chosenGame);
    // In a first game, the deal is part of the lesson.
    const numbers = data.first ? places.map(() => null) : await this.collect(places);
    const entropy = numbers.map((number, seat) => {
      const { seal } = places[seat]!;
      return seal === undefined || data.first ? null : { seal, number };
    });
    const took = numbers.some((it) => it !== null);
    const deal = {
      tableId: this.id,
      seed: took ? dealtFrom(house, numbers) : house,
      seats: places.length,
      options,
      names: places.map((it) => it.name!),
      people: places.map((it) => it.person !== undefined),
      masks: places.map((it) => it.mask ?? ''),
      proof: { house, ...(entropy.some((it) => it !== null) && { entropy }) },
    };
    // A number is used for one deal only.
    const unsealed = places.map((it) => ({ ...it, seal: undefined }));
    const { journal } = await Journal.begin(
      id,
      this.chosenGame!,
      { ...deal, ...(again && { previous }) },
      services,
      (session, also) =>
        this.#repository.saveWithSession(session, also, {
          ...data,
          places: unsealed,
          pausedBy: undefined,
          went: undefined,
          session: id,
          seed: services.newSeed(),
        }),
    );
    this.#journal = journal;
    services.metrics.games.inc({ game: data.game });
  }

  /**
   * For the list of tables and for its club, if its game is over; the game's log already contains it. A node may have died
   * before it did this, or another one may have saved the table.
   */
  async #listAsOver(): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES && this.session?.outcome && !this.#repository.isOver; tries++)
      await this.#save(withEnded(this.data, this.data), 'over').catch((error: unknown) => {
        if (!(error instanceof StaleRevision)) throw error;
      });
  }
}

/** Is nobody able to do anything else, now that a rule has thrown on this input? */
const isStuck = (input: Input, { deadlines, paused }: Session): boolean =>
  'deadline' in input || 'leave' in input || (deadlines.length === 0 && paused === null);
