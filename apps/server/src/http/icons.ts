import { z } from '@hono/zod-openapi';
import type { AnyGame } from '@masque/core';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';

const NAME = /^[a-z0-9-]{1,60}$/;
/** Maximum number of icons per request. */
const MAX_NAMES = 200;

/** Names of icons, separated by commas. */
export const iconNames = z
  .string()
  .max(MAX_NAMES * 40)
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().regex(NAME)).max(MAX_NAMES));

type Icons = Record<string, string>;
let all: Promise<Map<string, string>> | undefined;

/** All icons of the set: 6 MB, read on the first request. */
async function everyIcon(): Promise<Map<string, string>> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set = JSON.parse(await readFile(file, 'utf8')) as {
    icons: Record<string, { body: string }>;
    aliases?: Record<string, { parent: string }>;
  };
  const bodies = new Map(Object.entries(set.icons).map(([name, { body }]) => [name, body]));
  for (const [name, { parent }] of Object.entries(set.aliases ?? {})) {
    const body = bodies.get(parent);
    if (body !== undefined) bodies.set(name, body);
  }
  return bodies;
}

/** The icons with these names; unknown names are skipped. */
export async function iconsNamed(names: Iterable<string>): Promise<Icons> {
  const bodies = await (all ??= everyIcon());
  return Object.fromEntries([...names].flatMap((name) => (bodies.has(name) ? [[name, bodies.get(name)!]] : [])));
}

const used = new WeakMap<AnyGame, Promise<Icons>>();

/**
 * The icons a game uses: its `theme.icon` and those listed in `icons`. If it lists none, the interface requests icons
 * by name as it needs them.
 */
export function iconsOf(game: AnyGame): Promise<Icons> {
  let icons = used.get(game);
  if (!icons) {
    used.set(game, (icons = iconsNamed([game.theme.icon, ...(game.icons ?? [])])));
  }
  return icons;
}
