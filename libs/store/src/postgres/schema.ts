import type { Schema } from '../schema.ts';

/**
 * The tables as PostgreSQL has them. The length of a log is stored with its session, so that one query locks that row
 * and reads what an append needs; inputs are partitioned by the month in which their game began.
 */
export interface PostgresSchema extends Omit<Schema, 'sessions' | 'inputs'> {
  sessions: Schema['sessions'] & { length: number };
  inputs: Schema['inputs'] & { started_at: number };
}
