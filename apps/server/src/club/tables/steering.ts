import { ERASED, type GoingOn, type Mask } from '@masque/protocol';
import type { Person } from '../../identity/people.ts';
import { SPECTATOR, type Message } from '@masque/core';
import { refused } from '../../answer.ts';
import { hasLevel, levelsOf } from '../../bots/levels.ts';
import { changed, type TableChange, type Changed, type CommandContext } from '../../table/commands/change.ts';
import { isTaken, seatOf, type StoredSeat, type TableData } from '../../table/data.ts';
import * as hosting from '../../table/commands/hosting.ts';
import { freeMask } from '../../table/commands/masks.ts';
import * as mastering from '../../table/commands/mastering.ts';
import { settings as doorSettings } from '../../table/commands/door.ts';
import * as seating from '../../table/commands/seating.ts';
import { leaving } from '../../table/commands/stand-in.ts';

/** What an evening does at its tables, built from the tables' own commands. */

/** Applies changes one after another and stops at the first refusal. */
const then =
  (...changes: readonly TableChange[]): TableChange =>
  (data, context) => {
    let last: Changed = changed(data);
    for (const change of changes) {
      if (!last.ok) return last;
      last = change(last.data, context);
    }
    return last;
  };

/** A change in the name of this person: a hidden set is known to whoever has made it. */
export const as =
  (person: Person, change: TableChange): TableChange =>
  (data, context) =>
    change(data, { ...context, person });

/** A member of the club as a table knows them. */
export interface Sitter {
  readonly person: string;
  readonly name: string;
  readonly mask: Mask;
}

/** Seats somebody in the given seat or in the first free one. */
export const sit =
  ({ person, name, mask }: Sitter, seat?: number): TableChange =>
  (data, context) => {
    if (context.state !== 'lobby') return refused('not_now');
    const others = data.places.filter((it) => it.person !== person);
    const sat = seating.sit(
      data,
      { do: 'sit', name, mask: freeMask(others, mask), ...(seat !== undefined && { seat }) },
      { ...context, person: { id: person } },
    );
    // If every seat is taken, a bot makes room for the person.
    if (sat.ok || sat.code !== 'table_full') return sat;
    const bot = data.places.findLastIndex((it) => it.bot !== undefined);
    return bot < 0
      ? sat
      : then(emptied(bot), (after, now) => sit({ person, name, mask }, bot)(after, now))(data, context);
  };

const emptied =
  (seat: number): TableChange =>
  (data) =>
    changed(data, { places: data.places.with(seat, {}) });

/** Makes somebody stand up. During a game, a bot plays for them, and they can take the seat back until the end. */
export const stand =
  (person: string): TableChange =>
  (data, { state, game }) => {
    const seat = seatOf(data, person);
    if (seat < 0) return changed(data);
    if (state !== 'playing') return emptied(seat)(data, {} as CommandContext);
    const level = game && levelsOf(game)[0];
    if (level === undefined) return refused('no_bot');
    return changed(data, { places: data.places.with(seat, { ...data.places[seat], standIn: level, left: true }) });
  };

/** Removes somebody from a game for good: a bot answers whatever the rules still ask of the seat. */
export const remove =
  (person: string): TableChange =>
  (data, context) => {
    const seat = seatOf(data, person);
    if (seat < 0) return changed(data);
    if (context.state !== 'playing') return emptied(seat)(data, context);
    return leaving(data, seat, context);
  };

export const standIn =
  (person: string, on: boolean): TableChange =>
  (data, { state, game }) => {
    const seat = seatOf(data, person);
    const place = data.places[seat];
    const level = game && levelsOf(game)[0];
    if (!place || state !== 'playing' || place.resigned || level === undefined) return refused('not_now');
    const kept = { ...place, standIn: on ? level : undefined, left: on ? place.left : undefined };
    return changed(data, { places: data.places.with(seat, kept) });
  };

/** Turns the chat on or off, and bots that play for people who are away. */
export const settings =
  (wish: { readonly chat?: boolean | undefined; readonly botForAway?: boolean | undefined }): TableChange =>
  (data, context) =>
    doorSettings(data, { do: 'settings', ...wish }, context);

/**
 * Forgets somebody at a table: they leave it, and neither their name nor what they wrote remains there.
 * @param names under which they were known
 * @param last the last finished game, and the seats that were theirs in it
 */
export const forget =
  (
    person: string,
    names: ReadonlySet<string>,
    last?: { readonly session: string; readonly seats: readonly number[] },
  ): TableChange =>
  (before, context) => {
    const seat = seatOf(before, person);
    const gone = before.places[seat]?.resigned === true;
    const removed = gone ? changed(before) : remove(person)(before, context);
    if (!removed.ok) return removed;
    const { data } = removed;
    const forgotten = { ...data.forgotten };
    const add = (session: string, seats: readonly number[]): void => {
      if (seats.length > 0) forgotten[session] = [...new Set([...(forgotten[session] ?? []), ...seats])];
    };
    if (last) add(last.session, last.seats);
    if (data.session !== null && seat >= 0) add(data.session, [seat]);
    const place = data.places[seat];
    const { master } = data;
    return {
      ...removed,
      data: {
        ...data,
        ...(place?.person !== undefined && { places: data.places.with(seat, { ...place, name: ERASED }) }),
        ...(data.went && names.has(data.went.by) && { went: undefined }),
        ...(data.pausedBy !== undefined && names.has(data.pausedBy) && { pausedBy: ERASED }),
        ...(master?.person === person && { master: { ...master, name: ERASED } }),
        ...(data.ended && { ended: data.ended.map((it) => ({ ...it, places: it.places.map(without(person)) })) }),
        said: data.said.filter((it) => !names.has(it.by) && it.by !== before.places[seat]?.name),
        ...(Object.keys(forgotten).length > 0 && { forgotten }),
      },
    };
  };

