import type { Language, Messages } from '@masque/core';
import type { Translator } from '@masque/ui';

/**
 * Messages that are loaded with the part of the app that uses them, so that a phone that joins a table does not wait
 * for them.
 */
export class OwnWords {
  readonly #messages: Readonly<Record<Language, Messages>>;
  #base: Translator | null = null;
  #words: Translator | null = null;

  constructor(messages: Readonly<Record<Language, Messages>>) {
    this.#messages = messages;
  }

  /** A translator that also has these messages. */
  in(base: Translator): Translator {
    if (this.#base !== base) [this.#base, this.#words] = [base, base.withMessages(this.#messages[base.language])];
    return this.#words!;
  }
}
