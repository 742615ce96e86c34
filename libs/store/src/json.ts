import type { Json } from './records.ts';

/**
 * A JSON document that its owner has written as text already.
 *
 * @example
 * await store.append('s1', 1, [new Written('{"seat":2}')]);
 * await store.read('s1', 1); // => [{ seq: 1, input: { seat: 2 } }]
 */
export class Written {
  readonly text: string;

  /** @param text valid JSON; it is not checked */
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Writes a value as JSON.
 *
 * @throws TypeError if JSON cannot represent it (undefined, a function, a cycle)
 */
export function text(value: Json, what: string): string {
  if (value instanceof Written) return value.text;
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined)
    throw new TypeError(`${what} is ${typeof value}, which JSON cannot represent. Pass null instead.`);
  return json;
}
