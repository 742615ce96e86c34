import type { Message } from '@masque/core';

/** The result of a request. */
export type Reply =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: Message; readonly text: string };

/** The result without a connection. */
export const offline: Reply = { ok: false, code: 'busy', message: 'web.offline', text: '' };

/** Why a request was refused; `null` if it was not. Always a new object, so that a repeated refusal is shown again. */
export function problemOf(reply: Reply): Message | null {
  if (reply.ok) return null;
  return typeof reply.message === 'string' ? { key: reply.message } : { ...reply.message };
}

interface Waiting {
  readonly frame: string;
  readonly resolve: (reply: Reply) => void;
}

/** A unique key. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Requests without a response. Each has its own idempotency key, so it can safely be sent again after a lost
 * connection: what was done already is acknowledged and not done twice.
 */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>();

  get size(): number {
    return this.#waiting.size;
  }

  /** Stores a request until it is answered. */
  put(asked: object): { readonly key: string; readonly frame: string; readonly reply: Promise<Reply> } {
    const key = newKey();
    const frame = JSON.stringify({ ...asked, key });
    const reply = new Promise<Reply>((resolve) => this.#waiting.set(key, { frame, resolve }));
    return { key, frame, reply };
  }

  frameOf(key: string): string | undefined {
    return this.#waiting.get(key)?.frame;
  }

  /** The frames of all pending requests, in the order in which they were made. */
  frames(): string[] {
    return [...this.#waiting.values()].map(({ frame }) => frame);
  }

  /** Answers all pending requests. */
  answerAll(reply: Reply): void {
    for (const key of this.#waiting.keys()) this.answer(key, reply);
  }

  answer(key: string, reply: Reply): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    waiting?.resolve(reply);
  }
}
