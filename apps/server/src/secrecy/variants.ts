import type { AnyGame } from '@masque/core';
import { optionValues } from '@masque/testkit';

/** Numbers of seconds, rounds and the like: one that makes a game endless to play is left out. */
const MAX_NUMBER = 600;

/**
 * Options for tables of a game at which together every value of every option is played: the first with the usual ones,
 * each further one with another value of all of them, as far as the game takes these together. What is in sets of cards
 * is the matter of the conformance suite; how long everything takes is the same.
 */
export function variantsOf(game: AnyGame, seats: number): object[] {
  const all = optionValues(game);
  const pace = all.find(({ name }) => name === 'pace');
  const fixed = pace ? { pace: 'brisk' } : {};
  const choices = all
    .filter(({ name }) => name !== 'pace' && !game.sets?.options.includes(name))
    .map(({ name, values }) => ({ name, values: values.filter((it) => typeof it !== 'number' || it <= MAX_NUMBER) }))
    .filter(({ values }) => values.length > 0);
  const most = Math.max(0, ...choices.map(({ values }) => values.length));
  const others = Array.from({ length: most }, (_, turn) =>
    choices.reduce<object>((options, { name, values }, i) => {
      const more = { ...options, [name]: values[(turn + i * Math.floor(turn / values.length)) % values.length] };
      return isPlayable(game, more, seats) ? more : options;
    }, fixed),
  );
  return [fixed, ...others];
}

function isPlayable(game: AnyGame, options: object, seats: number): boolean {
  const read = game.options.safeParse(options);
  return read.success && !game.master?.(read.data) && (game.check?.(read.data, seats) ?? []).length === 0;
}
