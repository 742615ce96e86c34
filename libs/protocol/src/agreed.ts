import type { TableExport } from './export.ts';

/**
 * Everything that was agreed before the first move of a game: the beginning of its hash chain.
 *
 * @example
 * const file = { game: 'coup', gameVersion: 1, seats: 2, options: {}, commitment: '', startedAt: 0 };
 * agreed({ ...file, names: ['Ada', 'Ben'] }).names; // => ['Ada', 'Ben']
 */
export const agreed = (
  it: Pick<TableExport, 'game' | 'gameVersion' | 'seats' | 'options' | 'names' | 'commitment' | 'startedAt'> &
    Partial<Pick<TableExport, 'previous' | 'people' | 'entropy'>>,
): { readonly [part: string]: unknown } => ({
  game: it.game,
  version: it.gameVersion,
  seats: it.seats,
  options: it.options,
  names: it.names,
  people: it.people ?? null,
  previous: it.previous ?? null,
  commitment: it.commitment,
  entropy: it.entropy?.seats ?? null,
  at: it.startedAt,
});
