/**
 * The result of saving a table. Losing a race is normal between nodes, so it is a value and not an exception; nothing
 * has been written then. Exceptions are for problems that reloading does not solve (a full disk).
 *
 * @example
 * const table = await store.loadTable('t1');
 * await store.saveTable({ ...table, state: 'over' }, 0); // => { ok: false, conflict: 'revision', revision: 1 }
 */
export type SaveResult = { ok: true; revision: number } | { ok: false; conflict: SaveConflict; revision: number };

/** `revision`: another node saved in between (`revision` is the current one). `code`: another table has that code. */
export type SaveConflict = 'revision' | 'code';

/** The result of creating a session: `exists` if there is one with this id. */
export type Created = { ok: true } | { ok: false; conflict: 'exists' | SaveConflict };

/**
 * The result of an append. `seq` is the number of inputs in the log.
 *
 * @example
 * await store.append('s1', 0, ['check']); // => { ok: false, conflict: 'sequence', seq: 1 }
 */
export type Appended = { ok: true; seq: number } | { ok: false; conflict: AppendConflict; seq: number };

/**
 * Why an append was refused.
 * - `sequence`: another node appended in between. Read from the sequence you had, apply it, and check your action again.
 * - `receipt`: an action with this key is already in the log: see `seenAction`.
 * - `finished`: the game is over and its log is closed.
 */
export type AppendConflict = 'sequence' | 'receipt' | 'finished';

/**
 * The result of extending a stream; `seq` is the number of inputs in it. `sequence`: another node was faster. `code`:
 * another stream has that code.
 */
export type Extended = { ok: true; seq: number } | { ok: false; conflict: 'sequence' | 'code'; seq: number };
