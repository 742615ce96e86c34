/**
 * The keys of a record that is written in the program, in their order there. Not for records from elsewhere: entries
 * that are not in the type of the record would be missing from the type of its keys.
 *
 * @example
 * const worth = { guard: 1, priest: 2 };
 * keysOf(worth); // => ['guard', 'priest']
 */
export const keysOf = <T extends object>(record: T): (keyof T & string)[] =>
  Object.keys(record) as (keyof T & string)[];

/**
 * A record with an entry for each key.
 *
 * @example
 * recordOf(['guard', 'priest'], (role) => role.length); // => { guard: 5, priest: 6 }
 */
export const recordOf = <K extends string, V>(keys: readonly K[], make: (key: K) => V): { readonly [key in K]: V } =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as { [key in K]: V };
