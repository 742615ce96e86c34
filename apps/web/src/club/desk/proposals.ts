import type { ClubCommand, RoomView, TableLive, TableView } from '@masque/club';
import type { GameInfo } from '@masque/protocol';
import type { Translator } from '@masque/ui';
import { isForgotten } from '../forgotten.ts';
import { dayOf, freeOf, keptAt, lacks, nameOf, tablesOf, timeOf } from '../seen.ts';
import type { WayToPlay } from '../ruleset/ways.ts';

/** What the club could do next. A person decides. */
export interface Proposal {
  readonly game: string;
  readonly what: string;
  readonly why: string;
  readonly offer: string;
  readonly does: ClubCommand;
}

/** What proposals are based on: only what the room sees. */
export interface ProposalContext {
  readonly room: RoomView;
  readonly live: { readonly [table: string]: TableLive } | undefined;
  readonly games: readonly GameInfo[];
  /** All ways to play, and the club's favourites among them. */
  readonly ways: readonly WayToPlay[];
  readonly favourites: readonly string[];
  /** The time, by the server's clock. */
  readonly now: number;
}

/** Maximum number of proposals shown at a time. */
const FEW = 3;
const MINUTE = 60_000;
/** Up to this many people are called one by one; more are seated by lot, in one press. */
const ONE_BY_ONE = 2;
/** A table that begins later than this waits for its people, in milliseconds. */
const SOON_MS = 20 * MINUTE;

/**
 * The proposals: a table that can be dealt; a person for a table that the free people can complete; another game for
 * those whose last is over; a game for the others in the time that is left; and last, a table that waits for more people
 * than are free.
 */
export function proposalsFor(on: ProposalContext, t: Translator): Proposal[] {
  const { room, now } = on;
  const free = freeOf(room).filter(([, it]) => !it.resting && !it.away && !it.call);
  const tables = tablesOf(room);
  // A person who has been called counts as seated.
  const lacking = ([id, it]: readonly [string, TableView]): number => lacks(it) - keptAt(room, id).length;
  const isLater = ({ begins }: TableView): boolean => begins !== undefined && begins - now > SOON_MS;
  const couldSit = (id: string) =>
    free.filter(([, guest]) => guest.line?.table === undefined || guest.line.table === id);
  const needing = tables.filter((it) => lacking(it) > 0 && couldSit(it[0]).length > 0);
  // The free people complete one table after the other, as long as there are enough.
  let loose = free.filter(([, it]) => it.line?.table === undefined).length;
  const completed = needing.filter(([id, it]) => {
    const n = lacking([id, it]);
    if (isLater(it) || n > couldSit(id).length || n > Math.max(loose, 1)) return false;
    loose -= n;
    return true;
  });
  const seat = ([id, it]: readonly [string, TableView]): Proposal => {
    const could = couldSit(id);
    // A host is there to run the evening, unless she has asked to play.
    const [member, { name, host }] = could.find(([, guest]) => !guest.host || guest.line) ?? could[0]!;
    return {
      game: it.game,
      what: t.msg({ key: 'club.now.to', args: { who: name, table: called(on, t, it) } }),
      why: t.msg({ key: 'club.lacks', args: { n: lacking([id, it]) } }),
      // Hosts need no call, because they press the button themselves.
      offer: t.msg(host ? 'club.now.seat' : { key: 'club.now.call', args: { who: name } }),
      does: { do: host ? 'seat' : 'call', member, table: id },
    };
  };
  const byLot = (those: readonly (readonly [string, TableView])[], n: number): Proposal => {
    const [[, first]] = those as [readonly [string, TableView]];
    return {
      game: first.game,
      what: t.msg({ key: 'club.now.lot', args: { tables: those.length, n, table: called(on, t, first) } }),
      why: t.msg({ key: 'club.now.lot.why', args: { n: free.length } }),
      offer: t.msg('club.seat.lot'),
      does: { do: 'seatAll', how: 'lot', tables: those.map(([id]) => id) },
    };
  };
  const missing = completed.reduce((sum, it) => sum + lacking(it), 0);
  const deals = tables.flatMap(([id, it]): Proposal[] => {
    const kept = keptAt(room, id).length > 0;
    const ready = it.state === 'lobby' && lacks(it) === 0 && !kept && (on.live?.[id]?.problems ?? []).length === 0;
    if (!ready || (it.begins !== undefined && it.begins > now)) return [];
    // Those whose phones are dark may not know that it begins.
    const away = on.live?.[id]?.away?.length ?? 0;
    const taken = it.seats.filter(Boolean).length;
    return [
      {
        game: it.game,
        what: t.msg({ key: 'club.now.deal', args: { table: called(on, t, it) } }),
        why: t.msg({ key: away > 0 ? 'club.now.deal.away' : 'club.now.deal.why', args: { n: away || taken } }),
        offer: t.msg(away > 0 ? 'web.start.anyway' : 'web.start'),
        does: { do: 'deal', table: id },
      },
    ];
  });
  const again = tables.flatMap(([id, it]): Proposal[] => {
    const taken = it.seats.filter(Boolean).length;
    if (it.state !== 'over' || taken < it.min || (on.live?.[id]?.problems ?? []).length > 0) return [];
    return [
      {
        game: it.game,
        what: t.msg({ key: 'club.now.again', args: { table: called(on, t, it) } }),
        why: t.msg({ key: 'club.now.deal.why', args: { n: taken } }),
        offer: t.msg('club.again'),
        does: { do: 'again', table: id },
      },
    ];
  });
  // A game opened now has to end before a table begins that the same people are promised to.
  const [next] = tables
    .flatMap(([, it]) => (it.state === 'lobby' && isLater(it) ? it.begins! : []))
    .sort((a, b) => a - b);
  const others = needing.filter((it) => !completed.includes(it));
  return [
    ...forgotten(on, t),
    ...deals,
    ...(missing > ONE_BY_ONE ? [byLot(completed, missing)] : completed.map(seat)),
    ...again,
    ...opened(on, t, loose, next),
    ...others.map(seat),
  ].slice(0, FEW);
}

