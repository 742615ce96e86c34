import { questionOf, SPECTATOR, tableFor, type Outcome, type Session } from '@masque/core';
import { memberOf, type Club, type RoomView, type SeatBrief, type TableLive, type TableNow } from '@masque/club';
import type { Room } from '../../table/room.ts';
import { AWAY_AFTER_MS } from '../../table/people/presence.ts';
import { isTaken, peopleOf, type StoredSeat, type TableData } from '../../table/data.ts';
import { outOf } from '../../table/out.ts';
import { problemsOf } from '../../table/problems.ts';

/**
 * A summary of a table for everybody in the room. It contains only what a spectator is sent.
 * @param isHere does this person's phone follow the evening instead of the table?
 */
export function tableNow(club: Club, room: Room, isHere: (person: string) => boolean): TableNow {
  const { code, data, state, game, session, presence, usedAt } = room.now;
  const seats = data.places.map((it) => seatIn(club, it));
  const table = session && spectator(session);
  const watchers = session ? watchersOf(club, room.now) : [];
  const night = table?.night === true;
  const which = (test: (seat: number) => boolean): { readonly [K in string]?: readonly number[] } | number[] =>
    data.places.flatMap((_, seat) => (test(seat) ? [seat] : []));
  const some = <K extends string>(name: K, seats: readonly number[]): { [_ in K]?: readonly number[] } =>
    (seats.length > 0 ? { [name]: seats } : {}) as { [_ in K]?: readonly number[] };
  // At night, nobody may learn who is connected and who is not.
  const away = night
    ? []
    : which((seat) => {
        const { person, standIn } = data.places[seat]!;
        return (
          person !== undefined && standIn === undefined && !isHere(person) && presence.isGone(person, AWAY_AFTER_MS)
        );
      });
  return {
    brief: {
      code,
      game: data.game,
      state,
      min: game?.seats.min ?? 1,
      max: Math.max(game?.seats.max ?? 0, seats.length),
      seats,
      ...(data.club?.bots !== undefined && { bots: data.club.bots }),
      ...(game?.master?.(data.options) && { master: masterIn(club, data) }),
      ...(watchers.length > 0 && { watchers }),
    },
    live: {
      ...(session && !session.outcome && { question: questionOf(session) }),
      ...(table && { title: table.title }),
      ...(table?.timer && { timer: table.timer }),
      ...(session && session.lag !== 0 && { lag: session.lag }),
      ...(session && session.paused !== null && { paused: true as const }),
      ...(session && session.paused !== null && data.pausedBy !== undefined && { pausedBy: data.pausedBy }),
      ...(night && { night: true as const }),
      ...some('asked', table?.seats.flatMap((it) => (it.asked ? [it.seat] : [])) ?? []),
      ...some('out', outOf(session)),
      ...some('away', away as number[]),
      ...some('standIns', which((seat) => data.places[seat]!.standIn !== undefined) as number[]),
      ...(session?.outcome && { outcome: outcomeOf(session.outcome, session, playersOf(club, data)) }),
      ...(state === 'lobby' && { problems: problemsOf(data, game, true) }),
    },
    usedAt,
    ...(!data.dealt && { fresh: true as const }),
  };
}

function seatIn(club: Club, it: StoredSeat): SeatBrief {
  if (!isTaken(it)) return null;
  const member = it.person === undefined ? undefined : memberOf(club, it.person);
  return {
    ...(member ? { member: member.id } : { name: it.name!, ...(it.mask !== undefined && { mask: it.mask }) }),
    ...((it.bot ?? it.standIn) !== undefined && { bot: true as const }),
  };
}

/** Who played the game that is over, if somebody has got up since: otherwise they are at their seats. */
function playersOf(club: Club, { ended, session, places }: TableData): readonly SeatBrief[] | undefined {
  const played = ended?.find((it) => it.session === session)?.places;
  const isThere = (it: StoredSeat, seat: number): boolean => it.person === places[seat]?.person;
  return played?.every(isThere) ? undefined : played?.map((it) => seatIn(club, it));
}

const outcomeOf = (
  { winners, reason }: Outcome,
  { at, lag }: Session,
  players: readonly SeatBrief[] | undefined,
): TableLive['outcome'] => ({ winners, reason, at: at + lag, ...(players && { players }) });

/** Members who watch. */
function watchersOf(club: Club, { data, strangers }: Room['now']): string[] {
  const people = peopleOf(data);
  return [...strangers].flatMap((person) => (people.has(person) ? [] : (memberOf(club, person)?.id ?? []))).toSorted();
}

function masterIn(club: Club, { master }: TableData): SeatBrief {
  if (!master) return null;
  const member = memberOf(club, master.person);
  return member ? { member: member.id } : { name: master.name };
}

function spectator(session: Session) {
  try {
    return tableFor(session, SPECTATOR);
  } catch {
    // The error is reported where the game is drawn; the evening goes on.
    return undefined;
  }
}

/** The summaries of all tables of the room. */
export const liveOf = (
  tables: RoomView['tables'],
  now: ReadonlyMap<string, TableNow>,
): { readonly [table: string]: TableLive } =>
  Object.fromEntries(Object.keys(tables).flatMap((id) => (now.has(id) ? [[id, now.get(id)!.live]] : [])));

/** How many masks are shown for the people who are here. */
const FACES = 6;

/**
 * A summary of an evening for people at the front door: how many are here, some of their masks, and what its tables are
 * doing.
 */
export const atAGlance = ({ people, tables }: RoomView) => ({
  people: Object.keys(people).length,
  masks: Object.values(people)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, FACES)
    .map(({ mask }) => mask),
  tables: Object.values(tables)
    .toSorted((a, b) => a.n - b.n)
    .map(({ n, name, game, state, min, seats }) => ({
      game,
      ...(name !== String(n) && { name }),
      state,
      lacks: state === 'lobby' ? Math.max(0, min - seats.filter((it) => it !== null).length) : 0,
    })),
});
