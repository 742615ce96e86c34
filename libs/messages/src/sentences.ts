import { isHidden, type Language, type Message, type Messages, type Seat } from '@masque/core';
import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';
import { elide, elisions, type Elided } from './elision.ts';

/** What stands between `<b>` and `</b>` in a message. */
export interface Bold {
  readonly bold: string;
}

type Tag = (parts: readonly unknown[]) => string | Bold;

/** Sentences parsed so far: the same few thousand for everybody. */
const formats = new Map<string, { readonly format: IntlMessageFormat; readonly elided: Elided['words'] }>();

function formatOf(language: Language, said: string) {
  const id = `${language} ${said}`;
  let known = formats.get(id);
  if (!known) {
    const { text, words: elided } = language === 'fr' ? elisions(said) : { text: said, words: [] };
    formats.set(id, (known = { format: new IntlMessageFormat(text, language), elided }));
  }
  return known;
}

/**
 * Turns messages into sentences of one language. It never changes: another language or other names make other sentences.
 *
 * @example
 * const sentences = new Sentences('en', [{ steals: '{who} takes {n, plural, one {# coin} other {# coins}}.' }]);
 * sentences.say({ key: 'steals', args: { who: { seat: 2 }, n: 1 } }); // '3 takes 1 coin.'
 */
export class Sentences {
  readonly language: Language;
  /** Where keys are looked up: the last table that has one counts. */
  protected readonly tables: readonly Messages[];
  /** The reader's own seat, if they have one. */
  readonly me: Seat | undefined;
  readonly #nameOf: (seat: Seat) => string;

  /**
   * @param nameOf who sits there; default: the number of the place, from 1
   * @param me the reader's own seat: a message `key` that names it as `{who}` is said by the sentence `key@who`, where
   * there is one, so that somebody reads "You take 2 coins" instead of their own name
   */
  constructor(
    language: Language,
    tables: readonly Messages[],
    nameOf: (seat: Seat) => string = (seat) => String(seat + 1),
    me?: Seat,
  ) {
    this.language = language;
    this.tables = tables;
    this.me = me;
    this.#nameOf = nameOf;
  }

  /**
   * What a message says. A key that no table has is shown as it is, and so is one whose sentence needs an argument that is
   * missing or hidden: better the bare key than none at all.
   */
  say(message: Message): string {
    const out = this.#format(message, (parts) => parts.join(''));
    return Array.isArray(out) ? out.join('') : String(out);
  }

  /** The same in parts, those in bold apart: for drawing. */
  parts(message: Message): readonly (string | Bold)[] {
    const out = this.#format(message, (parts) => ({ bold: parts.join('') }));
    return Array.isArray(out) ? out : [out];
  }

  /** A line of the log of a game as a sentence. */
  line({ kind, args }: { readonly kind: string; readonly args: { readonly [name: string]: unknown } }): string {
    return this.say({ key: `log.${kind}`, args: args as never });
  }

  /** Whether any table has this key. */
  has(key: string): boolean {
    return this.#find(key) !== undefined;
  }

  /** The name of whoever sits there. */
  name(seat: Seat): string {
    return this.#nameOf(seat);
  }

  /** "Mia, Tom and Lena". */
  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(parts);
  }

  #find(key: string): string | undefined {
    return this.tables.findLast((table) => Object.hasOwn(table, key))?.[key];
  }

  /** The sentence for a reader whom the message speaks of. */
  #toMe(key: string, args: object): string | undefined {
    if (this.me === undefined) return undefined;
    for (const [name, arg] of Object.entries(args)) {
      if (typeof arg !== 'object' || arg === null || !('seat' in arg) || arg.seat !== this.me) continue;
      const text = this.#find(`${key}@${name}`);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  #format(message: Message, b: Tag): string | Bold | (string | Bold)[] {
    const { key, args = {} } = typeof message === 'string' ? { key: message } : message;
    const text = this.#toMe(key, args) ?? this.#find(key);
    if (text === undefined) return key;
    const values: Record<string, PrimitiveType | Tag> = { b };
    for (const [name, arg] of Object.entries(args)) values[name] = this.#word(arg);
    try {
      const { format, elided } = formatOf(this.language, text);
      for (const { as, stem, name } of elided) if (name in values) values[as] = elide(stem, String(values[name]));
      return format.format<string | Bold>(values);
    } catch {
      return key;
    }
  }

  /** An argument of a message or of a line of the log, whose secrets may be hidden. */
  #word(arg: unknown): PrimitiveType {
    if (typeof arg === 'boolean') return String(arg);
    if (typeof arg !== 'object' || arg === null) return arg as PrimitiveType;
    if (isHidden(arg)) return '…';
    if ('seat' in arg) return this.name(arg.seat as Seat);
    if ('msg' in arg) return this.say(arg.msg as Message);
    if ('list' in arg) return this.list((arg.list as unknown[]).map((it) => String(this.#word(it))));
    return '…';
  }
}
