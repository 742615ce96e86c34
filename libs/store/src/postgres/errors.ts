/** SQLSTATE of what another try may solve: another node was there first, or two waited for each other. */
export const CROSSED: ReadonlySet<string> = new Set(['23505', '40001', '40P01']);

/** The SQLSTATE of an error that the database reports. */
export function stateOf(error: unknown): string | undefined {
  const { code, severity } = error as { code?: string; severity?: string };
  return severity === undefined ? undefined : code;
}

/** Has the database ended the connection? (Class 57: operator intervention; 25P03: idle in transaction too long.) */
export const isEnding = (error: unknown): boolean => /^(57P|25P03)/.test(stateOf(error) ?? '');
