import type { Messages } from '@masque/core';
import type { Doc, GameInfo, Lobby } from '@masque/protocol';
import { ContextProvider } from '@lit/context';
import { applyLook, lookContext, translatorContext, type Person, type Translator } from '@masque/ui';
import type { ReactiveElement } from 'lit';
import { allGames, bringGameIcons, bringIcons, messagesOf } from '../../api/games.ts';
import { iconsIn } from './icons.ts';
import { peopleOf } from './people.ts';

/** How long to wait before asking for a game again, in milliseconds. */
const AGAIN = 1500;

/**
 * What is around a table: its game with its sentences, icons and look, and the people. Everything below the host speaks
 * and looks accordingly.
 */
export class Setting {
  game: GameInfo | null = null;
  people: readonly Person[] = [];
  /** Speaks of this game and of these people. */
  words: Translator | null = null;
  readonly #host: ReactiveElement;
  readonly #translator;
  readonly #look;
  #messages: Messages = {};
  #wanted = '';
  #made: { seats?: Lobby['seats']; messages?: Messages; base?: Translator } = {};

  constructor(host: ReactiveElement) {
    this.#host = host;
    this.#translator = new ContextProvider(host, { context: translatorContext });
    this.#look = new ContextProvider(host, { context: lookContext });
  }

  /** The table has changed, or the language of the device. */
  update(doc: Doc | undefined, base: Translator): void {
    if (doc) {
      this.#bring(doc.lobby.game, base);
      if (doc.play) void bringIcons(doc.play.game, iconsIn(doc.play));
      if (doc.lobby.seats !== this.#made.seats) this.people = peopleOf(doc.lobby);
    }
    const seats = doc?.lobby.seats;
    const made = this.#made;
    if (this.words && made.seats === seats && made.messages === this.#messages && made.base === base) return;
    this.#made = { ...(seats && { seats }), messages: this.#messages, base };
    this.words = base.withMessages(this.#messages).withNames(this.people);
    this.#translator.setValue(this.words);
  }

  #bring(id: string, { language }: Translator): void {
    const wanted = `${id} ${language}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    void bringGameIcons(id);
    Promise.all([allGames(), messagesOf(id, language)]).then(
      ([games, messages]) => {
        if (this.#wanted !== wanted) return;
        this.game = games.find((it) => it.id === id) ?? null;
        this.#messages = messages;
        this.#look.setValue(this.game?.look);
        applyLook(this.#host, this.game?.look);
        this.#host.requestUpdate();
      },
      () => {
        if (this.#wanted === wanted) this.#wanted = '';
        setTimeout(() => this.#host.requestUpdate(), AGAIN);
      },
    );
  }
}
