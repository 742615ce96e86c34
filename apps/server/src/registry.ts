import type { AnyGame } from '@masque/core';
import type { ScenarioAdapter, Statistics } from '@masque/testkit';

/** A game as it is registered: the rules, and what else its package brings. */
export interface Registered {
  readonly game: AnyGame;
  /** Its module, for threads that load it too. Absent: it was made here. */
  readonly address?: string;
  /** Plays its scenario files: for tools, which load it when they need it. */
  readonly scenarios?: () => Promise<ScenarioAdapter>;
  /** What its simulations count: for tools. */
  readonly statistics?: () => Promise<Statistics>;
  /** The module of its own elements: `built`, with whose folder it is served, and its source where that is at hand. */
  readonly ui?: { readonly built: string; readonly source?: string };
}

/** The games this server plays, by id: the newest version of each for new tables, older ones for tables that began by them. */
export class Registry {
  /** By id: all versions, the newest first. */
  readonly #games = new Map<string, Registered[]>();

  /** @throws Error when two games have the same id and version */
  constructor(games: readonly Registered[]) {
    for (const it of games) {
      const { id, version } = it.game;
      const versions = this.#games.get(id) ?? [];
      if (versions.some((other) => other.game.version === version))
        throw new Error(`Two games are called "${id}", version ${version}. Take one of them off the list.`);
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

  /** Where the module of a game is, if it has one. */
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
