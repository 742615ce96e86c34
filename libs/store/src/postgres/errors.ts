/** SQLSTATE codes for which a retry may help: another node was first, or two nodes deadlocked. */
export const CROSSED: ReadonlySet<string> = new Set(['23505', '40001', '40P01']);

/** The SQLSTATE of an error that the database reports. */
export function stateOf(error: unknown): string | undefined {
  const { code, severity } = error as { code?: string; severity?: string };
  return severity === undefined ? undefined : code;
}

/** The SQLSTATE of a write to a database that is read-only: nothing has been written. */
export const READ_ONLY = '25006';

/**
 * Whether another connection is needed: the database has ended this one, or it leads to a database that is read-only now.
 * (Class 57: operator intervention; 25P03: idle in transaction too long.)
 */
export function isEnding(error: unknown): boolean {
  const state = stateOf(error) ?? '';
  return state === READ_ONLY || /^(57P|25P03)/.test(state);
}
