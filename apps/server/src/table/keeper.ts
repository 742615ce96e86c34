import type { SessionStart, Store, TableDraft, TableRecord, WithSession } from '@masque/store';
import type { Clock } from '../clock/clock.ts';
import { tableData, type TableData, type TableState } from './data.ts';

/** Somebody else has saved the table in between: look at it again. */
export class Outdated extends Error {}

/** A table as kept in the store. */
export class Keeper {
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

  get data(): TableData {
    return this.#data;
  }

  /** @throws Outdated when another node was faster; the table has been read again by then */
  async save(data: TableData, state: TableState): Promise<void> {
    const draft = this.#draft(data, state);
    const saved = await this.#store.saveTable(draft, this.#record.revision);
    if (!saved.ok) return this.#reload();
    this.#keep(draft);
  }

  /** Saves the table together with a game that begins at it. @throws Outdated as above */
  async saveWith(session: SessionStart, also: WithSession, data: TableData): Promise<void> {
    const table = this.#draft(data, 'playing');
    const created = await this.#store.createSession(session, {
      ...also,
      table: { table, expected: this.#record.revision },
    });
    if (!created.ok) return this.#reload();
    this.#keep(table);
  }

  #draft(data: TableData, state: TableState): TableDraft {
    return { id: this.id, code: this.#record.code, state, data, savedAt: this.#clock.now() };
  }

  #keep(draft: TableDraft): void {
    this.#record = { ...draft, revision: this.#record.revision + 1 };
    this.#data = draft.data as TableData;
  }

  async #reload(): Promise<never> {
    const record = await this.#store.loadTable(this.id);
    if (record) {
      this.#record = record;
      this.#data = tableData.parse(record.data);
    }
    throw new Outdated('the table has changed in between');
  }
}
