import type { Message } from '@masque/core';
import type { Translator } from '@masque/ui';
import { isForgotten } from '../../club/forgotten.ts';
import { dayOf, timeOf } from '../../club/seen.ts';

/** Since when an evening is on: since an hour of tonight, or since a day, if nobody has closed it. */
export const sinceOf = (t: Translator, club: string, at: number, now: number): Message =>
  isForgotten(at, now)
    ? { key: 'home.evening.old', args: { club, day: dayOf(t, at) } }
    : { key: 'home.evening.now', args: { club, at: timeOf(t, at) } };
