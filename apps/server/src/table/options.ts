import type { AnyGame } from '@masque/core';
import { refused, type RequestRefusal } from '../answer.ts';

/** Validates options against the game's schema and fills in defaults. */
export function readOptions(
  game: AnyGame,
  given: object,
): { ok: true; options: Record<string, unknown> } | RequestRefusal {
  const read = readBy(game, given);
  if (!read) return refused('bad_options', 'problem.fault');
  if (read.success) return { ok: true, options: read.data as Record<string, unknown> };
  const why = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return refused('bad_options', { key: 'refuse.bad_options', args: { why: why.slice(0, 200) } });
}

function readBy(game: AnyGame, given: object): ReturnType<AnyGame['options']['safeParse']> | null {
  try {
    return game.options.safeParse(given);
  } catch {
    return null;
  }
}

/** The options have no defaults, or the game fails when asked for them. */
export class NoDefaults extends Error {
  override readonly name = 'NoDefaults';
}

/**
 * The options of a game that has just been chosen.
 *
 * @throws NoDefaults
 */
export function defaultOptions(game: AnyGame): Record<string, unknown> {
  const read = readOptions(game, {});
  if (!read.ok) throw new NoDefaults(`${game.id}: every option needs a default value`);
  return read.options;
}
