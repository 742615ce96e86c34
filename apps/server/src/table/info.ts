import type { AnyGame } from '@masque/core';
import type { TableInfo } from '@masque/protocol';
import { isTaken, type TableData, type TableState } from './data.ts';

/** What the list of tables says of one. */
export function infoOf(code: string, data: TableData, state: TableState, game: AnyGame | undefined): TableInfo {
  const people = data.places.filter(isTaken);
  const places = Math.max(data.places.length, state === 'lobby' ? (game?.seats.max ?? 0) : 0);
  return {
    code,
    game: data.game,
    state,
    taken: people.length,
    places: data.places.length,
    free: state === 'lobby' ? places - people.length : 0,
    names: people.map(({ name, mask, bot }) => ({ name: name!, mask: mask!, bot: bot !== undefined })),
  };
}
