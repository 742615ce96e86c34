import type { Language, Message, MessageArg, Messages, Seat } from '@masque/core';
import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';
import { html, type TemplateResult } from 'lit';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';

const own: Readonly<Record<Language, Messages>> = { en, fr };

/** Who sits where, for sentences that speak of seats. */
export type Names = readonly { readonly seat: Seat; readonly name: string }[];

interface Bold {
  readonly bold: string;
}
type Parts = (parts: readonly unknown[]) => string | Bold;

/**
 * Turns messages into sentences of one language. It never changes: another language or other names make another
 * translator, so whoever holds one knows when to draw again. The interface's own messages (`ui.*`) are always there.
 *
 * @example
 * const t = new Translator('fr', [coup.fr], [{ seat: 2, name: 'Mia' }]);
 * t.msg({ key: 'log.steals', args: { who: { seat: 2 } } });
 */
export class Translator {
  readonly language: Language;
  readonly names: Names;
  readonly #tables: readonly Messages[];
  readonly #formats = new Map<string, IntlMessageFormat>();

  /** Later tables stand before earlier ones. */
  constructor(language: Language, tables: readonly Messages[] = [], names: Names = []) {
    this.language = language;
    this.names = names;
    this.#tables = tables;
  }

  /** The same language and messages, with these people at the table. */
  withNames(names: Names): Translator {
    return new Translator(this.language, this.#tables, names);
  }

  /** The same language and names, with further messages: those of a game. */
  withMessages(...tables: readonly Messages[]): Translator {
    return new Translator(this.language, [...this.#tables, ...tables], this.names);
  }

  /** What a message says. A key that no table has is shown as it is, so that it is noticed. */
  msg(message: Message): string {
    const out = this.#format(message, (parts) => parts.join(''));
    return Array.isArray(out) ? out.join('') : String(out);
  }

  /** The same for drawing: what stands between `<b>` and `</b>` in the message is set in bold. */
  rich(message: Message): TemplateResult | string {
    const out = this.#format(message, (parts) => ({ bold: parts.join('') }));
    if (!Array.isArray(out)) return String(out);
    return html`${out.map((part: string | Bold) => (typeof part === 'string' ? part : html`<b>${part.bold}</b>`))}`;
  }

  /** Whether any table has this key. */
  has(key: string): boolean {
    return this.#find(key) !== undefined;
  }

  /** The name of whoever sits there. */
  name(seat: Seat): string {
    return this.names.find((n) => n.seat === seat)?.name ?? this.msg({ key: 'ui.seat', args: { n: seat + 1 } });
  }

  /** "Mia, Tom and Lena". */
  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(parts);
  }

  #find(key: string): string | undefined {
    for (let i = this.#tables.length - 1; i >= 0; i--) {
      const text = this.#tables[i]?.[key];
      if (text !== undefined) return text;
    }
    return own[this.language][key];
  }

  #format(message: Message, bold: Parts): string | Bold | (string | Bold)[] {
    const key = typeof message === 'string' ? message : message.key;
    const text = this.#find(key);
    if (text === undefined) return key;
    let format = this.#formats.get(key);
    if (!format) this.#formats.set(key, (format = new IntlMessageFormat(text, this.language)));
    const args = typeof message === 'string' ? {} : (message.args ?? {});
    const values: Record<string, PrimitiveType | Parts> = { b: bold };
    for (const [name, arg] of Object.entries(args)) values[name] = this.#value(arg);
    try {
      return format.format<string | Bold>(values);
    } catch {
      // An argument that the sentence needs is missing or hidden: better the bare key than no table at all.
      return key;
    }
  }

  #value(arg: MessageArg | boolean | null | undefined): PrimitiveType {
    if (typeof arg !== 'object' || arg === null) return typeof arg === 'boolean' ? String(arg) : arg;
    if ('seat' in arg) return this.name(arg.seat);
    if ('msg' in arg) return this.msg(arg.msg);
    if ('list' in arg) return this.list(arg.list.map((part) => String(this.#value(part))));
    return '…';
  }
}
