import cliProgress from 'cli-progress';
import type { Io } from './io.ts';

export interface Progress {
  /** Reports that `n` more are done. */
  add(n?: number): void;
  stop(): void;
}

/** A progress bar on standard error; nothing if nobody is watching. */
export function progress(io: Io, what: string, total: number): Progress {
  if (!io.watched || total < 2) return { add: nothing, stop: nothing };
  const format = `${what} {bar} {value}/{total}  {eta_formatted}`;
  const bar = new cliProgress.SingleBar(
    { format, stream: process.stderr, clearOnComplete: true, hideCursor: true },
    cliProgress.Presets.shades_classic,
  );
  bar.start(total, 0);
  return { add: (n = 1) => bar.increment(n), stop: () => bar.stop() };
}

function nothing(): void {}
