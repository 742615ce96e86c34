import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Tests leave a good deal less. */
const ENOUGH = 2 * 1024 ** 3;

/**
 * Gives tests a folder for their databases that is in memory, where there is one with room, and clears it away at the end:
 * hundreds of small stores wait for nothing but the disk. Whoever sets TMPDIR has chosen.
 */
export function scratchInMemory() {
  if (process.env['TMPDIR'] !== undefined || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ENOUGH) return;
  const folder = mkdtempSync(join(MEMORY, 'masque-'));
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
