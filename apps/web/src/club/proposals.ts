import type { ClubCommand, RoomView, TableLive, TableView } from '@masque/club';
import type { GameInfo } from '@masque/protocol';
import type { Translator } from '@masque/ui';
import { dayOf, freeOf, lacks, nameOf, tablesOf, timeOf } from './seen.ts';
import type { Way } from './ways.ts';

/** What the house would do next. A person decides. */
export interface Proposal {
  readonly game: string;
  readonly what: string;
  readonly why: string;
  readonly offer: string;
  readonly does: ClubCommand;
}

/** What proposals are made of: nothing that the room does not see. */
export interface Situation {
  readonly room: RoomView;
  readonly live: { readonly [table: string]: TableLive } | undefined;
  readonly games: readonly GameInfo[];
  /** Everything that could be played, and which of it the club likes most. */
  readonly ways: readonly Way[];
  readonly favourites: readonly string[];
  /** The time, by the server's clock. */
  readonly now: number;
}

/** Proposals shown at a time. */
const FEW = 3;
/** An evening that has been open for longer has been forgotten, in milliseconds. */
const FORGOTTEN_MS = 18 * 3_600_000;
const MINUTE = 60_000;

/**
 * What would be next: somebody to a table that lacks one, a table that can be dealt, a game that suits those who are
 * free and the time that is left.
 */
export function proposalsFor(on: Situation, t: Translator): Proposal[] {
  const { room } = on;
  const free = freeOf(room).filter(([, it]) => !it.resting && !it.away);
  const tables = tablesOf(room);
  const seats = tables.flatMap(([id, it]): Proposal[] => {
    const missing = lacks(it);
    const could = free.filter(([, guest]) => guest.line?.table === undefined || guest.line.table === id);
    // A host has come to look after the evening, unless she has said that she would play.
    const next = could.find(([, guest]) => !guest.host || guest.line) ?? could[0];
    if (missing === 0 || !next) return [];
    return [
      {
        game: it.game,
        what: t.msg({ key: 'club.now.to', args: { who: next[1].name, table: called(on, t, it) } }),
        why: t.msg({ key: 'club.lacks', args: { n: missing } }),
        offer: t.msg('club.now.seat'),
        does: { do: 'seat', member: next[0], table: id },
      },
    ];
  });
  const deals = tables.flatMap(([id, it]): Proposal[] => {
    const ready = it.state === 'lobby' && lacks(it) === 0 && (on.live?.[id]?.problems ?? []).length === 0;
    if (!ready || (it.begins !== undefined && it.begins > on.now)) return [];
    return [
      {
        game: it.game,
        what: t.msg({ key: 'club.now.deal', args: { table: called(on, t, it) } }),
        why: t.msg({ key: 'club.now.deal.why', args: { n: it.seats.filter(Boolean).length } }),
        offer: t.msg('web.start'),
        does: { do: 'deal', table: id },
      },
    ];
  });
  const loose = free.filter(([, it]) => it.line?.table === undefined).length;
  const needs = tables.some(([, it]) => lacks(it) > 0);
  return [...forgotten(on, t), ...seats, ...deals, ...(needs ? [] : opened(on, t, loose))].slice(0, FEW);
}

/** An evening that nobody has closed: tonight is another one. */
function forgotten({ room, now }: Situation, t: Translator): Proposal[] {
  const { evening } = room;
  if (!evening || now - evening.at < FORGOTTEN_MS) return [];
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

const called = ({ games }: Situation, t: Translator, it: TableView): string =>
  nameOf(it) || (games.find(({ id }) => id === it.game)?.name[t.language] ?? it.game);

/** Games for so many people that are over in time: favourites first, then those that need the most of them. */
function opened({ room, ways, favourites, now }: Situation, t: Translator, loose: number): Proposal[] {
  const until = room.evening?.until;
  const left = until === undefined ? Infinity : Math.max(0, (until - now) / MINUTE);
  const rank = (it: Way): number => {
    const at = favourites.indexOf(it.key);
    return at < 0 ? favourites.length : at;
  };
  // A preset is proposed where the club likes it; else each game once, as published.
  const fit = ways.filter(
    ({ key, game }) =>
      (key === game.id || favourites.includes(key)) &&
      loose >= game.seats.min &&
      loose <= game.seats.max &&
      game.profile.minutes[0] <= left,
  );
  return fit
    .sort((a, b) => rank(a) - rank(b) || b.game.seats.min - a.game.seats.min)
    .map(({ key, game, name, options }) => {
      const [, most] = game.profile.minutes;
      const long = until !== undefined && most > left;
      const published = key === game.id;
      const played = game.name[t.language] ?? game.id;
      return {
        game: game.id,
        what: t.msg({ key: 'club.now.open', args: { game: published ? played : `${played}, ${name}`, n: loose } }),
        why: long
          ? t.msg({ key: 'club.now.long', args: { n: most, until: timeOf(t, until) } })
          : t.msg({ key: 'club.now.minutes', args: { n: most } }),
        offer: t.msg('club.now.open.do'),
        does: { do: 'table', game: game.id, ...(Object.keys(options).length > 0 && { options: { ...options } }) },
      };
    });
}
