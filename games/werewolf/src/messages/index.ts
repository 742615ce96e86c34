import { defineMessages, type Messages, type Step as CoreStep } from '@masque/core';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

/** How a game ended is said in the log with the same words as on the last page. */
const withEnds = <M extends Messages>(all: M): M & Ends<M> => {
  const ends = Object.entries(all).flatMap(([key, text]) => (key.startsWith('end.') ? [[`log.${key}`, text]] : []));
  return { ...all, ...(Object.fromEntries(ends) as Ends<M>) };
};

type Ends<M extends Messages> = { readonly [K in keyof M & `end.${string}` as `log.${K}`]: M[K] };

/** All that the village says. */
export const messages = defineMessages({ en: withEnds(en), fr: withEnds(fr) });
type Words = typeof messages.en;
/** A step whose entries are told in these words. */
export type Step = CoreStep<Words>;
