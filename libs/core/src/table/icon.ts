import type { KnownIcon } from './icons.generated.ts';

/**
 * The icons that a package brings itself, to be added to by the package:
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

/** The name of an icon: one of game-icons.net, of the interface, or of the package's own. A misspelt one does not compile. */
export type IconName = KnownIcon | (keyof OwnIcons & string);
