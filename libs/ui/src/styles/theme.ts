import type { Theme } from '@masque/core/table';

/** The line patterns, on a field of 20 by 20. */
const patterns: Readonly<Record<Theme['pattern'], string>> = {
  lozenge: '<path d="M10 0L20 10L10 20L0 10Z"/><path d="M10 6L14 10L10 14L6 10Z"/>',
  woodcut: '<path d="M0 20L20 0M-5 15L15 -5M5 25L25 5M0 10l4 -4M8 16l6 -6"/>',
  scales:
    '<circle cx="10" cy="10" r="10"/><circle cx="0" cy="0" r="10"/><circle cx="20" cy="0" r="10"/><circle cx="0" cy="20" r="10"/><circle cx="20" cy="20" r="10"/>',
  firs: '<path d="M10 20V0M10 15L4 9M10 15L16 9M10 7L6 3M10 7L14 3M0 20V12M20 20V12M0 6L3 3M20 6L17 3"/>',
  wheels:
    '<circle cx="10" cy="10" r="6"/><circle cx="10" cy="10" r="1.6"/><path d="M10 4v4M10 12v4M4 10h4M12 10h4M5.8 5.8l2.8 2.8M11.4 11.4l2.8 2.8M14.2 5.8l-2.8 2.8M8.6 11.4l-2.8 2.8M0 0l3 3M20 0l-3 3M0 20l3-3M20 20l-3-3"/>',
  waves: '<path d="M0 5q5 -5 10 0t10 0M0 15q5 -5 10 0t10 0M0 10q5 -5 10 0t10 0"/>',
  bricks: '<path d="M0 5H20M0 15H20M5 5V15M15 15V25M15 -5V5"/>',
};

const picture = (lines: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><g fill="none" stroke="#fff" stroke-opacity=".24" stroke-width=".8">${lines}</g></svg>`,
  )}")`;

/** A colour as a game may write it; anything else could inject CSS. */
const colour = /^(#[\da-f]{3,8}|(oklch|oklab|rgb|hsl|lch|lab)\([\d\s.,%/a-z+-]*\))$/i;

/** The custom properties that a game’s theme sets for all parts. */
export const themeProperties = (theme: Theme): Readonly<Record<string, string>> => ({
  ...(colour.test(theme.accent) && { '--accent': theme.accent }),
  ...(colour.test(theme.accentDeep) && { '--accent-deep': theme.accentDeep }),
  ...(colour.test(theme.accentFelt) && { '--accent-felt': theme.accentFelt }),
  '--lattice': picture(patterns[theme.pattern] ?? patterns.lozenge),
});

/**
 * Applies a game’s theme to an element and everything below it; without one, the plain theme.
 *
 * @example
 * const chair = document.createElement('div');
 * applyTheme(chair, { accent: '#c00', accentDeep: '#400', accentFelt: '#020', pattern: 'scales', icon: 'crown' });
 * chair.style.getPropertyValue('--accent'); // => '#c00'
 * applyTheme(chair, undefined);
 * chair.style.getPropertyValue('--accent'); // => ''
 */
export const applyTheme = (element: HTMLElement, theme: Theme | undefined): void => {
  for (const name of ['--accent', '--accent-deep', '--accent-felt', '--lattice']) element.style.removeProperty(name);
  if (theme) for (const [name, value] of Object.entries(themeProperties(theme))) element.style.setProperty(name, value);
};
