import type { AnyGame, Messages } from '@masque/core';
import type { ScenarioAdapter, Statistics } from '@masque/testkit';
import { z } from 'zod';

/** A game as it is registered: the rules, and what else its package brings. */
export interface Registered {
  readonly game: AnyGame;
  /** Plays its scenario files: for tools, which load it when they need it. */
  readonly scenarios?: () => Promise<ScenarioAdapter>;
  /** What its simulations count: for tools. */
  readonly statistics?: () => Promise<Statistics>;
  /** Messages of its scenarios or elements, beyond those of the game. */
  readonly messages?: { readonly [language: string]: Messages };
}

/** The games this server plays, by id. */
export class Registry {
  readonly #games = new Map<string, Registered>();

  constructor(games: readonly Registered[]) {
    for (const it of games) {
      const { id } = it.game;
      if (this.#games.has(id)) throw new Error(`Two games are called "${id}". Take one of them off the list.`);
      this.#games.set(id, it);
    }
  }

  get(id: string): AnyGame | undefined {
    return this.#games.get(id)?.game;
  }

  all(): AnyGame[] {
    return [...this.#games.values()].map(({ game }) => game);
  }
}

const shape = z.object({ id: z.string(), version: z.number(), setup: z.function(), chart: z.object({}).loose() });

/**
 * Games of third parties, by the names of their packages. Each exports a game as its default, or a whole registration
 * as `registered`.
 *
 * @throws Error that says which package is at fault and what to do
 */
export async function loadGames(packages: readonly string[]): Promise<Registered[]> {
  return Promise.all(
    packages.map(async (name) => {
      const loaded = (await import(name).catch((cause: unknown) => {
        throw new Error(`The game "${name}" could not be loaded. Install it: npm install ${name}`, { cause });
      })) as { default?: AnyGame; registered?: Registered };
      const it = loaded.registered ?? (loaded.default && { game: loaded.default });
      if (!it || !shape.safeParse(it.game).success)
        throw new Error(`"${name}" is not a game: its default export must come from defineGame.`);
      return it;
    }),
  );
}
