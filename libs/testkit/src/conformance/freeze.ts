const frozen = new WeakSet<object>();

/** Makes a value of plain data unchangeable at any depth. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  Object.freeze(value);
  for (const key in value) deepFreeze(value[key]);
  return value;
}
