import type { Messages } from '@masque/core';
import { roleNames } from '../roles/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The roles in the host's form are called what they are called on the cards. */
const withRoles = (messages: Messages): Messages => ({
  ...messages,
  ...Object.fromEntries(roleNames.map((role) => [`option.roles.${role}`, messages[`role.${role}`]!])),
});

export const messages = { en: withRoles(en), fr: withRoles(fr) };
