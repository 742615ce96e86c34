import { isHidden, type Language, type Message, type Messages, type Seat } from '@masque/core';
import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';
import { elide, elisions, type Elided } from './elision.ts';

/** The text between `<b>` and `</b>` in a message. */
export interface Bold {
  readonly bold: string;
}

/** The name of something within a sentence, as the message that names it: a card, a role, a faction. */
export interface NamedTerm {
  readonly word: string;
  /** The key of the message that is its name. */
  readonly key: string;
}

/** A piece of a sentence in which names can be told from the words around them. */
export type SentencePiece = string | NamedTerm | { readonly bold: readonly (string | NamedTerm)[] };

type Tag<T = string | Bold> = (parts: readonly unknown[]) => T;

/** An argument in pieces. The library that fills it in takes it for a word. */
class Pieces {
  readonly all: readonly SentencePiece[];
  constructor(all: readonly SentencePiece[]) {
    this.all = all;
  }
  toString(): string {
    return this.all.map(wordOf).join('');
  }
}

const wordOf = (piece: SentencePiece): string =>
  typeof piece === 'string' ? piece : 'word' in piece ? piece.word : piece.bold.map(wordOf).join('');

const flat = (parts: readonly unknown[]): SentencePiece[] =>
  parts.flatMap((it) => (it instanceof Pieces ? it.all : [it as SentencePiece]));

/** Cache of parsed messages: the same few thousand for everybody. */
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
 * Turns messages into sentences of one language. Immutable: create another one for another language or other names.
 *
 * @example
 * const sentences = new Sentences('en', [{ steals: '{who} takes {n, plural, one {# coin} other {# coins}}.' }]);
 * sentences.say({ key: 'steals', args: { who: { seat: 2 }, n: 1 } }); // => '3 takes 1 coin.'
 */
export class Sentences {
  readonly language: Language;
  /** The tables in which keys are looked up. If several have a key, the last one wins. */
  protected readonly tables: readonly Messages[];
  /** The reader's own seat, if any. */
  readonly me: Seat | undefined;
  readonly #nameOf: (seat: Seat) => string;

  /**
   * @param nameOf the name of the person in a seat; default: the number of the seat, from 1
   * @param me the reader's own seat: a message `key` that names it as `{who}` is rendered with the message `key@who`,
   * if there is one, so that readers see "You take 2 coins" instead of their own name
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
   * A message as a sentence. A key that no table has is returned unchanged, and so is one whose sentence needs a
   * missing or hidden argument: a bare key is better than nothing.
   */
  say(message: Message): string {
    const out = this.#format(message, (parts) => parts.join(''));
    return Array.isArray(out) ? out.join('') : String(out);
  }

  /** The same in parts, with bold parts separate, for drawing. */
  parts(message: Message): readonly (string | Bold)[] {
    const out = this.#format(message, (parts) => ({ bold: parts.join('') }));
    return Array.isArray(out) ? out : [out];
  }

  /** The same in pieces, with the names of cards and other things separate. */
  pieces(message: Message): readonly SentencePiece[] {
    const bold = (parts: readonly unknown[]) => ({ bold: flat(parts).flatMap(unbolded) });
    const out = this.#format<SentencePiece | Pieces>(message, bold, (arg) => this.#named(arg));
    return flat(Array.isArray(out) ? out : [out]);
  }

  /** A line of a game's log as a sentence. */
  line({ kind, args }: { readonly kind: string; readonly args: { readonly [name: string]: unknown } }): string {
    return this.say({ key: `log.${kind}`, args: args as never });
  }

  /** Does any table have this key? */
  has(key: string): boolean {
    return this.#find(key) !== undefined;
  }

  /** The name of the person in a seat. */
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

  /** The sentence for a reader whom the message is about. */
  #toMe(key: string, args: object): string | undefined {
    if (this.me === undefined) return undefined;
    for (const [name, arg] of Object.entries(args)) {
      if (typeof arg !== 'object' || arg === null || !('seat' in arg) || arg.seat !== this.me) continue;
      const text = this.#find(`${key}@${name}`);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  #format<T>(
    message: Message,
    b: Tag<T>,
    word: (arg: unknown) => PrimitiveType | Pieces = (arg) => this.#word(arg),
  ): string | T | (string | T)[] {
    const { key, args = {} } = typeof message === 'string' ? { key: message } : message;
    const text = this.#toMe(key, args) ?? this.#find(key);
    if (text === undefined) return key;
    const values: Record<string, PrimitiveType | Pieces | Tag<T>> = { b };
    for (const [name, arg] of Object.entries(args)) values[name] = word(arg);
    try {
      const { format, elided } = formatOf(this.language, text);
      for (const { as, stem, name } of elided) if (name in values) values[as] = elidedBefore(stem, values[name]);
      return format.format<T>(values as Record<string, PrimitiveType | T | Tag<T>>) as string | T | (string | T)[];
    } catch {
      return key;
    }
  }

  /** The same as a word, but what is a message by itself stays a name. */
  #named(arg: unknown): PrimitiveType | Pieces {
    if (typeof arg !== 'object' || arg === null || isHidden(arg)) return this.#word(arg);
    if ('msg' in arg) {
      const message = arg.msg as Message;
      const key = typeof message === 'string' ? message : message.key;
      const word = this.say(message);
      const isName = this.has(key) && Object.keys((message as { args?: object }).args ?? {}).length === 0;
      return new Pieces(isName ? [{ word, key }] : this.pieces(message));
    }
    if (!('list' in arg)) return this.#word(arg);
    const all = (arg.list as unknown[]).map((it) => this.#named(it));
    // The library joins words: each stands for one of the list.
    const joined = new Intl.ListFormat(this.language).formatToParts(all.map((_, i) => String(i)));
    return new Pieces(
      flat(joined.map(({ type, value }) => (type === 'element' ? asPieces(all[Number(value)]) : value))),
    );
  }

  /** An argument of a message or of a log line. Secrets in it may be hidden. */
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

const asPieces = (it: unknown): Pieces => (it instanceof Pieces ? it : new Pieces([String(it)]));

const unbolded = (piece: SentencePiece): readonly (string | NamedTerm)[] =>
  typeof piece === 'string' || 'word' in piece ? [piece] : piece.bold;

/** "de" or "que" before an argument, as one word or as pieces. */
function elidedBefore(stem: string, next: unknown): string | Pieces {
  const word = String(next);
  const said = elide(stem, word);
  return next instanceof Pieces ? new Pieces([said.slice(0, said.length - word.length), ...next.all]) : said;
}
