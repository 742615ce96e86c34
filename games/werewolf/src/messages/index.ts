import type { Messages } from '@masque/core';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

/** How a game ended is said in the log with the same words as on the last page. */
const withEnds = (all: Messages): Messages => ({
  ...all,
  ...Object.fromEntries(
    Object.entries(all).flatMap(([key, text]) => (key.startsWith('end.') ? [[`log.${key}`, text]] : [])),
  ),
});

/** All that the village says. */
export const messages = { en: withEnds(en), fr: withEnds(fr) };
