import type { GameInfo, TableInfo } from '@masque/protocol';
import { Task } from '@lit/task';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { allGames } from '../../api/games.ts';
import { openTables } from '../../api/client.ts';

/** How often the list is requested while it is shown, in milliseconds. */
const EVERY = 5000;

/** The tables of this server, kept up to date while they are shown. Without a connection the last known ones stay. */
export class OpenTables implements ReactiveController {
  tables: readonly TableInfo[] = [];
  offline = false;
  #games: readonly GameInfo[] = [];
  readonly #task: Task<readonly [], readonly [readonly GameInfo[], readonly TableInfo[]]>;
  #timer?: ReturnType<typeof setInterval>;

  constructor(host: ReactiveControllerHost) {
    this.#task = new Task(host, {
      task: () => Promise.all([allGames(), openTables()]),
      args: () => [],
      onComplete: ([games, tables]) => {
        [this.#games, this.tables, this.offline] = [games, tables, false];
      },
      onError: () => (this.offline = true),
    });
    host.addController(this);
  }

  game(id: string): GameInfo | undefined {
    return this.#games.find((it) => it.id === id);
  }

  hostConnected(): void {
    this.#timer = setInterval(() => document.visibilityState === 'visible' && void this.#task.run(), EVERY);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
  }
}
