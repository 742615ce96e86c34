import type { AnyGame } from '@masque/core';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { GameInfo } from '@masque/protocol';
import type { Registry } from '../registry.ts';
import type { Env } from './env.ts';

/** The file with the rules of a game for browsers, beside its elements. */
const RULES = 'rules.js';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The served elements of a game: a folder of built modules and art, under a hash of its content. */
interface Elements {
  readonly folder: string;
  /** Address of the module with the game's scenes. */
  readonly address: string;
  /** Whether the rules of the game, for browsers, lie beside it. */
  readonly rules: boolean;
}

/**
 * Where the elements of each game are served, by its id and version, for games that have any.
 *
 * @example
 * new ElementFolders(new Registry([])).addressOf({ id: 'coup', version: 1 }); // => undefined
 */
export class ElementFolders {
  readonly #found = new Map<string, Elements>();
  readonly #sources = new Map<string, string>();

  /** @param fromSources use the addresses under which a Vite server serves their sources */
  constructor(games: Registry, fromSources = false) {
    for (const { game, ui } of games.registered()) {
      if (fromSources && ui?.source !== undefined) this.#sources.set(keyOf(game), `/@fs${ui.source}`);
      if (!ui || !existsSync(ui.built)) continue;
      const folder = dirname(ui.built);
      const rules = existsSync(join(folder, RULES));
      this.#found.set(keyOf(game), {
        folder,
        rules,
        address: `/games/${game.id}/${hashOf(folder)}/${basename(ui.built)}`,
      });
    }
  }

  /** The address of a game's scenes; `undefined` if it has none, or they are not built. */
  addressOf(game: Pick<AnyGame, 'id' | 'version'>): string | undefined {
    return this.#sources.get(keyOf(game)) ?? this.#found.get(keyOf(game))?.address;
  }

  /** The addresses under which a game's files for browsers are listed. */
  filesOf(game: Pick<AnyGame, 'id' | 'version'>): Pick<GameInfo, 'ui' | 'rules'> {
    const ui = this.addressOf(game);
    const found = this.#found.get(keyOf(game));
    return {
      ...(ui !== undefined && { ui }),
      ...(found?.rules && { rules: `${dirname(found.address)}/${RULES}` }),
    };
  }

  /** Serves them. Addresses with an older hash are gone. */
  routes(): Hono<Env> {
    const app = new Hono<Env>();
    for (const { folder, address } of this.#found.values()) {
      const root = relative(process.cwd(), folder) || '.';
      const base = dirname(address);
      app.get(
        `${base}/*`,
        // Set when the response is made, because headers set in the library's `onFound` come too late for compressed files.
        async (c, next) => {
          await next();
          if (c.res.status < 400) c.res.headers.set('cache-control', IMMUTABLE);
        },
        serveStatic({ root, precompressed: true, rewriteRequestPath: (path) => path.slice(base.length) }),
      );
    }
    return app.get('/games/*', (c) => c.notFound());
  }
}

const keyOf = ({ id, version }: Pick<AnyGame, 'id' | 'version'>): string => `${id} ${version}`;

/** The first characters of a hash of all files in a folder, so that changed content gets a new address. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name))
    .sort();
  for (const file of files) hash.update(relative(folder, file)).update('\0').update(readFileSync(file));
  return hash.digest('base64url').slice(0, 16);
}