const without =
  (person: string) =>
  (it: StoredSeat): StoredSeat =>
    it.person === person ? { ...it, person: undefined, name: ERASED } : it;

/** Makes a host the game master of a table, or ends that. */
export const lead =
  ({ person, name }: Sitter, on: boolean): TableChange =>
  (data, context) => {
    if (context.state !== 'lobby') return refused('not_now');
    const host = { ...context, person: { id: person } };
    return mastering.master(data, { do: 'master', on, name }, host);
  };

/** A good size for a table: a game for forty is not filled with thirty bots. */
const COMPANY = 8;

/**
 * Bots take the empty seats, until `n` are taken in all, or all of those at the table. If all of those are taken, bots fill the
 * table up to eight, or take one more seat.
 */
export const fill =
  (n?: number): TableChange =>
  (data, context) => {
    if (context.state !== 'lobby') return refused('not_now');
    const { game } = context;
    if (!game) return refused('no_game');
    const full = data.places.length >= game.seats.min && data.places.every(isTaken);
    const asked = full ? Math.max(COMPANY, data.places.length + 1) : data.places.length;
    const wanted = Math.min(game.seats.max, n ?? Math.max(asked, game.seats.min));
    let now: Changed = changed(data);
    for (let taken = data.places.filter(isTaken).length; now.ok && taken < wanted; taken++)
      now = seating.bot(now.data, { do: 'bot', level: data.club?.bots }, context);
    return now;
  };

/** Removes all bots, or only the one in this seat. */
export const unfill =
  (seat?: number): TableChange =>
  (data, { state }) => {
    if (state !== 'lobby') return refused('not_now');
    const goes = (it: StoredSeat, i: number): boolean => it.bot !== undefined && (seat === undefined || seat === i);
    return changed(data, { places: data.places.map((it, i) => (goes(it, i) ? {} : it)) });
  };

/** Sets the level of bots at the table, including those already seated. Without a level, the default is used. */
const levelled =
  (level?: string): TableChange =>
  (data, context) => {
    const { game } = context;
    if (game && level !== undefined && !hasLevel(game, level)) return refused('no_bot');
    const was = data.club?.bots;
    const told = tell({ bots: level })(data, context);
    if (!told.ok || level === was) return told;
    return data.places.reduce<Changed>(
      (now, it, seat) =>
        now.ok && it.bot !== undefined ? seating.bot(now.data, { do: 'bot', seat, level }, context) : now,
      told,
    );
  };

/**
 * Chooses another game, or the same one with other options or bots, in the table's lobby.
 *
 * @param ruleset the club's name for this way to play
 */
export const play =
  (id: string, options: Readonly<Record<string, unknown>> = {}, bots?: string, ruleset?: string): TableChange =>
  (data, context) => {
    if (context.state === 'playing') return refused('not_now');
    const chosen = context.games.get(id);
    return then(
      toLobby,
      (it, now) => hosting.game(it, { do: 'game', id }, now),
      (it, now) =>
        Object.keys(options).length === 0
          ? changed(it)
          : hosting.options(it, { do: 'options', options: { ...options } }, { ...now, game: chosen }),
      (it, now) => levelled(bots)(it, { ...now, game: chosen }),
      tell({ ruleset }),
    )(data, context);
  };

/** After a game, returns to the lobby, where seats, options and the game can be changed. */
export const toLobby: TableChange = (data, context) =>
  context.state === 'over' ? hosting.lobby(data, { do: 'lobby' }, context) : changed(data);

/** Deals to everybody seated. */
export const deal: TableChange = (data, context) => {
  if (context.state === 'playing') return refused('not_now');
  return then(toLobby, (it, now) => hosting.start(it, { do: 'start' }, { ...now, state: 'lobby' }))(data, context);
};

export const again: TableChange = (data, context) =>
  context.state === 'over' ? hosting.rematch(data, { do: 'rematch' }, context) : refused('not_now');

export const pause =
  (on: boolean): TableChange =>
  (data, context) =>
    context.state !== 'playing'
      ? refused('not_now')
      : on
        ? mastering.pause(data, { do: 'pause' }, context)
        : mastering.resume(data, { do: 'resume' }, context);

export const more =
  (seconds: number): TableChange =>
  (data, context) =>
    context.state === 'playing' ? mastering.moreTime(data, { do: 'moreTime', seconds }, context) : refused('not_now');

/** What is going on ends as if its time were up, for all or for one. The desk sees what the room sees. */
export const goOn =
  ({ seen, seat }: { readonly seen: GoingOn; readonly seat?: number | undefined }): TableChange =>
  (data, context) =>
    context.state === 'playing'
      ? mastering.goOn(() => SPECTATOR)(data, { do: 'goOn', seen, seat }, context)
      : refused('not_now', 'refuse.not_playing');

/** Closes the table. A game in progress ends without a winner and does not count. */
export const close =
  (why?: string, otherwise: Message = 'problem.closed'): TableChange =>
  (data, { state }) => {
    const note: Message = why === undefined ? otherwise : { key: 'problem.closed.why', args: { why } };
    const closed: TableData = {
      ...data,
      session: null,
      note,
      places: data.places.map(() => ({})),
      ...(data.club && { club: { ...data.club, closed: true as const } }),
    };
    return { ok: true, data: closed, ...(state === 'playing' && { then: 'close' as const }) };
  };

/** Updates the table's copy of what the evening knows about it. */
export const tell =
  (club: Partial<NonNullable<TableData['club']>>, notice?: TableData['notice']): TableChange =>
  (data) =>
    changed(data, { ...(data.club && { club: { ...data.club, ...club } }), ...(notice && { notice }) });
