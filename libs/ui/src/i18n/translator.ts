import type { Language, Message, Messages, Seat } from '@masque/core';
import { Sentences, type NamedTerm, type SentencePiece } from '@masque/messages';
import { html, type TemplateResult } from 'lit';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';

const own: Readonly<Record<Language, Messages>> = { en, fr };

/** Cards and roles that a guide explains: its entry, by the key of the message that is the name. */
export type Entries = ReadonlyMap<string, string>;

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
  readonly #entries: Entries | undefined;
  readonly #given: readonly Messages[];

  /**
   * Messages of later tables override those of earlier ones.
   *
   * @param me the reader's own seat: see `Sentences`
   * @param entries what can be looked up
   */
  constructor(language: Language, tables: readonly Messages[] = [], names: Names = [], me?: Seat, entries?: Entries) {
    super(language, [own[language], ...tables], (seat) => this.#whoIs(seat), me);
    this.names = names;
    this.#entries = entries;
    this.#given = tables;
  }

  /** The same language and messages, with these people at the table; `me`: which of them the reader is. */
  withNames(names: Names, me: Seat | undefined = this.me): Translator {
    return new Translator(this.language, this.#given, names, me, this.#entries);
  }

  /** The same language and names, with additional messages, such as those of a game. */
  withMessages(...tables: readonly Messages[]): Translator {
    return new Translator(this.language, [...this.#given, ...tables], this.names, this.me, this.#entries);
  }

  /** The same, with cards and roles that can be looked up where {@link told} names them. */
  withEntries(entries: Entries): Translator {
    return new Translator(this.language, this.#given, this.names, this.me, entries);
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

  /**
   * The same as {@link rich}, where names of cards and roles are buttons that look them up: they send `learn` with the entry
   * of the guide. Only where buttons may be, and where somebody listens.
   *
   * @param stop what follows the sentence without a space
   */
  told(message: Message, stop = ''): TemplateResult | string {
    const entries = this.#entries;
    if (!entries) return stop === '' ? this.rich(message) : html`${this.rich(message)}${stop}`;
    const entryOf = (piece: SentencePiece | undefined): string | undefined =>
      typeof piece === 'object' && 'key' in piece ? entries.get(piece.key) : undefined;
    /** A piece of text without what stands right after the name before it. */
    const after = (i: number, all: readonly SentencePiece[]): string => {
      const piece = all[i];
      if (typeof piece !== 'string') return '';
      return entryOf(all[i - 1]) === undefined ? piece : piece.replace(STOP, '');
    };
    const draw = (piece: SentencePiece, i: number, all: readonly SentencePiece[]): TemplateResult | string => {
      if (typeof piece === 'string')
        return entryOf(all[i + 1]) === undefined ? after(i, all) : after(i, all).replace(START, '');
      if ('bold' in piece) return html`<b>${piece.bold.map(draw)}</b>`;
      const [entry, next] = [entryOf(piece), all[i + 1]];
      return entry === undefined
        ? piece.word
        : named(piece, entry, START.exec(after(i - 1, all))?.[0], typeof next === 'string' ? STOP.exec(next)?.[0] : '');
    };
    const pieces = this.pieces(message);
    return html`${(stop === '' ? pieces : [...pieces, stop]).map(draw)}`;
  }

  #whoIs(seat: Seat): string {
    return this.names.find((n) => n.seat === seat)?.name ?? this.msg({ key: 'ui.seat', args: { n: seat + 1 } });
  }
}

/** What follows a word without a space, and what stands before one. */
const STOP = /^\S+/u;
const START = /\S+$/u;

/** A name that can be looked up. No line begins with what follows it, a full stop, or ends with a bracket before it. */
function named({ word }: NamedTerm, entry: string, start = '', stop = ''): TemplateResult {
  const learn = ({ currentTarget }: Event) =>
    currentTarget!.dispatchEvent(new CustomEvent('learn', { detail: entry, bubbles: true, composed: true }));
  const button = html`<button class="named" type="button" @click=${learn}>${word}</button>`;
  return start + stop === '' ? button : html`<span class="unbroken">${start}${button}${stop}</span>`;
}
