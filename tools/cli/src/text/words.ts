import { isHidden, type AnyGame, type Language, type Line, type Message } from '@masque/core';
import { serverMessages } from '@masque/protocol';
import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';

type Parts = (parts: readonly unknown[]) => string;

/** Messages of a game as sentences of one language, with the names of those who played. */
export class Words {
  readonly #game: AnyGame;
  readonly #language: Language;
  readonly #names: readonly string[];
  readonly #formats = new Map<string, IntlMessageFormat>();

  constructor(game: AnyGame, language: Language, names: readonly string[] = []) {
    this.#game = game;
    this.#language = language;
    this.#names = names;
  }

  /** A message that nobody knows is shown by its key. */
  say(message: Message): string {
    const { key, args = {} } = typeof message === 'string' ? { key: message } : message;
    const text = this.#game.messages[this.#language][key] ?? serverMessages[this.#language][key];
    if (text === undefined) return key;
    let format = this.#formats.get(key);
    if (!format) this.#formats.set(key, (format = new IntlMessageFormat(text, this.#language)));
    const values: Record<string, PrimitiveType | Parts> = { b: (parts) => parts.join('') };
    for (const [name, arg] of Object.entries(args)) values[name] = this.#word(arg);
    return String(format.format(values));
  }

  /** A line of the log as a sentence. */
  line({ kind, args }: Pick<Line, 'kind' | 'args'>): string {
    return this.say({ key: `log.${kind}`, args: args as never });
  }

  name(seat: number): string {
    return this.#names[seat] ?? `#${seat}`;
  }

  #word(arg: unknown): PrimitiveType {
    if (typeof arg === 'boolean') return String(arg);
    if (typeof arg !== 'object' || arg === null) return arg as PrimitiveType;
    if (isHidden(arg)) return '…';
    if ('seat' in arg) return this.name(arg.seat as number);
    if ('msg' in arg) return this.say(arg.msg as Message);
    if ('list' in arg)
      return new Intl.ListFormat(this.#language).format((arg.list as unknown[]).map((it) => String(this.#word(it))));
    return JSON.stringify(arg);
  }
}
