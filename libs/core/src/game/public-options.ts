import type { AnyGame } from './game.ts';

/**
 * The options that everybody at the table may know: all but those that describe a set that only the host may know. The
 * same object if nothing is hidden.
 *
 * @example
 * const mystery = { sets: { options: ['roles'], hidden: () => true } };
 * publicOptions(mystery, { roles: 'a set', pace: 'brisk' }); // => { pace: 'brisk' }
 */
export function publicOptions<Options extends object>({ sets }: AnyGame, options: Options): Partial<Options> {
  if (!sets?.hidden?.(options)) return options;
  return Object.fromEntries(
    Object.entries(options).filter(([name]) => !sets.options.includes(name)),
  ) as Partial<Options>;
}