/** An evening that nobody has closed: tonight is a new one. */
function forgotten({ room, now }: ProposalContext, t: Translator): Proposal[] {
  const { evening } = room;
  if (!evening || !isForgotten(evening.at, now)) return [];
  return [
    {
      game: '',
      what: t.msg({ key: 'club.forgotten', args: { name: evening.name } }),
      why: t.msg({ key: 'club.forgotten.why', args: { day: dayOf(t, evening.at) } }),
      offer: t.msg('club.end'),
      does: { do: 'close' },
    },
  ];
}

const called = ({ games }: ProposalContext, t: Translator, it: TableView): string =>
  nameOf(it) || (games.find(({ id }) => id === it.game)?.name[t.language] ?? it.game);

/**
 * Games for so many people that end in time: favourites first, then those that need the longest of them.
 * @param next when another table begins that waits for people
 */
function opened(
  { room, ways, favourites, now }: ProposalContext,
  t: Translator,
  loose: number,
  next: number | undefined,
): Proposal[] {
  const ends = [room.evening?.until, next].filter((it) => it !== undefined);
  const until = ends.length > 0 ? Math.min(...ends) : undefined;
  const left = until === undefined ? Infinity : Math.max(0, (until - now) / MINUTE);
  const rank = (it: WayToPlay): number => {
    const at = favourites.indexOf(it.key);
    return at < 0 ? favourites.length : at;
  };
  // A preset is proposed if it is one of the club's favourites; otherwise each game once, as published.
  const fit = ways.filter(
    ({ key, game }) =>
      (key === game.id || favourites.includes(key)) &&
      loose >= game.seats.min &&
      loose <= game.seats.max &&
      game.profile.minutes[0] <= left,
  );
  return fit
    .sort((a, b) => rank(a) - rank(b) || b.game.seats.min - a.game.seats.min)
    .map(({ key, game, name, options, bots }) => {
      const [, longest] = game.profile.minutes;
      const long = until !== undefined && longest > left;
      const published = key === game.id;
      const played = game.name[t.language] ?? game.id;
      return {
        game: game.id,
        what: t.msg({ key: 'club.now.open', args: { game: published ? played : `${played}, ${name}`, n: loose } }),
        why: long
          ? t.msg({ key: 'club.now.long', args: { n: longest, until: timeOf(t, until) } })
          : t.msg({ key: 'club.now.minutes', args: { n: longest } }),
        offer: t.msg('club.now.open.do'),
        does: {
          do: 'table',
          game: game.id,
          ...(Object.keys(options).length > 0 && { options: { ...options } }),
          ...(bots !== undefined && { bots }),
        },
      };
    });
}
