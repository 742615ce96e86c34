import type { AnyGame } from '@masque/core';

/** A registered game: the rules and everything else its package provides. */
export interface Registered {
  readonly game: AnyGame;
  /** Address of its module, so that threads can load it too. Absent: it was created in this process. */
  readonly address?: string;
  /** The module of the game's own elements: `built`, whose folder is served, and the source if available. */
  readonly ui?: { readonly built: string; readonly source?: string };
}

/**
 * The games of this server by id: the newest version of each for new tables, and older ones for tables that began with
 * them.
 *
 * @example
 * new Registry([{ game: coup }]).get('coup') === coup; // => true
 */
export class Registry {
  /** By id: all versions, newest first. */
  readonly #games = new Map<string, Registered[]>();

  /** @throws Error when two games have the same id and version */
  constructor(games: readonly Registered[]) {
    for (const it of games) {
      const { id, version } = it.game;
      const versions = this.#games.get(id) ?? [];
      if (versions.some((other) => other.game.version === version))
        throw new Error(`Two games have the id "${id}" and version ${version}. Remove one of them from the list.`);
      this.#games.set(
        id,
        [...versions, it].sort((a, b) => b.game.version - a.game.version),
      );
    }
  }

  /** The newest version of a game, or the one asked for. */
  get(id: string, version?: number): AnyGame | undefined {
    const versions = this.#games.get(id);
    return (version === undefined ? versions?.[0] : versions?.find(({ game }) => game.version === version))?.game;
  }

  /** The address of a game's module, if it has one. */
  addressOf({ id, version }: Pick<AnyGame, 'id' | 'version'>): string | undefined {
    return this.#games.get(id)?.find(({ game }) => game.version === version)?.address;
  }

  /** The newest version of each game. */
  all(): AnyGame[] {
    return [...this.#games.values()].map(([newest]) => newest!.game);
  }

  /** Every version of every game. */
  registered(): Registered[] {
    return [...this.#games.values()].flat();
  }
}
