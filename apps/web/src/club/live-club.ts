import type { ClubAs, ClubCommand, ClubDoc, ClubYou } from '@masque/club';
import { clubWords } from '@masque/club/words';
import type { Message, Messages } from '@masque/core';
import type { GameInfo } from '@masque/protocol';
import { createContext } from '@lit/context';
import type { Translator } from '@masque/ui';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { whoAmI } from '../api/client.ts';
import { allGames, bringIcons, messagesOf } from '../api/games.ts';
import { Absence } from '../live/absence.ts';
import type { Status } from '../live/reconnecting-socket.ts';
import { offline, problemOf } from '../live/outbox.ts';
import { prefs } from '../prefs/prefs.ts';
import { ClubConnection } from './connection.ts';
import { screenName } from './screen-name.ts';
import { eveningWords } from './words/index.ts';

/** The icons of these pages, by their game-icons name. */
const ICONS = [
  'wooden-chair', 'moon', 'pause-button', 'next-button', 'rolling-dices', 'two-shadows', 'podium', 'public-speaker', 'tv',
  'laurel-crown', 'coffee-cup', 'smartphone', 'stopwatch', 'scroll-unfurled', 'lantern-flame', 'share', 'round-star',
  'calendar',
]; // prettier-ignore

/** The evening around an element: its documents, its people, the games, and the commands that it takes. */
export const eveningContext = createContext<LiveClub>('masque-evening');

/** An evening that redraws its element whenever something changes, with the games and messages that it needs. */
export class LiveClub implements ReactiveController {
  /** Why the last command was refused; `null` after the next success. */
  problem: Message | null = null;
  busy = false;
  games: readonly GameInfo[] = [];
  readonly #host: ReactiveControllerHost;
  readonly #parts = new Set<ReactiveControllerHost>();
  readonly #where: () => { readonly code: string; readonly as: ClubAs };
  readonly #sentences = new Map<string, Messages | null>();
  readonly #absence = new Absence(() => this.#draw());
  #connection: ClubConnection | null = null;
  /** Distinguishes an attempt to connect from later ones; `null`: the element is not in the page. */
  #opening: object | null = null;
  #base: Translator | null = null;
  #words: Translator | null = null;
  #ofGames = new Map<string, { base: Translator; words: Translator }>();

  constructor(host: ReactiveControllerHost, where: () => { readonly code: string; readonly as: ClubAs }) {
    this.#host = host;
    this.#where = where;
    host.addController(this);
  }

  /** Redraws a part of the page along with it. */
  follow(part: ReactiveControllerHost): void {
    this.#parts.add(part);
  }

  unfollow(part: ReactiveControllerHost): void {
    this.#parts.delete(part);
  }

  get doc(): ClubDoc | null {
    return this.#connection?.doc ?? null;
  }

  get you(): ClubYou | null {
    return this.#connection?.you ?? null;
  }

  get status(): Status {
    return this.#connection?.status ?? 'connecting';
  }

  /** The connection has been lost for more than a moment. */
  get held(): boolean {
    return this.#absence.lasts;
  }

  /** The server's clock minus this one, in milliseconds. */
  get clockOffset(): number {
    return this.#connection?.clockOffset ?? 0;
  }

  /** The current time, by the server's clock. */
  get now(): number {
    return Date.now() + this.clockOffset;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((it) => it.id === id);
  }

  /** A translator that also has the messages of an evening. */
  words(base: Translator): Translator {
    if (this.#base !== base) {
      const { language } = base;
      [this.#base, this.#words] = [base, base.withMessages(clubWords[language], eveningWords[language])];
    }
    return this.#words!;
  }

  /** The same, and those of a game, which are loaded when they are first needed. */
  wordsOf(base: Translator, game: string, names: readonly string[]): Translator {
    const words = this.words(base);
    const { language } = base;
    const key = `${game} ${language}`;
    if (!this.#sentences.has(key)) {
      this.#sentences.set(key, null);
      void messagesOf(game, language).then(
        (it) => {
          this.#sentences.set(key, it);
          this.#draw();
        },
        () => this.#sentences.delete(key),
      );
    }
    const messages = this.#sentences.get(key);
    if (!messages) return words;
    const kept = this.#ofGames.get(key);
    const speaks = kept?.base === words ? kept.words : words.withMessages(messages);
    if (kept?.base !== words) this.#ofGames.set(key, { base: words, words: speaks });
    return speaks.withNames(names.map((name, seat) => ({ seat, name })));
  }

  /** Sends a command. Resolves with whether it succeeded; if not, `problem` has the reason. */
  readonly do = async (command: ClubCommand): Promise<boolean> => {
    this.busy = true;
    this.#draw();
    const reply = (await this.#connection?.do(command)) ?? offline;
    this.busy = false;
    this.problem = problemOf(reply);
    this.#draw();
    return reply.ok;
  };

  readonly forget = (): void => {
    this.problem = null;
    this.#draw();
  };

  /** Connects, or reconnects: as another person, or elsewhere. */
  async open(): Promise<void> {
    this.#connection?.close();
    this.#connection = null;
    const { code, as } = this.#where();
    if (!code || !this.#opening) return;
    const opening = (this.#opening = {});
    // A new device registers a person before it connects; a screen has none.
    if (as !== 'screen') await whoAmI().catch(() => undefined);
    // They may have gone to another page in the meantime, or to another evening.
    if (this.#opening !== opening) return;
    void allGames().then(
      (games) => {
        this.games = games;
        void bringIcons(games[0]?.id ?? '', ICONS).then(() => this.#draw());
        this.#draw();
      },
      () => undefined,
    );
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/club`;
    const { language } = prefs.now;
    this.#connection = new ClubConnection({
      url,
      club: code,
      as,
      screen: as === 'screen' ? screenName() : undefined,
      language,
      changed: () => this.#changed(),
    });
  }

  hostConnected(): void {
    this.#opening = {};
  }

  hostDisconnected(): void {
    this.#opening = null;
    this.#absence.forget();
    this.#connection?.close();
    this.#connection = null;
  }

  #changed(): void {
    this.#absence.follow(this.status);
    this.#draw();
  }

  #draw(): void {
    this.#host.requestUpdate();
    for (const it of this.#parts) it.requestUpdate();
  }
}
