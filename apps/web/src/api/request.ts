import type { Message } from '@masque/core';
import type { Problem } from '@masque/protocol';

/** Something the server said no to. */
export class Refusal extends Error {
  readonly code: string;
  /** The reason, for a translator. */
  readonly reason: Message;

  constructor(code: string, reason: Message, text: string) {
    super(text);
    this.code = code;
    this.reason = reason;
  }
}

const offline = (): Refusal => new Refusal('offline', 'web.offline', 'No connection to the server.');

/**
 * Asks the server over HTTP.
 *
 * @throws Refusal when it says no or cannot be reached; its `reason` is a sentence for people
 */
export async function request<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => Promise.reject(offline()));
  const json: unknown = answer.status === 204 ? undefined : await answer.json().catch(() => Promise.reject(offline()));
  if (answer.ok) return json as T;
  const { error } = (json ?? {}) as Partial<Problem>;
  throw error ? new Refusal(error.code, error.message, error.text) : offline();
}
