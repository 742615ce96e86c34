import type { TableInfo } from '@masque/protocol';
import type { DueDeadline, TableRecord } from '@masque/store';
import { Openings } from '../nodes/openings.ts';
import { alone, Elsewhere, keyOfTable } from '../nodes/ownership.ts';
import type { Person } from '../identity/people.ts';
import { newCode, newId } from '../identity/token.ts';
import { isGone, tableData, type TableData, type TableState } from './data.ts';
import { firstTable } from './first.ts';
import { infoOf } from './info.ts';
import { stateOf } from './lifetime.ts';
import { unavailable } from '../unavailable.ts';
import { defaultOptions } from './options.ts';
import { Room, type RoomServices } from './room.ts';

/** How long an idle room stays in memory, in milliseconds. */
const IDLE_MS = 45_000;
/** How often idle rooms are dropped, in milliseconds. */
const SWEEP_MS = 15_000;
/** How long a table is listed after it was last saved, in milliseconds. Its code stays valid. */
const LISTED_MS: Readonly<Record<TableState, number>> = {
  // Whoever has not begun by then has gone home.
  lobby: 2 * 3_600_000,
  playing: 24 * 3_600_000,
  over: 3_600_000,
};
/** How often a table where somebody is, is saved at least, in milliseconds: the store knows then that it is in use. */
const STAY_MS = 10 * 60_000;
const MAX_LISTED = 200;
/** How long a list of tables is cached, in milliseconds: it is expensive to make. */
const LIST_MS = 1000;
/** Maximum number of lobbies that one person may have open. */
const MAX_LOBBIES = 5;
const STATES: readonly TableState[] = ['lobby', 'playing', 'over'];

/** The tables of this server. Those in use are kept in memory. */
export class Rooms {
  readonly #services: RoomServices;
  /** By code. */
  readonly #open = new Openings<Room>();
  /** Codes by table id, for tables in memory. */
  readonly #codes = new Map<string, string>();
  /** By person: the codes of the tables that they opened on this server. */
  readonly #opened = new Map<string, readonly string[]>();
  #listed: { readonly at: number; readonly tables: Promise<TableInfo[]> } | null = null;
  #cancel = (): void => {};

  constructor(services: RoomServices) {
    this.#services = services;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#open.size;
  }

  /**
   * Opens all tables where a game is being played, one by one.
   * @throws WrongKey when the store was written with another key
   */
  async resume(): Promise<void> {
    const running = await this.#services.store.runningSessions();
    // A server that can read no game must not seem alive.
    if (running.length > 0) this.#services.box.open(running[0]!.seed);
    const sweep = (): void => {
      this.#cancel = this.#services.clock.after(SWEEP_MS, () => void this.#sweep().then(sweep, sweep));
    };
    sweep();
    for (const { id, tableId } of running) {
      if (tableId === null) continue;
      await this.adopt(tableId).catch((err: unknown) =>
        this.#services.log.error({ err, session: id }, 'a table could not be resumed'),
      );
    }
  }

  /**
   * The table with this code, or `null`.
   * @throws Elsewhere when another server owns it
   */
  get(code: string): Promise<Room | null> {
    return this.#open.open(code, () => this.#openRoom(code, this.#services.store.loadTableByCode(code)));
  }

  /**
   * Opens a table for a first game, deals, and returns the code; `null`: the game has no first game. A table that cannot
   * be dealt for now is left empty, and is removed like all that nobody uses.
   * @throws RangeError and TooManyTables, as `create` does
   */
  async createFirst(person: Person, gameId: string): Promise<string | null> {
    const game = this.#services.games.get(gameId);
    const table = game && firstTable(game, person);
    if (!table) return null;
    const code = await this.create(person, gameId, undefined, table);
    const room = await this.get(code);
    const dealt = await room?.command(person, 'first game', { do: 'start' });
    if (dealt?.ok === false && dealt.code === 'busy') throw unavailable(new Error('the first game was not dealt'));
    return code;
  }

  /**
   * Opens a table with this person as host, and returns its code.
   * @param club the evening that opens it
   * @throws RangeError when there is no such game; TooManyTables when the person has several open tables where nobody
   * plays; NoDefaults when the game fails
   */
  async create(
    person: Pick<Person, 'id'>,
    gameId: string,
    club?: TableData['club'],
    first?: Partial<TableData>,
  ): Promise<string> {
    const { games, store, clock, newSeed, people, box } = this.#services;
    const game = games.get(gameId);
    if (!game) throw new RangeError(`no game ${gameId}`);
    const lobbies = club ? [] : await this.#lobbiesOf(person.id);
    if (lobbies.length >= MAX_LOBBIES)
      throw new TooManyTables(`${person.id} already has ${lobbies.length} open lobbies`);
    const data: TableData = {
      game: gameId,
      host: person.id,
      setBy: person.id,
      places: Array.from({ length: game.seats.min }, () => ({})),
      options: defaultOptions(game),
      settings: { botForAway: false, chat: false },
      master: null,
      muted: [],
      said: [],
      seed: box.wrap(newSeed()),
      session: null,
      letIn: [],
      knocking: [],
      done: [],
      ...(club && { club }),
      ...first,
    };
    // Before the table, so that no table is left without its host.
    if (!club) await people.keep(person.id);
    for (let tries = 0; ; tries++) {
      // Four letters as long as a free code is easy to find, then five.
      const code = newCode(tries < 8 ? 4 : 5);
      // Codes of tables and of evenings are typed in the same place.
      if (await store.loadStreamByCode(code)) continue;
      const saved = await store.saveTable(
        { id: newId(), code, state: stateOf(data, 'lobby'), data, savedAt: clock.now() },
        0,
      );
      if (saved.ok) {
        if (!club && !first) this.#opened.set(person.id, [...lobbies, code]);
        return code;
      }
      if (tries > 16) throw new Error('no free code was found');
    }
  }

