import type { Language, Message, Messages, Seat } from '@masque/core';
import { Sentences } from '@masque/messages';
import { html, type TemplateResult } from 'lit';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';

const own: Readonly<Record<Language, Messages>> = { en, fr };

/** Who sits where, for messages that name seats. */
export type Names = readonly { readonly seat: Seat; readonly name: string }[];

/**
 * Turns messages into sentences of one language. It is immutable: another language or other names need a new
 * translator, so comparing the reference is enough to know when to redraw. The interface's own messages (`ui.*`) are
 * always included.
 *
 * @example
 * const t = new Translator('fr', [{ 'log.steals': '{who} vole.' }], [{ seat: 2, name: 'Mia' }]);
 * t.msg({ key: 'log.steals', args: { who: { seat: 2 } } }); // => 'Mia vole.'
 */
export class Translator extends Sentences {
  readonly names: Names;
  readonly #given: readonly Messages[];

  /**
   * Messages of later tables override those of earlier ones.
   *
   * @param me the reader's own seat: see `Sentences`
   */
  constructor(language: Language, tables: readonly Messages[] = [], names: Names = [], me?: Seat) {
    super(language, [own[language], ...tables], (seat) => this.#whoIs(seat), me);
    this.names = names;
    this.#given = tables;
  }

  /** The same language and messages, with these people at the table; `me`: which of them the reader is. */
  withNames(names: Names, me: Seat | undefined = this.me): Translator {
    return new Translator(this.language, this.#given, names, me);
  }

  /** The same language and names, with additional messages, such as those of a game. */
  withMessages(...tables: readonly Messages[]): Translator {
    return new Translator(this.language, [...this.#given, ...tables], this.names, this.me);
  }

  /** The text of a message. */
  msg(message: Message): string {
    return this.say(message);
  }

  /** The same as a template: what is between `<b>` and `</b>` in the message is set in bold. */
  rich(message: Message): TemplateResult | string {
    const parts = this.parts(message);
    if (parts.length === 1 && typeof parts[0] === 'string') return parts[0];
    return html`${parts.map((part) => (typeof part === 'string' ? part : html`<b>${part.bold}</b>`))}`;
  }

  #whoIs(seat: Seat): string {
    return this.names.find((n) => n.seat === seat)?.name ?? this.msg({ key: 'ui.seat', args: { n: seat + 1 } });
  }
}
