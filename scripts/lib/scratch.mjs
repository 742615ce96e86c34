import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** An in-memory file system on Linux. */
const MEMORY = '/dev/shm';
/** Tests need much less. */
const ENOUGH = 2 * 1024 ** 3;

/**
 * Gives tests a folder for their databases in memory, if there is one with enough space, and removes it at the end:
 * hundreds of small stores would otherwise wait for the disk. A TMPDIR set by the user takes precedence.
 */
export function scratchInMemory() {
  if (process.env['TMPDIR'] !== undefined || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ENOUGH) return;
  const folder = mkdtempSync(join(MEMORY, 'masque-'));
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
