import type { Session } from '@masque/core';
import type { Play, You } from '@masque/protocol';
import { refused } from '../../answer.ts';
import { changed, type CommandRule } from './change.ts';
import { isTaken, seatOf, type TableData } from '../data.ts';
import { isOut, outOf } from '../out.ts';

/** A player who is out bets on one who is still in. A new bet replaces the previous one. */
export const bet: CommandRule<'bet'> = (data, { seat: on }, { person, session }) => {
  const seat = seatOf(data, person.id);
  if (seat < 0) return refused('not_seated');
  const out = outOf(session);
  if (!out.includes(seat)) return refused('not_now');
  const place = data.places[on];
  if (!place || !isTaken(place) || out.includes(on)) return refused('no_seat');
  return changed(data, { bets: { ...data.bets, [seat]: on } });
};

/** May the player in this seat bet? `undefined`: no. */
export const isBetting = (session: Session | null, seat: number): true | undefined =>
  session && !session.outcome && seat >= 0 && isOut(session, seat) ? true : undefined;

/** What one person sees of the betting during the game. */
export function bettingFor(data: TableData, session: Session | null, seat: number): Pick<You, 'out' | 'bet'> {
  if (!isBetting(session, seat)) return {};
  const on = data.bets?.[seat];
  return { out: true, ...(on !== undefined && { bet: on }) };
}

/** The bets, shown to everybody once the game is over. */
export function betsIn({ bets = {} }: TableData, { outcome }: Session): Pick<Play, 'bets'> {
  const all = Object.entries(bets).map(([seat, on]) => ({ seat: Number(seat), on }));
  return outcome && all.length > 0 ? { bets: all } : {};
}
