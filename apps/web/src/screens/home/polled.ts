import type { GameInfo, TableInfo } from '@masque/protocol';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { allGames } from '../../api/games.ts';
import { openTables } from '../../api/tables.ts';

/** How often the list is asked for while somebody looks at it, in milliseconds. */
const EVERY = 5000;

/** The tables of this server, kept up to date while they are shown. */
export class OpenTables implements ReactiveController {
  tables: readonly TableInfo[] = [];
  games: readonly GameInfo[] = [];
  offline = false;
  readonly #host: ReactiveControllerHost;
  #timer?: ReturnType<typeof setInterval>;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((it) => it.id === id);
  }

  hostConnected(): void {
    void this.#look();
    this.#timer = setInterval(() => document.visibilityState === 'visible' && void this.#look(), EVERY);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      [this.games, this.tables] = await Promise.all([allGames(), openTables()]);
      this.offline = false;
    } catch {
      this.offline = true;
    }
    this.#host.requestUpdate();
  }
}
