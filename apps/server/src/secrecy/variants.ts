import type { AnyGame } from '@masque/core';
import { optionValues, type Choice } from '@masque/testkit';

/** Numbers of seconds, rounds and the like: one that makes a game endless to play is left out. */
const MAX_NUMBER = 600;
/** Seats of a table at which a value is tried that takes more or fewer than usual. */
const MAX_SEATS = 10;

/** A table at which a game is played. */
export interface Variant {
  readonly seats: number;
  readonly options: object;
}

/**
 * Tables of a game at which together every value of every option is played that any of them can play: the first with
 * the usual ones, each further one with another value of all of them, as far as the game takes these together; then
 * one for each value that goes with none of those. What is in sets of cards is the matter of the conformance suite; how
 * long everything takes is the same.
 */
export function variantsOf(game: AnyGame, usual: number): Variant[] {
  const fixed = optionValues(game).some(({ name }) => name === 'pace') ? { pace: 'brisk' } : {};
  const choices = choicesOf(game);
  const most = Math.max(0, ...choices.map(({ values }) => values.length));
  const mixed = Array.from({ length: most }, (_, turn) =>
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

function choicesOf(game: AnyGame): Choice[] {
  return optionValues(game)
    .filter(({ name }) => name !== 'pace' && !game.sets?.options.includes(name))
    .map(({ name, values }) => ({ name, values: values.filter((it) => typeof it !== 'number' || it <= MAX_NUMBER) }))
    .filter(({ values }) => values.length > 0);
}

function isPlayable(game: AnyGame, options: object, seats: number): boolean {
  const read = game.options.safeParse(options);
  return read.success && (game.check?.(read.data, seats) ?? []).length === 0;
}

/** Does somebody watch over the game, who sees everything? */
export const isWatched = (game: AnyGame, options: object): boolean =>
  game.master?.(game.options.parse(options)) === true;
