/**
 * Two runs in turns, so that a busy machine slows both: median milliseconds of CPU of this thread, and the median of the
 * ratios b / a.
 */
export function paired(a: () => void, b: () => void, rounds: number): { a: number; b: number; ratio: number } {
  for (let i = 0; i < WARM; i++) {
    a();
    b();
  }
  const times = Array.from({ length: rounds }, () => [timed(a), timed(b)] as const);
  return {
    a: median(times.map(([it]) => it)),
    b: median(times.map(([, it]) => it)),
    ratio: median(times.map(([x, y]) => y / x)),
  };
}

/** Rounds before the clock counts, so that both are compiled. */
const WARM = 30;

export function timed(run: () => void): number {
  const from = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1000;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((x, y) => x - y)[Math.floor(values.length / 2)]!;
