import type { Message } from '@masque/core';
import type { RefusedCode } from '@masque/protocol';

/** The answer to a request at a table. */
export type RequestResult = { readonly ok: true } | RequestRefusal;

/** Why something was not done, as a sentence for the person who asked for it. */
export interface RequestRefusal {
  readonly ok: false;
  readonly code: RefusedCode;
  readonly message: Message;
}

/** It was done. */
export const done: RequestResult = { ok: true };

/** A refusal, with the default sentence for its code unless a better one is given. */
export const refused = (code: RefusedCode, message: Message = `refuse.${code}`): RequestRefusal => ({
  ok: false,
  code,
  message,
});
