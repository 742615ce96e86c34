import type { RoomView } from '@masque/club';
import type { GameInfo } from '@masque/protocol';
import { applyTheme, type Translator } from '@masque/ui';
import { ref } from 'lit/directives/ref.js';
import { calledOf, watchedBy } from './seen.ts';

/** Applies the look of a game to an element. */
export const dressed = (game: GameInfo | undefined) =>
  ref((element) => element && applyTheme(element as HTMLElement, game?.theme));

/** The note on a person who is free. */
export function noteOf(t: Translator, room: RoomView, id: string): string {
  const guest = room.people[id];
  if (!guest) return '';
  if (guest.away) return t.msg('club.away');
  const to = room.tables[guest.call?.table ?? ''];
  if (to) return t.msg({ key: 'club.called.at', args: { table: calledOf(t, to) } });
  if (guest.resting) return t.msg('club.resting');
  const { line } = guest;
  const watched = watchedBy(room, id);
  if (!line && watched) return t.msg({ key: 'club.watches', args: { table: calledOf(t, watched) } });
  if (!line) return room.newest === id ? t.msg('club.just-in') : guest.host ? t.msg('club.host') : '';
  const table = line.table === undefined ? undefined : room.tables[line.table];
  return table ? t.msg({ key: 'club.line.at', args: { table: calledOf(t, table) } }) : t.msg('club.line.any');
}
