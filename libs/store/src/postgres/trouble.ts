import { withoutPassword } from './connect.ts';

/** What helps, by the error code of the system or of PostgreSQL: the first thing to check comes first. */
const cures: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing answers there. Start PostgreSQL, or correct the host and port in the address.',
  ETIMEDOUT:
    'Nothing answers there. Check the host and port in the address, and the firewall between the two machines.',
  ENOTFOUND: 'There is no machine with that name. Correct the host in the address.',
  EAI_AGAIN: 'The machine’s name could not be looked up. Check the network, then start the server again.',
  // invalid_authorization_specification, invalid_password
  '28000': 'Name a user that PostgreSQL knows: postgres://user:password@host:5432/database.',
  '28P01': 'The user or the password is wrong. Correct them in the address.',
  // invalid_catalog_name
  '3D000': 'There is no such database. Create it: createdb <name>.',
  // insufficient_privilege
  '42501':
    'The user may not create tables there. Make it the owner of the database: alter database <name> owner to <user>.',
  // too_many_connections, cannot_connect_now
  '53300': 'PostgreSQL accepts no more connections. Raise max_connections, or stop other clients.',
  '57P03': 'PostgreSQL is starting or stopping. Start the server again in a moment.',
};

/**
 * The error for a database that cannot be used, for the person who started the server: where it is, why, what to do.
 */
export function unusable(url: string, error: unknown): Error {
  const cause = (error as Error).cause ?? error;
  const { message, code } = cause as { readonly message?: string; readonly code?: string };
  const why = message || code || String(cause);
  const cure = code === undefined ? undefined : cures[code];
  const said = `Cannot use the database at ${withoutPassword(url)}: ${why}`;
  return new Error(cure ? `${said.replace(/\.?$/, '.')} ${cure}` : said, { cause: error });
}
