import { seedOf, type AnyGame } from '@masque/core';
import { NEWCOMER } from '@masque/bots';
import type { Person } from '../identity/people.ts';
import { botName, freeMask } from './commands/masks.ts';
import type { StoredSeat, TableData } from './data.ts';
import { readOptions } from './options.ts';

/** Name of a person at a first table who has not given one: a stock character like the bots. */
const NAMELESS = 'Arlequin';

/** Sets a table up for a first game: the newcomer and the bots seated, the options set, and the table unlisted. */
export function firstTable(
  game: AnyGame,
  person: Pick<Person, 'id' | 'name' | 'mask'>,
): Pick<TableData, 'first' | 'places' | 'options' | 'settings'> | null {
  const { firstGame } = game;
  const read = firstGame && readOptions(game, firstGame.options ?? {});
  if (!firstGame || !read?.ok) return null;
  const places: StoredSeat[] = [];
  places[NEWCOMER] = { person: person.id, name: person.name ?? NAMELESS, mask: freeMask([], person.mask), ready: true };
  while (places.length < firstGame.seats)
    places.push({ bot: firstGame.level, name: botName(places), mask: freeMask(places) });
  const settings = { botForAway: false, chat: false, unlisted: true as const };
  return { first: true, places, options: read.options, settings };
}

/** The house's seed for the next deal. In a first game, it is the fixed seed that the game provides. */
export const houseSeed = ({ first, seed }: TableData, game: AnyGame | undefined): string =>
  first && game?.firstGame ? seedOf(game.firstGame.seed) : seed;
