/**
 * How much one value says about another, from 0 (nothing) to 1 (one determines the other), estimated from observed
 * pairs: their mutual information, relative to the entropy of the less varied one, minus what chance alone would show
 * with so few pairs.
 */
export function dependence(a: readonly string[], b: readonly string[]): number {
  const max = Math.min(entropy(a), entropy(b));
  if (max < 0.05) return 0;
  // The same values, shifted against each other: any connection that remains is chance.
  const chance = [1, 7, 31].map((by) =>
    information(
      a,
      b.map((_, i) => b[(i + by) % b.length]!),
    ),
  );
  return (information(a, b) - Math.max(...chance)) / max;
}

const information = (a: readonly string[], b: readonly string[]): number =>
  entropy(a) + entropy(b) - entropy(a.map((it, i) => `${it} ${b[i]}`));

function entropy(values: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return -[...counts.values()].reduce((sum, n) => sum + (n / values.length) * Math.log2(n / values.length), 0);
}
