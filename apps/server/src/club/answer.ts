import type { Message } from '@masque/core';
import type { ClubRefusal } from '@masque/club';
import { done, type RequestResult } from '../answer.ts';

/** Refusals of an evening that concern its tables. */
type TableRefusal = 'playing' | 'no_seats' | 'no_claim' | 'seated' | 'resting';

/** The answer to a command of an evening: success or a refusal. */
export type ClubAnswer = RequestResult | { readonly ok: false; readonly code: string; readonly message: Message };

/** It was done. */
export const yes: ClubAnswer = done;

/** Makes a refusal. */
export const no = (code: ClubRefusal | TableRefusal): ClubAnswer => ({
  ok: false,
  code,
  message: `club.refuse.${code}`,
});
