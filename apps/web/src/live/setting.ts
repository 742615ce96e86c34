import type { Language, Messages, Seat } from '@masque/core';
import type { Doc, GameInfo, Lobby } from '@masque/protocol';
import { ContextProvider } from '@lit/context';
import { initialState, Task } from '@lit/task';
import { applyTheme, themeContext, translatorContext, type Person, type Translator } from '@masque/ui';
import type { ReactiveElement } from 'lit';
import { bringGameIcons, forgetGames, gameOf, bringIcons, messagesOf } from '../api/games.ts';
import { iconsIn } from './icons.ts';
import { peopleOf } from './people.ts';

/** How long to wait before a game is requested again, in milliseconds. */
const AGAIN = 1500;

type Wanted = readonly [id: string, language: Language, version: number | undefined, held: boolean];

/** A game with all its messages. */
interface LoadedGame {
  readonly game: GameInfo | null;
  readonly messages: Messages;
  /** The server does not have it. */
  readonly gone?: true;
}

async function bring(id: string, language: Language, version: number | undefined): Promise<LoadedGame> {
  const game = await gameOf(id, version);
  if (!game) return { game, messages: {}, gone: true };
  void bringGameIcons(id);
  // By the game's own version, so that the lobby and the game after it share them.
  return { game, messages: await messagesOf(id, language, game.version) };
}

/**
 * What surrounds a table: its game with messages, icons and look, and the people. Everything below the host uses it.
 */
export class TableSetting {
  people: readonly Person[] = [];
  /** The translator for this game and these people. */
  words: Translator | null = null;
  readonly #host: ReactiveElement;
  readonly #translator;
  readonly #theme;
  #wanted: Wanted = ['', 'en', undefined, false];
  #made: {
    seats?: Lobby['seats'];
    me?: Seat | undefined;
    messages?: Messages;
    base?: Translator;
    game?: GameInfo | null;
  } = {};
  readonly #bring: Task<Wanted, LoadedGame>;
  /** What was loaded last; it stays until there is something else. */
  #brought: LoadedGame = { game: null, messages: {} };

  constructor(host: ReactiveElement) {
    this.#host = host;
    this.#translator = new ContextProvider(host, { context: translatorContext });
    this.#theme = new ContextProvider(host, { context: themeContext });
    this.#bring = new Task(host, {
      task: ([id, language, version]) => (id ? bring(id, language, version) : initialState),
      args: () => this.#wanted,
      onComplete: (it) => (this.#brought = it),
      onError: () => setTimeout(() => void this.#bring.run(), AGAIN),
    });
  }

  /** The server does not have the game of this table. */
  get gone(): boolean {
    return this.#brought.gone === true;
  }

  get game(): GameInfo | null {
    return this.#brought.game;
  }

  /** The table has changed, or the language of the device. Call it before the host is drawn. */
  update(doc: Doc | undefined, base: Translator): void {
    if (doc) {
      // The game of a held table may be back afterwards, or gone.
      if (doc.lobby.held !== undefined && !this.#wanted[3]) forgetGames();
      this.#wanted = [doc.lobby.game, base.language, doc.play?.version, doc.lobby.held !== undefined];
      if (doc.play) void bringIcons(doc.play.game, iconsIn(doc.play));
      if (doc.lobby.seats !== this.#made.seats || base !== this.#made.base) this.people = peopleOf(doc.lobby, base);
    }
    const { game } = this;
    if (game !== this.#made.game) {
      this.#theme.setValue(game?.theme);
      applyTheme(this.#host, game?.theme);
    }
    const seats = doc?.lobby.seats;
    const { messages } = this.#brought;
    const made = this.#made;
    const me = doc?.you?.seat ?? undefined;
    this.#made = { ...(seats && { seats }), me, messages, base, game };
    if (this.words && made.seats === seats && made.me === me && made.messages === messages && made.base === base)
      return;
    this.words = base.withMessages(messages).withNames(this.people, me);
    this.#translator.setValue(this.words);
  }
}
