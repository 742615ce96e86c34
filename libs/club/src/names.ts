import { sameName } from '@masque/protocol';
import type { Club, Member } from './club.ts';

/**
 * The member who has this name, or one that cannot be told from it.
 *
 * @example
 * named(club, 'ADA')?.id; // => 'm1'
 */
export const named = (club: Club, name: string): Member | undefined =>
  Object.values(club.members).find((it) => !it.erased && sameName(it.name, name));
