import type { AnyGame } from '@masque/core';
import { refused, type Refused } from '../answer.ts';

/** Options as the game's schema gives them; those not given have their defaults. */
export function readOptions(game: AnyGame, given: object): { ok: true; options: Record<string, unknown> } | Refused {
  const read = game.options.safeParse(given);
  if (read.success) return { ok: true, options: read.data as Record<string, unknown> };
  const why = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return refused('bad_options', { key: 'refuse.bad_options', args: { why: why.slice(0, 200) } });
}

/** The options of a game that has just been chosen. */
export function defaultOptions(game: AnyGame): Record<string, unknown> {
  const read = readOptions(game, {});
  if (!read.ok) throw new TypeError(`${game.id}: every option needs a default`);
  return read.options;
}
