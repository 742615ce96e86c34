/**
 * Alternates two runs, so that a busy machine slows both. Returns the median CPU time of this thread for one run, in
 * milliseconds, and the median of the ratios b / a.
 */
export function paired(a: () => void, b: () => void): { a: number; b: number; ratio: number } {
  const [manyA, manyB] = [timesOf(a), timesOf(b)];
  const times = Array.from({ length: ROUNDS }, () => [timed(a, manyA), timed(b, manyB)] as const);
  return {
    a: median(times.map(([it]) => it)),
    b: median(times.map(([, it]) => it)),
    ratio: median(times.map(([x, y]) => y / x)),
  };
}

const ROUNDS = 15;

/** Warm-up rounds, so that both are compiled. */
const WARM = 30;

/** Length of a measured stretch, in milliseconds: on some machines, the CPU clock of a thread ticks only every 4. */
const STRETCH = 200;

/** Warms a run up, and returns how many of it make a stretch. */
function timesOf(run: () => void): number {
  for (let i = 0; i < WARM; i++) run();
  const from = performance.now();
  let n = 0;
  while (performance.now() - from < STRETCH) {
    run();
    n++;
  }
  return n;
}

/** CPU time for one of `n` runs, in milliseconds. */
function timed(run: () => void, n: number): number {
  const from = process.threadCpuUsage();
  for (let i = 0; i < n; i++) run();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1000 / n;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((x, y) => x - y)[Math.floor(values.length / 2)]!;
