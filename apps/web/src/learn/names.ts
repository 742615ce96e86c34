import { Task } from '@lit/task';
import type { Language } from '@masque/core';
import type { GuideView } from '@masque/protocol';
import type { Translator } from '@masque/ui';
import type { ReactiveElement } from 'lit';
import { guideOf } from '../api/games.ts';

/** What the guide of a game explains, by the key of the message that is its name. */
const entriesOf = ({ entries }: GuideView): ReadonlyMap<string, string> =>
  new Map(entries.map(({ face: { id, name } }) => [typeof name === 'string' ? name : name.key, id]));

/**
 * Names of cards and roles that can be looked up where it is told what happened. The guide is loaded when somebody wants to
 * read that, so that no table has to wait for it.
 */
export class GuideNames {
  readonly #guide: Task<readonly [string, Language], ReadonlyMap<string, string> | undefined>;
  #wanted = '';
  #language: Language = 'en';
  #made: { base: Translator; entries: ReadonlyMap<string, string>; words: Translator } | null = null;

  constructor(host: ReactiveElement) {
    this.#guide = new Task(host, {
      task: async ([game, language]) => (game ? entriesOf(await guideOf(game, language)) : undefined),
      args: () => [this.#wanted, this.#language] as const,
    });
  }

  /** The names of this game are wanted from now on. */
  want(game: string, { language }: Translator): void {
    [this.#wanted, this.#language] = [game, language];
  }

  /** The same words, in which these names can be looked up once they are known. */
  in(base: Translator): Translator {
    const entries = this.#guide.value;
    if (!entries) return base;
    if (this.#made?.base !== base || this.#made.entries !== entries)
      this.#made = { base, entries, words: base.withEntries(entries) };
    return this.#made.words;
  }
}
