/** SQLSTATE codes for which a retry may help: another node was first, or two nodes deadlocked. */
export const CROSSED: ReadonlySet<string> = new Set(['23505', '40001', '40P01']);

/** The SQLSTATE of an error that the database reports. */
export function stateOf(error: unknown): string | undefined {
  const { code, severity } = error as { code?: string; severity?: string };
  return severity === undefined ? undefined : code;
}

/**
 * Whether another connection is needed: the database has ended this one, or it leads to a database that is read-only now.
 * (Class 57: operator intervention; 25P03: idle in transaction too long; 25006: read-only transaction.)
 */
export const isEnding = (error: unknown): boolean => /^(57P|25P03|25006)/.test(stateOf(error) ?? '');
