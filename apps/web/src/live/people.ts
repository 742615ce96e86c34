import { ERASED, type Lobby, type LobbySeat, type Replay } from '@masque/protocol';
import type { Person, Translator } from '@masque/ui';

/** Whether the seat is taken, by a person or a bot. */
export const isTaken = (place: LobbySeat): place is LobbySeat & { name: string } => place.name !== undefined;

/** The people at a table, for drawing. */
export const peopleOf = ({ seats }: Lobby, t: Translator): readonly Person[] =>
  seats.filter(isTaken).map(({ seat, name, mask, bot, standIn, away }) => ({
    seat,
    name: calledIn(name, t),
    mask: mask ?? '',
    bot: bot !== undefined || standIn !== undefined,
    // Nobody waits for a person for whom a bot plays.
    away: away === true && standIn === undefined,
  }));

/** The people of a finished game, for drawing. */
export const playersOf = ({ names, masks }: Pick<Replay, 'names' | 'masks'>, t: Translator): readonly Person[] =>
  names.map((name, seat) => ({ seat, name: calledIn(name, t), mask: masks?.[seat] ?? '', bot: false, away: false }));

/** What somebody is called in sentences, even if their name was erased. */
export const calledIn = (name: string, t: Translator): string => (name === ERASED ? t.msg('web.somebody') : name);
