import type { SessionStart, Store, TableDraft, TableRecord, WithSession } from '@masque/store';
import type { Clock } from '../clock/clock.ts';
import type { Box } from '../identity/box.ts';
import type { Services } from '../services.ts';
import { tableData, type TableData, type TableState } from './data.ts';
import { stateOf } from './lifetime.ts';

/** Another node has saved the table in the meantime. Its version has been loaded: try again. */
export class StaleRevision extends Error {}

/** One stored table: its document as last loaded or saved, and its revision in the store. */
export class TableRepository {
  readonly id: string;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #box: Box;
  #record: TableRecord;
  #data: TableData;

  /** @throws WrongKey when the store was written with another key */
  constructor(record: TableRecord, { store, clock, box }: Pick<Services, 'store' | 'clock' | 'box'>) {
    this.id = record.id;
    this.#store = store;
    this.#clock = clock;
    this.#box = box;
    this.#record = record;
    this.#data = this.#read(record);
  }

  /** When the table was last saved, in milliseconds since 1970. */
  get savedAt(): number {
    return this.#record.savedAt;
  }

  get data(): TableData {
    return this.#data;
  }

  /** Does the store list its game as over? */
  get isOver(): boolean {
    return this.#record.state === ('over' satisfies TableState);
  }

  /** Loads what another node has saved. False: nothing. */
  async catchUp(): Promise<boolean> {
    const record = await this.#store.loadTable(this.id);
    if (!record || record.revision === this.#record.revision) return false;
    this.#record = record;
    this.#data = this.#read(record);
    return true;
  }

  /**
   * @param quiet nobody has used the table: it does not count as in use because of this
   * @throws StaleRevision when another node saved first
   */
  async save(data: TableData, state: TableState, quiet = false): Promise<void> {
    const draft = { ...this.#draft(data, state), ...(quiet && { savedAt: this.#record.savedAt }) };
    const saved = await this.#store.saveTable(draft, this.#record.revision);
    if (!saved.ok) return this.#reload();
    this.#saved(draft, data);
  }

  /**
   * Saves the table and a game that begins there in one transaction.
   * @throws StaleRevision when another node saved first
   */
  async saveWithSession(session: SessionStart, also: WithSession, data: TableData): Promise<void> {
    const table = this.#draft(data, 'playing');
    const created = await this.#store.createSession(session, {
      ...also,
      table: { table, expected: this.#record.revision },
    });
    if (!created.ok) return this.#reload();
    this.#saved(table, data);
  }

  #draft(data: TableData, state: TableState): TableDraft {
    // The store contains neither the seed of the next deal nor the password of the table in clear.
    const { password } = data;
    const kept = {
      ...data,
      seed: this.#box.wrap(data.seed),
      ...(password !== undefined && { password: this.#box.wrap(password) }),
    };
    const { code } = this.#record;
    return { id: this.id, code, state: stateOf(data, state), data: kept, savedAt: this.#clock.now() };
  }

  #saved(draft: TableDraft, data: TableData): void {
    this.#record = { ...draft, revision: this.#record.revision + 1 };
    this.#data = data;
  }

  #read({ data }: TableRecord): TableData {
    const kept = tableData.parse(data);
    const { seed, password } = kept;
    return {
      ...kept,
      seed: this.#box.open(seed),
      ...(password !== undefined && { password: this.#box.open(password) }),
    };
  }

  async #reload(): Promise<never> {
    await this.catchUp();
    throw new StaleRevision('the table has been saved by another node');
  }
}
