import type { Schema } from '../schema.ts';

/**
 * The tables as PostgreSQL has them. The length of a log is kept with its session, so that the lock on that row and what
 * an append has to know come with one question; inputs lie in partitions by the month in which their game began.
 */
export interface PostgresSchema extends Omit<Schema, 'sessions' | 'inputs'> {
  sessions: Schema['sessions'] & { length: number };
  inputs: Schema['inputs'] & { started_at: number };
}
