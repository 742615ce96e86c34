import type { Context, TypedResponse } from 'hono';
import type { JSONParsed } from 'hono/utils/types';
import { createHash } from 'node:crypto';

/** The type of `c.json`'s result, for the API description. */
export type AsJson<T> = Response & TypedResponse<JSONParsed<T>, 200, 'json'>;

/** Answers with a value that has been encoded before. */
export const encoded = <T>(c: Context, text: string, headers: Record<string, string> = {}): AsJson<T> => {
  const answer: Response = c.body(text, 200, { 'content-type': 'application/json', ...headers });
  return answer as AsJson<T>;
};

/**
 * Answers with JSON that is the same for everybody. While the value is the same object, it is encoded and its ETag
 * computed only once: serving a large page to many people must not hold up those who play.
 *
 * @example
 * const kept = keptJson();
 * app.get('/games', (c) => kept(c, games));
 */
export function keptJson() {
  let last: { readonly of: object; readonly text: string; readonly etag: string } | undefined;
  return <T extends object>(c: Context, value: T): AsJson<T> => {
    if (last?.of !== value) {
      const text = JSON.stringify(value);
      last = { of: value, text, etag: `"${createHash('sha1').update(text).digest('hex')}"` };
    }
    const { text, etag } = last;
    return encoded(c, text, { etag });
  };
}
