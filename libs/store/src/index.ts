export type * from './outcome.ts';
export type * from './records.ts';
export type * from './store.ts';
export { sqliteStore, type SqliteOptions } from './sqlite/sqlite-store.ts';
export { threadedStore } from './threaded/threaded-store.ts';
export { copyStore, type Counts } from './archive/copy.ts';
export { lockFolder } from './sqlite/lock.ts';
export { isPostgres, openStore } from './open-store.ts';
export { postgresStore } from './postgres/postgres-store.ts';
