import { accessSync, constants } from 'node:fs';

/** By the code of an error: why nothing can be written, and what helps. */
const TROUBLE: { readonly [code: string]: readonly [why: string, cure: string] } = {
  SQLITE_FULL: ['the disk is full', 'Free some space'],
  ENOSPC: ['the disk is full', 'Free some space'],
  EROFS: ['its file system is read-only', 'Make it writable'],
  SQLITE_READONLY: ['it is read-only', 'Make it writable'],
  EACCES: ['this user may not', 'Change its owner or its permissions'],
  EPERM: ['this user may not', 'Change its owner or its permissions'],
};

/**
 * Why something could not be written to a folder, and what helps, for a message. SQLite itself says little more than
 * that it could not.
 *
 * @param instead what else helps: `choose another file`
 */
export function unwritable(folder: string, error: unknown, instead: string): string {
  const { code, message } = refusal(folder) ?? (error as NodeJS.ErrnoException);
  const [why, cure] = TROUBLE[code ?? ''] ?? [message, 'Look at its disk and its permissions'];
  return `${why}. ${cure}, or ${instead}`;
}

/** What the system says to somebody who wants to write there; `null`: nothing, or there is no such folder yet. */
function refusal(folder: string): NodeJS.ErrnoException | null {
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    const it = error as NodeJS.ErrnoException;
    return it.code === 'ENOENT' ? null : it;
  }
}
