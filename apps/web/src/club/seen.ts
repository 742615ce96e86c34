import type { GuestView, RoomView, SeatBrief, SeatingWish, TableLive, TableView } from '@masque/club';
import type { Translator } from '@masque/ui';
import type { TemplateResult } from 'lit';
import { localeOf } from '../prefs/locale.ts';

/** The occupant of a seat: a member, a bot, or anybody else. */
export interface Occupant {
  readonly name: string;
  readonly mask: string;
  readonly bot: boolean;
  readonly member?: string;
}

/** The occupant of a seat. A member who has gone home keeps the name that the room last knew. */
export function occupantAt(room: RoomView, seat: SeatBrief): Occupant | null {
  if (!seat) return null;
  const { member, bot } = seat;
  const guest = member === undefined ? undefined : room.people[member];
  return {
    name: guest?.name ?? seat.name ?? '…',
    mask: guest?.mask ?? seat.mask ?? '',
    bot: bot === true,
    ...(member !== undefined && { member }),
  };
}

export const occupants = (room: RoomView, table: TableView): (Occupant | null)[] =>
  table.seats.map((it) => occupantAt(room, it));

/** Names by seat, for sentences of the game: at the end of it, those who played, even if they have got up. */
export const namesAt = (room: RoomView, table: TableView, live?: TableLive): string[] =>
  (live?.outcome?.players ?? table.seats).map((it, seat) => occupantAt(room, it)?.name ?? String(seat + 1));

/** May somebody without a seat watch what is going on at a table? */
export const canWatch = ({ club: { watching } }: RoomView, { state }: TableView): boolean =>
  state !== 'lobby' && (watching === 'free' || (watching === 'over' && state === 'over'));

/** The table at which a member sits, unless a bot plays for them. */
export function tableOf(room: RoomView, member: string): string | undefined {
  const sits = (it: SeatBrief): boolean => it?.member === member && !it.bot;
  return Object.keys(room.tables).find((id) => room.tables[id]!.seats.some(sits));
}

/** The people with those who want to sit together next to each other, at the position of the first of them. */
export function inGroups(ids: readonly string[], pairs: readonly SeatingWish[]): (readonly string[])[] {
  const group = new Map(ids.map((id) => [id, [id]]));
  for (const { a, b, wish } of pairs) {
    const [left, right] = [group.get(a), group.get(b)];
    if (wish !== 'together' || !left || !right || left === right) continue;
    left.push(...right);
    for (const it of right) group.set(it, left);
  }
  return [...new Set(group.values())];
}

/** People by arrival, the first first. */
export const byArrival = (room: RoomView): (readonly [string, GuestView])[] =>
  Object.entries(room.people).sort(([, a], [, b]) => a.at - b.at);

/**
 * People without a seat who lead no game: those in the line first, in order, then the others by arrival; those on a
 * break last.
 */
export function freeOf(room: RoomView): (readonly [string, GuestView])[] {
  const seated = new Set(
    Object.values(room.tables).flatMap(({ seats, master }) =>
      [...seats, master].flatMap((it) => (it?.bot ? [] : (it?.member ?? []))),
    ),
  );
  const rank = ({ line, resting }: GuestView): number => (line ? 0 : resting ? 2 : 1);
  return byArrival(room)
    .filter(([id]) => !seated.has(id))
    .sort(([, a], [, b]) => rank(a) - rank(b) || (a.line?.at ?? a.at) - (b.line?.at ?? b.at));
}

/** Those in the line, the first first. */
export const inLine = (room: RoomView): (readonly [string, GuestView])[] =>
  freeOf(room).filter(([, it]) => it.line !== undefined);

/** The people for whom a table keeps seats, by name. */
export const keptAt = ({ people }: RoomView, table: string): string[] =>
  Object.values(people).flatMap((it) => (it.call?.table === table ? [it.name] : []));

/** The spectators of a game, by name. */
export const watchersAt = ({ people }: RoomView, { watchers = [] }: TableView): string[] =>
  watchers.flatMap((it) => people[it]?.name ?? []);

/** The table whose game a member watches. */
export const watchedBy = ({ tables }: RoomView, member: string): TableView | undefined =>
  Object.values(tables).find((it) => it.watchers?.includes(member));

/** Tables by their number. */
export const tablesOf = (room: RoomView): (readonly [string, TableView])[] =>
  Object.entries(room.tables).sort(([, a], [, b]) => a.n - b.n);

