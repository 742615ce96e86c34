import type { AnyGame } from '@masque/core';
import type { ScenarioAdapter, Statistics } from '@masque/testkit';

/** A game as it is registered: the rules, and what else its package brings. */
export interface Registered {
  readonly game: AnyGame;
  /** Plays its scenario files: for tools, which load it when they need it. */
  readonly scenarios?: () => Promise<ScenarioAdapter>;
  /** What its simulations count: for tools. */
  readonly statistics?: () => Promise<Statistics>;
  /** The module of its own elements: `built`, with whose folder it is served, and its source where that is at hand. */
  readonly ui?: { readonly built: string; readonly source?: string };
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
    return this.registered().map(({ game }) => game);
  }

  registered(): Registered[] {
    return [...this.#games.values()];
  }
}
