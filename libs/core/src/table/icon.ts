import type { KnownIcon } from './icons.generated.ts';

/**
 * The icons that a package provides itself. The package adds them here:
 *
 * @example
 * declare module '@masque/core' {
 *   interface OwnIcons {
 *     'ferry-lamp': true;
 *   }
 * }
 */
export interface OwnIcons {
  readonly [mask: `mask:${string}`]: true;
}

/**
 * The name of an icon: from game-icons.net, from the interface, or one of the package's own. A misspelt one does not
 * compile.
 */
export type IconName = KnownIcon | (keyof OwnIcons & string);
