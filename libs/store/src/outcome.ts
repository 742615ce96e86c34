/**
 * What came of a write. Losing a race is an everyday event between nodes, so it is a value and not an exception;
 * nothing has been written then. Exceptions are left for what nobody can answer by reading again (a full disk).
 */
export type Saved = { ok: true; revision: number } | { ok: false; conflict: SaveConflict; revision: number };

/** `revision`: someone saved in between (`revision` is the one in force). `code`: another table has that code. */
export type SaveConflict = 'revision' | 'code';

export type Created = { ok: true } | { ok: false; conflict: 'exists' | SaveConflict };

export type Appended = { ok: true; seq: number } | { ok: false; conflict: AppendConflict; seq: number };

/**
 * Why an append was not taken; `seq` is then the number of inputs the log holds.
 * - `sequence`: someone appended in between. Read from the sequence you had, apply, check your action again.
 * - `receipt`: an action with this key is in the log already. Answer with the receipt: `seenAction`.
 * - `finished`: the game is over and its log is closed.
 */
export type AppendConflict = 'sequence' | 'receipt' | 'finished';
