import { readFileSync } from 'node:fs';

/** Where Vite builds the app. */
export const dist = new URL('../dist/', import.meta.url);

/** Modules on the way from an address to a table that are loaded by name, as Vite's manifest calls them. */
const WAY = ['index.html', 'src/screens/table/table.ts', 'src/screens/lobby/lobby.ts'];
/** Other letters are in files of their own, loaded only if a text, such as a name, has any. */
const FONTS = ['atkinson', 'fell', 'fell-italic', 'fell-sc'];

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/**
 * The files that a phone loads before it can play, besides the page itself.
 *
 * @param languages those whose messages are included
 * @throws Error when one of them is not in the manifest
 */
export function filesOnTheWay(languages: readonly string[] = ['en', 'fr']): readonly string[] {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const walk = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk)
      throw new Error(`${name} is not in the manifest. The way to a table has changed: update scripts/way.ts`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const it of chunk.css ?? []) files.add(it);
    for (const it of chunk.imports ?? []) walk(it);
  };
  for (const name of [...WAY, ...languages.map((it) => `src/shell/words/${it}.ts`)]) walk(name);
  const masks = Object.keys(manifest).find((name) => name.endsWith('masks.generated.ts'));
  if (masks) walk(masks);
  for (const name of FONTS) {
    const font = Object.values(manifest).find((it) => new RegExp(`/${name}-[\\w-]{8}\\.woff2$`).test(it.file));
    if (!font) throw new Error(`the font ${name} is not in the manifest. Name its replacement in scripts/way.ts`);
    files.add(font.file);
  }
  return [...files];
}
