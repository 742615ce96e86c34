import { defineMessages, type KindOf, type Message, type NoteOf, type Step as CoreStep } from '@masque/core';
import { roleNames, type Role } from '../roles/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The roles in the host's form are called what they are called on the cards. */
const withRoles = <M extends Roles<'role'>>(messages: M): M & Roles<'option.roles'> => ({
  ...messages,
  ...(Object.fromEntries(
    roleNames.map((role) => [`option.roles.${role}`, messages[`role.${role}`]]),
  ) as Roles<'option.roles'>),
});

type Roles<Prefix extends string> = { readonly [K in `${Prefix}.${Role}`]: string };

export const messages = defineMessages({ en: withRoles(en), fr: withRoles(fr) });
type Words = typeof messages.en;
/** A message of this game. */
export type GameMessage = Message<Words>;
/** A step whose entries are told in these words. */
export type Step = CoreStep<Words>;
/** The kinds of entries. */
export type Sentence = KindOf<Words>;
/** What each of them speaks of. */
export type SentenceArgs = { readonly [K in Sentence]: Pick<NoteOf<Words, K>, 'args'> };
