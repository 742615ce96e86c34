import type { SessionStart, Store, TableDraft, TableRecord, WithSession } from '@masque/store';
import type { Clock } from '../clock/clock.ts';
import { tableData, type TableData, type TableState } from './data.ts';
import { stateOf } from './lifetime.ts';

/** Another node has saved the table in between. What it saved has been loaded: try again. */
export class StaleRevision extends Error {}

/** One table in the store: its document as last loaded or saved, and the revision it has there. */
export class TableRepository {
  readonly id: string;
  readonly #store: Store;
  readonly #clock: Clock;
  #record: TableRecord;
  #data: TableData;

  constructor(record: TableRecord, store: Store, clock: Clock) {
    this.id = record.id;
    this.#store = store;
    this.#clock = clock;
    this.#record = record;
    this.#data = tableData.parse(record.data);
  }

  /** When it was last saved, in milliseconds since 1970. */
  get savedAt(): number {
    return this.#record.savedAt;
  }

  get data(): TableData {
    return this.#data;
  }

  /** @throws StaleRevision when another node was faster */
  async save(data: TableData, state: TableState): Promise<void> {
    const draft = this.#draft(data, state);
    const saved = await this.#store.saveTable(draft, this.#record.revision);
    if (!saved.ok) return this.#reload();
    this.#saved(draft);
  }

  /**
   * Saves the table together with a game that begins at it.
   * @throws StaleRevision when another node was faster
   */
  async saveWithSession(session: SessionStart, also: WithSession, data: TableData): Promise<void> {
    const table = this.#draft(data, 'playing');
    const created = await this.#store.createSession(session, {
      ...also,
      table: { table, expected: this.#record.revision },
    });
    if (!created.ok) return this.#reload();
    this.#saved(table);
  }

  #draft(data: TableData, state: TableState): TableDraft {
    return { id: this.id, code: this.#record.code, state: stateOf(data, state), data, savedAt: this.#clock.now() };
  }

  #saved(draft: TableDraft): void {
    this.#record = { ...draft, revision: this.#record.revision + 1 };
    this.#data = draft.data as TableData;
  }

  async #reload(): Promise<never> {
    const record = await this.#store.loadTable(this.id);
    if (record) {
      this.#record = record;
      this.#data = tableData.parse(record.data);
    }
    throw new StaleRevision('the table has been saved by another node');
  }
}
