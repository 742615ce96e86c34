import type { AnyGame } from './game.ts';

/**
 * The options as everybody at the table may know them: without those that say what is in a set which only the host may
 * know. The same object where nothing is hidden.
 *
 * @example
 * publicOptions(werewolf, options) // under a mystery there is no `roles` in it
 */
export function publicOptions<Options extends object>({ sets }: AnyGame, options: Options): Partial<Options> {
  if (!sets?.hidden?.(options)) return options;
  return Object.fromEntries(
    Object.entries(options).filter(([name]) => !sets.options.includes(name)),
  ) as Partial<Options>;
}
