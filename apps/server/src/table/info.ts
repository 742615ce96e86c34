import type { AnyGame } from '@masque/core';
import type { TableInfo } from '@masque/protocol';
import { isGone, isTaken, type TableData, type TableState } from './data.ts';

/** The entry of one table in the list of tables. */
export function infoOf(code: string, data: TableData, state: TableState, game: AnyGame | undefined): TableInfo {
  const taken = data.places.filter(isTaken);
  const places = Math.max(data.places.length, state === 'lobby' ? (game?.seats.max ?? 0) : 0);
  const { entry } = data.settings;
  return {
    code,
    game: data.game,
    state,
    people: taken.filter((it) => it.bot === undefined && !isGone(it)).length,
    bots: taken.filter((it) => it.bot !== undefined).length,
    places: data.places.length,
    free: state === 'lobby' ? places - taken.length : 0,
    ...(entry && { entry }),
    names: taken.map(({ name, mask, bot }) => ({ name: name!, mask: mask!, bot: bot !== undefined })),
  };
}
