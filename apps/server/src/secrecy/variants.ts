import type { AnyGame } from '@masque/core';
import { optionValues, type OptionValues } from '@masque/testkit';

/** Maximum value tried for seconds, rounds and the like: larger ones would make a game endless. */
const MAX_NUMBER = 600;
/** Maximum number of seats for trying a value that needs a different number of seats. */
const MAX_SEATS = 10;

/** A table at which a game is played. */
export interface Variant {
  readonly seats: number;
  readonly options: object;
}

/**
 * Tables of a game that together cover every value of every option that any table can play. The first uses the
 * defaults. Each further one changes all options to new values, as far as the game accepts them in combination; then
 * there is one for each remaining value. The contents of card sets are left to the conformance suite: they do not
 * affect timing.
 */
export function variantsOf(game: AnyGame, usual: number): Variant[] {
  const fixed = optionValues(game).some(({ name }) => name === 'pace') ? { pace: 'brisk' } : {};
  const choices = choicesOf(game);
  const max = Math.max(0, ...choices.map(({ values }) => values.length));
  const mixed = Array.from({ length: max }, (_, turn) =>
    choices.reduce<object>((options, { name, values }, i) => {
      const more = { ...options, [name]: values[(turn + i * Math.floor(turn / values.length)) % values.length] };
      return isPlayable(game, more, usual) ? more : options;
    }, fixed),
  );
  const variants = [fixed, ...mixed].map((options) => ({ seats: usual, options }));
  const played = new Set(variants.flatMap(({ options }) => Object.entries(options).map((it) => JSON.stringify(it))));
  const counts = [usual, game.seats.min, Math.min(game.seats.max, MAX_SEATS)];
  for (const { name, values } of choices) {
    for (const value of values) {
      if (played.has(JSON.stringify([name, value]))) continue;
      const options = { ...fixed, [name]: value };
      const seats = counts.find((it) => isPlayable(game, options, it));
      if (seats !== undefined) variants.push({ seats, options });
    }
  }
  return variants;
}

function choicesOf(game: AnyGame): OptionValues[] {
  return optionValues(game)
    .filter(({ name }) => name !== 'pace' && !game.sets?.options.includes(name))
    .map(({ name, values }) => ({ name, values: values.filter((it) => typeof it !== 'number' || it <= MAX_NUMBER) }))
    .filter(({ values }) => values.length > 0);
}

function isPlayable(game: AnyGame, options: object, seats: number): boolean {
  const read = game.options.safeParse(options);
  return read.success && (game.check?.(read.data, seats) ?? []).length === 0;
}

/** Does a game master, who sees everything, watch over the game? */
export const isWatched = (game: AnyGame, options: object): boolean =>
  game.master?.(game.options.parse(options)) === true;
