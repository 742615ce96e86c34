import type { Club, Member } from './club.ts';

/**
 * A name as it is compared: without case and accents, so that two who sound the same are told apart.
 *
 * @example
 * sounds('Léa') === sounds('lea'); // => true
 */
export const sounds = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The member who has this name. */
export const named = (club: Club, name: string): Member | undefined =>
  Object.values(club.members).find((it) => !it.erased && sounds(it.name) === sounds(name));
