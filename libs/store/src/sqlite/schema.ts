import type { Schema } from '../schema.ts';

/** The tables as SQLite has them. An input is stored with its key; `receipts` is a view of these. */
export interface SqliteSchema extends Omit<Schema, 'sessions' | 'inputs'> {
  sessions: Schema['sessions'] & {
    /** 1: there may be keys in the log; 0: they were removed some time after the end. */
    has_keys: number;
  };
  inputs: Schema['inputs'] & { key: string | null };
}
