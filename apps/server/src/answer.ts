import type { Message } from '@masque/core';
import type { RefusedCode } from '@masque/protocol';

/** What came of what somebody asked. */
export type Answer = { readonly ok: true } | Refused;

export interface Refused {
  readonly ok: false;
  readonly code: RefusedCode;
  readonly message: Message;
}

export const done: Answer = { ok: true };

/** Says no, with the sentence that goes with the code unless there is a better one. */
export const refused = (code: RefusedCode, message: Message = `refuse.${code}`): Refused => ({
  ok: false,
  code,
  message,
});
