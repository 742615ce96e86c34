import type { ClubCommand, TableView } from '@masque/club';
import type { Occupant } from '../seen.ts';

/**
 * What a host does with a press on a seat, and how it is called: during a game, a bot plays for its player or gives the
 * seat back; otherwise, the seat is freed. Without a command: nothing.
 */
export function onSeat(
  table: string,
  { state }: TableView,
  { member, bot }: Occupant,
  seat: number,
  standsIn: boolean,
): { readonly command?: ClubCommand; readonly label: string } {
  if (member === undefined)
    return {
      ...(bot && state === 'lobby' && { command: { do: 'unfill', table, seat } }),
      label: 'club.seat.unbot',
    };
  return state === 'playing'
    ? { command: { do: 'standIn', member, on: !standsIn }, label: standsIn ? 'club.seat.back' : 'club.seat.bot' }
    : { command: { do: 'unseat', member }, label: 'club.seat.up' };
}
