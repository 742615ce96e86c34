import { existsSync, readFileSync, statSync } from 'node:fs';

/** The parts of a write-ahead log, in bytes: https://sqlite.org/fileformat2.html#the_write_ahead_log. */
const HEADER = 32;
const FRAME = 24;
/** The last bit gives the byte order of the words in a checksum. */
const MAGIC = 0x377f0682;
/** Where the index beside it has the number of the last frame, and the salts of its log. */
const INDEX = { last: 16, salts: 32, bytes: 48 } as const;

/** What can no longer be read from a database that was not closed. */
export interface Torn {
  readonly file: string;
  /** The minimum number of lost commits: if the log was cut off, its end cannot be counted. */
  readonly commits: number;
  /** When something was last written to it, in milliseconds since 1970. */
  readonly writtenAt: number;
}

/**
 * What is lost of a database whose write-ahead log is damaged: SQLite reads such a log up to the damage, and does not
 * mention the rest. Call this before opening the database.
 *
 * @returns `null` if nothing is lost
 */
export function tornOf(database: string): Torn | null {
  const file = `${database}-wal`;
  if (!existsSync(file) || statSync(file).size <= HEADER) return null;
  const log = readFileSync(file);
  const commits = gone(log, `${database}-shm`);
  return commits === 0 ? null : { file, commits, writtenAt: statSync(file).mtimeMs };
}

function gone(log: Buffer, index: string): number {
  const magic = log.readUInt32BE(0);
  const page = log.readUInt32BE(8);
  const salts = log.subarray(16, 24);
  if ((magic & ~1) >>> 0 !== MAGIC || page < 512 || page > 65_536) return 1;
  const word = (magic & 1) === 1 ? (at: number) => log.readUInt32BE(at) : (at: number) => log.readUInt32LE(at);
  const sum = (from: number, bytes: number, [a, b]: readonly [number, number]): readonly [number, number] => {
    for (let at = from; at < from + bytes; at += 8) {
      a = (a + word(at) + b) >>> 0;
      b = (b + word(at + 4) + a) >>> 0;
    }
    return [a, b];
  };
  const says = ([a, b]: readonly [number, number], at: number): boolean =>
    log.readUInt32BE(at) === a && log.readUInt32BE(at + 4) === b;

  let so = sum(0, 24, [0, 0]);
  let whole = says(so, 24);
  let [good, lost] = [0, 0];
  for (let n = 1, at = HEADER; at + FRAME + page <= log.length; n++, at += FRAME + page) {
    // What is left from before the log was begun again is no part of it.
    if (!log.subarray(at + 8, at + 16).equals(salts)) {
      if (whole) break;
      continue;
    }
    const isCommit = log.readUInt32BE(at + 4) !== 0;
    if (whole) {
      so = sum(at + FRAME, page, sum(at, 8, so));
      whole = says(so, at + 16);
    }
    if (isCommit && whole) good = n;
    if (isCommit && !whole) lost++;
  }
  // Of a log that was cut off, its index still knows how long it was.
  return Math.max(lost, lastIn(index, salts) > good ? 1 : 0);
}

/**
 * The number of the last frame of a commit, according to the index beside a log; 0 if there is no index for this log.
 */
function lastIn(index: string, salts: Buffer): number {
  if (!existsSync(index) || statSync(index).size < INDEX.bytes) return 0;
  const bytes = readFileSync(index).subarray(0, INDEX.bytes);
  if (!bytes.subarray(INDEX.salts, INDEX.salts + 8).equals(salts)) return 0;
  // In the byte order of this machine, as it never leaves it.
  return new Uint32Array(new Uint8Array(bytes.subarray(INDEX.last, INDEX.last + 4)).buffer)[0]!;
}
