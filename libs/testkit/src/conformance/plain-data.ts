const frozen = new WeakSet<object>();

/** Makes a value of plain data unchangeable at any depth. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  Object.freeze(value);
  for (const key in value) deepFreeze(value[key]);
  return value;
}

type Parts = Readonly<Record<string, unknown>>;

/**
 * Are two values equal as data? Keys with `undefined` count as missing. Values derived from one state share what has
 * not changed, so the comparison stops at identical objects.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((it, i) => isEqual(it, b[i]));
  let left = 0;
  for (const key in b) if ((b as Parts)[key] !== undefined) left++;
  for (const key in a) {
    const part = (a as Parts)[key];
    if (part === undefined) continue;
    left--;
    if (!isEqual(part, (b as Parts)[key])) return false;
  }
  return left === 0;
}
