import type { IconName } from './icon.ts';
/** What a game brings to the common look: five values and nothing else. */
export interface Theme {
  /** Main colour (CSS, oklch): at least 4.5 of contrast on the dark table. */
  readonly accent: string;
  /** Colour of the card backs. */
  readonly accentDeep: string;
  /** Colour of the felt. */
  readonly accentFelt: string;
  /** The line pattern of felt and card backs. */
  readonly pattern: 'lozenge' | 'woodcut' | 'scales' | 'firs' | 'wheels' | 'waves' | 'bricks';
  /** Icon of the game (game-icons name), drawn on its card backs and its place in the lobby. */
  readonly icon: IconName;
}
