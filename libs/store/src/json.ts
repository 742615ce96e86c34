import type { Json } from './records.ts';

/**
 * Writes a value as JSON, before anything else has happened with it.
 *
 * @throws when JSON has no word for it (undefined, a function, a loop).
 */
export function text(value: Json, what: string): string {
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined) throw new TypeError(`${what} is ${typeof value}, which JSON cannot hold. Give null instead.`);
  return json;
}
