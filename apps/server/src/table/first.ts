import { seedOf, type AnyGame } from '@masque/core';
import { NEWCOMER } from '@masque/bots';
import type { Person } from '../identity/people.ts';
import { botName, freeMask } from './masks.ts';
import type { Place, TableData } from './data.ts';
import { readOptions } from './options.ts';

/** What somebody is called at a first table who has said no name yet: one of the company. */
const NAMELESS = 'Arlequin';

/** What a table needs to be a first game: the newcomer and the bots, the options, and no place in any list. */
export function firstTable(
  game: AnyGame,
  person: Pick<Person, 'id' | 'name' | 'mask'>,
): Pick<TableData, 'first' | 'places' | 'options' | 'settings'> | null {
  const { firstGame } = game;
  const read = firstGame && readOptions(game, firstGame.options ?? {});
  if (!firstGame || !read?.ok) return null;
  const places: Place[] = [];
  places[NEWCOMER] = { person: person.id, name: person.name ?? NAMELESS, mask: freeMask([], person.mask), ready: true };
  while (places.length < firstGame.seats)
    places.push({ bot: firstGame.level, name: botName(places), mask: freeMask(places) });
  const settings = { botForAway: false, chat: false, unlisted: true as const };
  return { first: true, places, options: read.options, settings };
}

/** The seed of the house for the next deal: that of the game's first game, where that is played. */
export const houseSeed = ({ first, seed }: TableData, game: AnyGame | undefined): string =>
  first && game?.firstGame ? seedOf(game.firstGame.seed) : seed;
