/** The confidence interval of a share. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.959964;

/**
 * Wilson's interval for `wins` of `n`, at 95 %, for a number of games that was fixed beforehand.
 *
 * @example
 * const { low, high } = wilson(5, 10);
 * [low, high].map((it) => it.toFixed(2)); // => ['0.24', '0.76']
 */
export function wilson(wins: number, n: number, z = Z): Interval {
  if (n === 0) return { share: NaN, low: 0, high: 1 };
  const p = wins / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return { share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The 95 % interval of the mean of a value between 0 and 1, from its sum and sum of squares. */
export function mean({ games, sum, squares }: { games: number; sum: number; squares: number }): Interval {
  if (games === 0) return { share: NaN, low: 0, high: 1 };
  const share = sum / games;
  const half = Z * Math.sqrt(Math.max(0, squares / games - share * share) / games);
  return { share, low: Math.max(0, share - half), high: Math.min(1, share + half) };
}

/**
 * A 95 % interval that is valid at every moment at once: one may look after each game and stop at will, which
 * invalidates other intervals. In return, it is wider than Wilson's.
 *
 * The confidence sequence of Robbins (1970): all shares under which the games seen are at least a twentieth as likely
 * as under a mixture of all shares. A win may be fractional: values between 0 and 1 vary less than values that are 0 or
 * 1.
 */
export function anytime(wins: number, n: number, alpha = 0.05): Interval {
  if (n === 0) return { share: NaN, low: 0, high: 1 };
  const share = wins / n;
  const losses = n - wins;
  const mixture = logBeta(wins + 1, losses + 1);
  const fits = (p: number): boolean =>
    mixture - (wins === 0 ? 0 : wins * Math.log(p)) - (losses === 0 ? 0 : losses * Math.log(1 - p)) < -Math.log(alpha);
  return { share, low: wins === 0 ? 0 : edge(share, 0, fits), high: losses === 0 ? 1 : edge(share, 1, fits) };
}

/** Finds the boundary between a fitting value and one that does not fit. */
function edge(inside: number, outside: number, fits: (p: number) => boolean): number {
  let [near, far] = [inside, outside];
  for (let i = 0; i < 50; i++) {
    const middle = (near + far) / 2;
    if (fits(middle)) near = middle;
    else far = middle;
  }
  return near;
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Stirling's series, shifted to where it is accurate to 12 digits. */
function logGamma(x: number): number {
  let shift = 0;
  let at = x;
  for (; at < 12; at++) shift -= Math.log(at);
  const inverse = 1 / (at * at);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / at;
  return shift + (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series;
}