  /** Tables where somebody sits and that people may want to join or watch. Cached for a moment. */
  list(): Promise<TableInfo[]> {
    const now = this.#services.clock.now();
    if (!this.#listed || now - this.#listed.at >= LIST_MS || now < this.#listed.at)
      this.#listed = { at: now, tables: this.#list() };
    const { tables } = this.#listed;
    tables.catch(() => (this.#listed = null));
    return tables;
  }

  async #list(): Promise<TableInfo[]> {
    const { store, clock, games } = this.#services;
    const now = clock.now();
    const lists = await Promise.all(STATES.map((state) => store.listTables({ state, limit: MAX_LISTED })));
    return lists.flat().flatMap((record) => {
      const data = tableData.safeParse(record.data);
      if (!data.success || record.code === null) return [];
      const past = record.savedAt < now - LISTED_MS[record.state as TableState];
      // The tables of an evening are listed in its room only.
      if (
        past ||
        data.data.club ||
        data.data.settings.unlisted ||
        data.data.places.every((it) => isGone(it) || it.person === undefined)
      )
        return [];
      return [infoOf(record.code, data.data, record.state as TableState, games.get(data.data.game))];
    });
  }

  /** The list's entry for the table with this code, whichever server owns it; `null`: there is no such table. */
  async info(code: string): Promise<TableInfo | null> {
    const room = await this.#open.get(code)?.catch(() => null);
    if (room) return room.info();
    const record = await this.#services.store.loadTableByCode(code);
    const data = tableData.safeParse(record?.data);
    if (!record || !data.success) return null;
    return infoOf(code, data.data, record.state as TableState, this.#services.games.get(data.data.game));
  }

  /** Passes a deadline to the table it belongs to. False: another server owns that table. */
  async ring(due: DueDeadline): Promise<boolean> {
    try {
      const room = await this.#byTable(due.tableId);
      await room?.ring(due);
      return true;
    } catch (error) {
      if (error instanceof Elsewhere) return false;
      throw error;
    }
  }

  /** Takes over a table whose server is gone, unless another server is faster. */
  async adopt(id: string): Promise<boolean> {
    const room = await this.#byTable(id).catch((error: unknown) => {
      if (!(error instanceof Elsewhere)) throw error;
      return null;
    });
    return room !== null;
  }

  /** Drops all tables from memory: other servers may own them now. */
  drop(): Promise<void> {
    this.#codes.clear();
    return this.#open.drop();
  }

  /** Finishes the waiting tasks of all tables. */
  close(): Promise<void> {
    this.#cancel();
    return this.#open.close();
  }

  /** The tables that a person has opened, still hosts, and where no game is played. */
  async #lobbiesOf(person: string): Promise<string[]> {
    const open: string[] = [];
    for (const code of this.#opened.get(person) ?? []) if (await this.#isLobbyOf(person, code)) open.push(code);
    return open;
  }

  /** Checking does not load a table that is not in memory. */
  async #isLobbyOf(person: string, code: string): Promise<boolean> {
    const room = await this.#open.get(code)?.catch(() => null);
    if (room) return room.isLobbyOf(person);
    const record = await this.#services.store.loadTableByCode(code);
    const isLobby = record?.state === 'lobby' || record?.state === 'empty';
    return isLobby && tableData.safeParse(record.data).data?.host === person;
  }

  async #byTable(id: string | null): Promise<Room | null> {
    if (id === null) return null;
    const known = this.#codes.get(id);
    if (known !== undefined) return this.get(known);
    const record = await this.#services.store.loadTable(id);
    const code = record?.code;
    return code == null ? null : this.#open.open(code, () => this.#openRoom(code, Promise.resolve(record)));
  }

  async #openRoom(code: string, loaded: Promise<TableRecord | null>): Promise<Room | null> {
    const record = await loaded;
    if (!record) return null;
    if (!(await this.#services.ownership.has(keyOfTable(record))))
      throw new Elsewhere(`table ${code} is at another server`);
    const room = await Room.open({ ...record, code }, this.#services);
    this.#codes.set(record.id, code);
    // The previous owner may have appended something after this server read the table.
    if (this.#services.ownership !== alone) room.lookAgain();
    return room;
  }

  async #sweep(): Promise<void> {
    for (const [code, opening] of this.#open) {
      const room = await opening.catch(() => null);
      room?.stay(STAY_MS);
      if (!room?.isIdle(IDLE_MS) || this.#open.get(code) !== opening) continue;
      this.#open.forget(code);
      this.#codes.delete(room.tableId);
      await room.close();
      // The tables of an evening stay together, even those that nobody watches. A table that was opened again in the
      // meantime is not released either.
      if (!room.now.data.club && !this.#open.get(code)) await this.#services.ownership.release([room.tableId]);
    }
    for (const person of this.#opened.keys())
      if ((await this.#lobbiesOf(person)).length === 0) this.#opened.delete(person);
  }
}

/** This person has more open tables than anybody can host. */
export class TooManyTables extends Error {}