/** Names in one line. */
export const listOf = (t: Translator, names: readonly string[]): string =>
  new Intl.ListFormat(t.language, { type: 'conjunction' }).format(names);

/** The name of a table, unless it is just its number. */
export const nameOf = ({ name, n }: Pick<TableView, 'n' | 'name'>): string => (name === String(n) ? '' : name);

/** How a sentence calls a table: its name, or its number. */
export const calledOf = (t: Translator, table: Pick<TableView, 'n' | 'name'>): string =>
  nameOf(table) || t.msg({ key: 'club.table', args: { n: table.n } });

/** The number of seats that people can take: empty ones, and those that bots would give up before the deal. */
export const freeSeats = ({ state, seats, max }: TableView): number =>
  state === 'lobby' ? max - seats.filter((it) => it !== null && !(it.bot && it.member === undefined)).length : 0;

/** How many more people are needed before the deal. */
export const lacks = ({ state, seats, min }: TableView): number =>
  state === 'lobby' ? Math.max(0, min - seats.filter(Boolean).length) : 0;

/** The players awaited at a table, or only their number, as far as the rules make that public. */
export function awaited(t: Translator, room: RoomView, id: string, now: TableLive = {}): TemplateResult | string {
  const kept = keptAt(room, id);
  if (kept.length > 0) return t.rich({ key: 'club.kept', args: { who: listOf(t, kept) } });
  const { asked = [], paused, pausedBy, away = [] } = now;
  if (paused)
    return pausedBy === undefined
      ? t.msg('club.paused.now')
      : t.rich({ key: 'club.paused.by', args: { who: pausedBy } });
  const names = namesAt(room, room.tables[id]!);
  const [key, seats] = away.length > 0 ? ['club.gone', away] : ['club.waits', asked];
  if (seats.length === 0) return '';
  if (seats.length > 3) return t.msg({ key: `${key}.n`, args: { n: seats.length } });
  const who = seats.map((seat) => names[seat]!);
  return t.rich({ key, args: { who: listOf(t, who) } });
}

/** The state of a table, in a few words that everybody may know. */
export function tableStatus(t: Translator, table: TableView, live: TableLive | undefined, words: Translator): string {
  const missing = lacks(table);
  if (table.state === 'lobby') {
    if (missing > 0) return t.msg({ key: 'club.lacks', args: { n: missing } });
    return table.begins === undefined
      ? t.msg('club.can-deal')
      : t.msg({ key: 'club.begins', args: { at: timeOf(t, table.begins) } });
  }
  if (table.state === 'over') return live?.outcome ? words.msg(live.outcome.reason) : t.msg('club.over');
  if (live?.night) return t.msg('club.night');
  return live?.title === undefined
    ? t.msg('club.playing')
    : t.msg({ key: 'club.playing.at', args: { at: words.msg(live.title) } });
}

/** A text as a sentence: some games end with one, and others with a phrase. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The icon of a table's state; the words are beside it. */
export function signOf(table: TableView, live: TableLive | undefined): string {
  if (table.state === 'over') return 'laurel-crown';
  if (table.state === 'lobby') return lacks(table) === 0 && table.begins !== undefined ? 'hourglass' : 'wooden-chair';
  if (live?.paused) return 'pause-button';
  return live?.night ? 'moon' : 'candle';
}

/** How long phones and the desk show what a host has announced, in milliseconds. */
export const SAID_MS = 30 * 60_000;

/** A time of day, in the format of this language. */
export const timeOf = (t: Translator, at: number): string =>
  new Intl.DateTimeFormat(t.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** A day, with its weekday. In French the first of a month is "1er", which browsers do not know. */
export function dayOf(t: Translator, at: number): string {
  const day = new Intl.DateTimeFormat(localeOf(t.language), { weekday: 'long', day: 'numeric', month: 'long' }).format(
    at,
  );
  return t.language === 'fr' ? day.replace(' 1 ', ' 1er ') : day;
}

/** When a clock next shows a time such as `20:30`, in milliseconds since 1970; `undefined` if that is no time. */
export function nextTimeOf(value: string, now: number): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(value) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const at = new Date(now);
  at.setHours(Number(hours), Number(minutes), 0, 0);
  if (at.getTime() <= now) at.setDate(at.getDate() + 1);
  return at.getTime();
}

/** The day and time of a field, in milliseconds since 1970; `undefined` if that is none. */
export function momentOf(value: string): number | undefined {
  const at = new Date(value).getTime();
  return Number.isNaN(at) ? undefined : at;
}
