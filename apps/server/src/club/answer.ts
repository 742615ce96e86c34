import type { Message } from '@masque/core';
import type { ClubRefusal } from '@masque/club';
import { done, type Answer } from '../answer.ts';

/** Refusals of an evening that have to do with its tables. */
type TableRefusal = 'playing' | 'no_clock' | 'no_seats' | 'no_claim' | 'seated' | 'resting';

/** The answer to a command of an evening: done, or why not. */
export type ClubAnswer = Answer | { readonly ok: false; readonly code: string; readonly message: Message };

export const yes: ClubAnswer = done;

/** A refusal of the evening's own. */
export const no = (code: ClubRefusal | TableRefusal): ClubAnswer => ({
  ok: false,
  code,
  message: `club.refuse.${code}`,
});
