import { languages, type AnyGame, type Session } from '@masque/core';
import { hintFor } from './hint.ts';
import { paceIn } from './pace.ts';

/** How many words of a hint a newcomer reads in a minute: slower than a novel, since every term is new. */
const WORDS_A_MINUTE = 150;

/** How long it takes to read a hint, in milliseconds, in the language that says it with more words. */
function readingMs({ firstGame }: AnyGame, id: string): number {
  const words = languages.map((it) => (firstGame?.messages[it][`first.${id}`] ?? '').split(/\s+/).length);
  return Math.round((Math.max(...words) / WORDS_A_MINUTE) * 60_000);
}

/**
 * A model of the newcomer in a first game, who reads each hint once. The bots of the table wait for them, and estimates
 * of how long a first game takes use the same model.
 *
 * @example
 * new Reader(session.game).until(session); // => session.at
 */
export class Reader {
  readonly #game: AnyGame;
  readonly #read = new Set<string>();
  #until = 0;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /**
   * Until when they read the current hint, in the table's time; now, if there is nothing new. Never so long that a
   * clock would fire before a bot has answered.
   */
  until(session: Session): number {
    const id = hintFor(session)?.id;
    const from = Math.max(this.#until, session.at);
    if (id !== undefined && !this.#read.has(id)) {
      this.#read.add(id);
      this.#until = from + readingMs(this.#game, id);
    }
    const rings = Math.min(...session.deadlines.map(({ at }) => at));
    return Math.max(session.at, Math.min(this.#until, rings - paceIn(session)[1]));
  }
}
