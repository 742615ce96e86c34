import type { Message } from '@masque/core';
import type { RefusedCode } from '@masque/protocol';

/** The answer to a request at a table. */
export type Answer = { readonly ok: true } | Refusal;

export interface Refusal {
  readonly ok: false;
  readonly code: RefusedCode;
  readonly message: Message;
}

export const done: Answer = { ok: true };

/** A refusal, with the default sentence for its code unless a better one is given. */
export const refused = (code: RefusedCode, message: Message = `refuse.${code}`): Refusal => ({
  ok: false,
  code,
  message,
});
