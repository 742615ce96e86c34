import { z } from '@hono/zod-openapi';
import type { AnyGame } from '@masque/core';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import SVGPathCommander from 'svg-path-commander';

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

/** The same paths in whole units of their 512: no screen shows less, and a phone loads half as much. Takes a millisecond. */
const inWholeUnits = (body: string): string =>
  body.replaceAll(
    / d="([^"]+)"/g,
    (_, d: string) => ` d="${new SVGPathCommander(d, { round: 0 }).optimize().toString().replaceAll(' -', '-')}"`,
  );

const packed = new Map<string, string>();
/** Maximum number of icons made smaller for one request, because it is done on the thread that serves those who play. */
const MAX_PACKED = 100;

/** The icons with these names; unknown names are skipped. */
export async function iconsNamed(names: readonly string[]): Promise<Icons> {
  const bodies = await (all ??= everyIcon());
  let left = MAX_PACKED;
  const small = (name: string): string => {
    const body = bodies.get(name)!;
    if (!packed.has(name) && left-- > 0) packed.set(name, inWholeUnits(body));
    return packed.get(name) ?? body;
  };
  return Object.fromEntries(names.filter((it) => bodies.has(it)).map((it) => [it, small(it)]));
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
