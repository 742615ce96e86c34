import type { Kysely } from 'kysely';

/**
 * The tables as queries see them. Documents are JSON in text columns and times are whole milliseconds, so that the
 * same queries serve SQLite and PostgreSQL.
 */
export interface Schema {
  tables: {
    id: string;
    code: string | null;
    state: string;
    revision: number;
    data: string;
    saved_at: number;
  };
  sessions: {
    id: string;
    table_id: string | null;
    game: string;
    version: string;
    seed: string;
    setup: string;
    started_at: number;
    finished_at: number | null;
    outcome: string | null;
  };
  /** The log. Its key resolves races between two nodes that append at the same time. */
  inputs: { session_id: string; seq: number; data: string };
  snapshots: { session_id: string; seq: number; data: string };
  deadlines: { session_id: string; n: number; at: number; clock: string };
  /** Which input was taken under which key: `{"seq":3}`. */
  receipts: { session_id: string; key: string; data: string };
  /** Logs of clubs and evenings; `seq` is the number of their inputs. */
  streams: { id: string; kind: string; code: string | null; seq: number };
  stream_inputs: { stream_id: string; seq: number; data: string };
  people: { id: string; token_hash: string; data: string; saved_at: number };
}

/** A database with the tables that all kinds have. */
export type Db = Kysely<Schema>;
