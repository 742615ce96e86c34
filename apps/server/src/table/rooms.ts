import type { TableInfo } from '@masque/protocol';
import type { DueDeadline, TableRecord } from '@masque/store';
import type { Services } from '../services.ts';
import type { Person } from '../identity/people.ts';
import { newCode, newId } from '../identity/token.ts';
import { tableData, type TableData, type TableState } from './data.ts';
import { infoOf } from './info.ts';
import { defaultOptions } from './options.ts';
import { Room } from './room.ts';

/** How long a room in which nothing happens stays in memory, in milliseconds. */
const IDLE = 10 * 60_000;
/** How often to look for rooms to drop. */
const SWEEP = 60_000;
/** How long a table is listed after it was last saved. Its code stays good. */
const LISTED = 24 * 3_600_000;
/** Most tables in a list. */
const MOST_LISTED = 200;
const STATES: readonly TableState[] = ['lobby', 'playing', 'over'];

/** The tables of this server. Those that somebody needs are in memory. */
export class Rooms {
  readonly #services: Services;
  readonly #open = new Map<string, Promise<Room | null>>();
  #cancel = (): void => {};

  constructor(services: Services) {
    this.#services = services;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#open.size;
  }

  /** Brings back the tables at which a game is being played, one after the other. */
  async resume(): Promise<void> {
    const sweep = (): void => {
      this.#cancel = this.#services.clock.after(SWEEP, () => void this.#sweep().then(sweep, sweep));
    };
    sweep();
    for (const { id, tableId } of await this.#services.store.runningSessions()) {
      await this.#byTable(tableId).catch((err: unknown) =>
        this.#services.log.error({ err, session: id }, 'a table could not be resumed'),
      );
    }
  }

  /** The table with this code; `null`: there is none. */
  get(code: string): Promise<Room | null> {
    const known = this.#open.get(code);
    if (known) return known;
    const opening = this.#load(code);
    this.#open.set(code, opening);
    // What is not there is not kept in mind.
    opening.then(
      (room) => room ?? this.#open.delete(code),
      () => this.#open.delete(code),
    );
    return opening;
  }

  /** A new table of somebody, who is its host. @throws RangeError when there is no such game */
  async create(person: Person, gameId: string): Promise<string> {
    const { games, store, clock, newSeed } = this.#services;
    const game = games.get(gameId);
    if (!game) throw new RangeError(`no game ${gameId}`);
    const data: TableData = {
      game: gameId,
      host: person.id,
      places: Array.from({ length: game.seats.min }, () => ({})),
      options: defaultOptions(game),
      settings: { botForAway: false, chat: false },
      master: null,
      muted: [],
      said: [],
      seed: newSeed(),
      session: null,
      done: [],
    };
    for (let tries = 0; ; tries++) {
      // Four letters as long as they are easily found, then five.
      const code = newCode(tries < 8 ? 4 : 5);
      const saved = await store.saveTable({ id: newId(), code, state: 'lobby', data, savedAt: clock.now() }, 0);
      if (saved.ok) return code;
      if (tries > 16) throw new Error('no free code could be found');
    }
  }

  /** Tables that somebody may want to join or watch. */
  async list(): Promise<TableInfo[]> {
    const { store, clock, games } = this.#services;
    const since = clock.now() - LISTED;
    const lists = await Promise.all(STATES.map((state) => store.listTables({ state, limit: MOST_LISTED })));
    return lists.flat().flatMap((record) => {
      const data = tableData.safeParse(record.data);
      if (!data.success || record.code === null || record.savedAt < since) return [];
      return [infoOf(record.code, data.data, record.state as TableState, games.get(data.data.game))];
    });
  }

  /** Takes a deadline to the table it belongs to. */
  async ring(due: DueDeadline): Promise<void> {
    const room = await this.#byTable(due.tableId);
    await room?.ring(due);
  }

  /** Finishes what is waiting at all tables. */
  async close(): Promise<void> {
    this.#cancel();
    const rooms = await Promise.allSettled(this.#open.values());
    await Promise.all(rooms.map((it) => (it.status === 'fulfilled' ? it.value?.close() : undefined)));
  }

  async #byTable(id: string | null): Promise<Room | null> {
    const table = id === null ? null : await this.#services.store.loadTable(id);
    return table?.code ? this.get(table.code) : null;
  }

  async #load(code: string): Promise<Room | null> {
    const record = await this.#services.store.loadTableByCode(code);
    return record && record.code !== null ? Room.open(record as TableRecord & { code: string }, this.#services) : null;
  }

  async #sweep(): Promise<void> {
    for (const [code, opening] of this.#open) {
      const room = await opening.catch(() => null);
      if (!room?.isIdle(IDLE) || this.#open.get(code) !== opening) continue;
      this.#open.delete(code);
      await room.close();
    }
  }
}
