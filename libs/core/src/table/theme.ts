import type { IconName } from './icon.ts';
/** What a game adds to the common look: five values and nothing else. */
export interface Theme {
  /** Main colour (CSS, oklch), with a contrast of at least 4.5 on the dark table. */
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
