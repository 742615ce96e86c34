/** SQLSTATE codes for which a retry may help: another node was first, or two nodes deadlocked. */
export const CROSSED: ReadonlySet<string> = new Set(['23505', '40001', '40P01']);

/** The SQLSTATE of an error that the database reports. */
export function stateOf(error: unknown): string | undefined {
  const { code, severity } = error as { code?: string; severity?: string };
  return severity === undefined ? undefined : code;
}

/**
 * Whether the database has ended the connection. (Class 57: operator intervention; 25P03: idle in transaction too
 * long.)
 */
export const isEnding = (error: unknown): boolean => /^(57P|25P03)/.test(stateOf(error) ?? '');
