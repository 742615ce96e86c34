import { sameName } from '@masque/protocol';
import type { Club, Member } from './club.ts';

/**
 * The member with this name, or one that is easily confused with it.
 *
 * @example
 * named(club, 'ADA')?.id; // => 'm1'
 */
export const named = (club: Club, name: string): Member | undefined =>
  Object.values(club.members).find((it) => !it.erased && sameName(it.name, name));
