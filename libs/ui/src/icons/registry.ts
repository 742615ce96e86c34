import { uiPaths } from './ui.generated.ts';

const paths = new Map(Object.entries(uiPaths));
const waiting = new Set<() => void>();

/** The path data of an icon, if it is registered. */
export const pathOf = (name: string): string | undefined => paths.get(name);

/**
 * Registers icons by name, such as those of a game. Takes path data or an SVG body; of a body only the outlines of its
 * paths are kept, so nothing in it can run. Anything already drawn with these names is redrawn.
 *
 * @example
 * registerIcons({ anchor: '<path fill="currentColor" d="M240 24..."/>' })
 */
export const registerIcons = (bodies: Readonly<Record<string, string>>): void => {
  for (const [name, body] of Object.entries(bodies)) {
    const outlines = body.includes('<') ? [...body.matchAll(/\sd="([^"]+)"/g)].map((m) => m[1]).join(' ') : body;
    if (outlines) paths.set(name, outlines);
  }
  for (const redraw of [...waiting]) redraw();
};

/** Calls back whenever icons are registered, until the returned function is called. */
export const onIcons = (redraw: () => void): (() => void) => {
  waiting.add(redraw);
  return () => waiting.delete(redraw);
};

let asked = false;
/** Loads the masks, which are a separate chunk, when the first one is drawn. */
export const bringMasks = (): void => {
  if (asked) return;
  asked = true;
  void import('./masks.generated.ts').then(({ masksPaths }) =>
    registerIcons(Object.fromEntries(Object.entries(masksPaths).map(([name, d]) => [`mask:${name}`, d]))),
  );
};
