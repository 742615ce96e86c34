import { maskIcons, uiIcons } from './names.ts';

/** The author of an icon. */
export interface Credit {
  /** Name on game-icons.net. */
  readonly icon: string;
  /** The package names its authors only collectively: Lorc, Delapouite and contributors. */
  readonly author: string;
  readonly license: string;
  readonly url: string;
}

const credit = (icon: string): Credit => ({
  icon,
  author: 'Lorc, Delapouite and contributors, game-icons.net',
  license: 'CC BY 3.0, recoloured and hatched',
  url: 'https://game-icons.net',
});

/** The credits for all icons of the interface itself. A game adds those of its own icons. */
export const iconCredits: readonly Credit[] = [...new Set([...Object.values(uiIcons), ...Object.values(maskIcons)])]
  .filter((it) => it !== 'drawn')
  .sort()
  .map(credit);
