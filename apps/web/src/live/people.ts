import type { Lobby, LobbySeat } from '@masque/protocol';
import type { Person } from '@masque/ui';

/** Whether the seat is taken, by a person or a bot. */
export const isTaken = (place: LobbySeat): place is LobbySeat & { name: string } => place.name !== undefined;

/** The people at a table, for drawing. */
export const peopleOf = ({ seats }: Lobby): readonly Person[] =>
  seats.filter(isTaken).map(({ seat, name, mask, bot, standIn, away }) => ({
    seat,
    name,
    mask: mask ?? '',
    bot: bot !== undefined || standIn !== undefined,
    // Nobody waits for a person for whom a bot plays.
    away: away === true && standIn === undefined,
  }));
