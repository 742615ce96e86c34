import { createInterface, type Interface } from 'node:readline';
import type { Io } from './io.ts';

/** The terminal, or whatever the program's streams are connected to. */
export function terminal(): Io & { close(): void } {
  // The reader of our output may stop early: `masque replay table.json | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  let reader: Interface | undefined;
  let lines: AsyncIterator<string> | undefined;
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    watched: process.stderr.isTTY === true,
    async line() {
      reader ??= createInterface({ input: process.stdin });
      lines ??= reader[Symbol.asyncIterator]();
      const next = await lines.next();
      return next.done ? null : next.value;
    },
    close: () => reader?.close(),
  };
}
