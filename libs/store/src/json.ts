import type { Json } from './records.ts';

/**
 * Writes a value as JSON.
 *
 * @throws TypeError if JSON cannot represent it (undefined, a function, a cycle)
 */
export function text(value: Json, what: string): string {
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined)
    throw new TypeError(`${what} is ${typeof value}, which JSON cannot represent. Pass null instead.`);
  return json;
}

/**
 * Writes inputs as JSON, unless they are written already.
 *
 * @throws TypeError if JSON cannot represent one of them
 */
export const inputTexts = (inputs: readonly Json[], written: boolean | undefined): readonly string[] =>
  written ? (inputs as readonly string[]) : inputs.map((input) => text(input, 'An input'));
