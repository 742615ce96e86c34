import type { Message } from '@masque/core';

/** What came of a question. */
export type Reply =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: Message; readonly text: string };

/** What is said when nothing is connected. */
export const offline: Reply = { ok: false, code: 'busy', message: 'web.offline', text: '' };

/** Why something was refused; `null` if it was not. Always another object, so that the same refusal is told again. */
export function problemOf(reply: Reply): Message | null {
  if (reply.ok) return null;
  return typeof reply.message === 'string' ? { key: reply.message } : { ...reply.message };
}

interface Waiting {
  readonly frame: string;
  readonly resolve: (reply: Reply) => void;
}

/** A key that no other question has. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * What has been asked and not been answered yet. Each question has a key of its own, so that sending it again after a
 * broken connection is safe: what has been done already is acknowledged and not done twice.
 */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>();

  get size(): number {
    return this.#waiting.size;
  }

  /** Keeps a question until it is answered. */
  put(asked: object): { readonly key: string; readonly frame: string; readonly reply: Promise<Reply> } {
    const key = newKey();
    const frame = JSON.stringify({ ...asked, key });
    const reply = new Promise<Reply>((resolve) => this.#waiting.set(key, { frame, resolve }));
    return { key, frame, reply };
  }

  frameOf(key: string): string | undefined {
    return this.#waiting.get(key)?.frame;
  }

  /** All frames that wait for an answer, in the order in which they were asked. */
  frames(): string[] {
    return [...this.#waiting.values()].map(({ frame }) => frame);
  }

  answer(key: string, reply: Reply): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    waiting?.resolve(reply);
  }
}
