import type { Language, Messages } from '@masque/core';
import { IntlMessageFormat } from 'intl-messageformat';
import { short } from '../../scenario/compare.ts';
import { errorWords } from '../words.ts';
import type { Spoken } from './spoken.ts';

/** An argument that a sentence uses, and whether it must be a number. */
interface Use {
  readonly name: string;
  readonly number: boolean;
}

/** The sentences of one language, each parsed once. */
export class ParsedSentences {
  readonly language: Language;
  readonly #messages: Messages;
  readonly #uses = new Map<string, readonly Use[]>();

  constructor(language: Language, messages: Messages) {
    this.language = language;
    this.#messages = messages;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#messages, key) && typeof this.#messages[key] === 'string';
  }

  /** The sentence for everybody, and the variants for the person that an argument names: `key@argument`. */
  keysOf({ key, args }: Spoken): string[] {
    return [key, ...Object.keys(args).flatMap((name) => (this.has(`${key}@${name}`) ? [`${key}@${name}`] : []))];
  }

  /** Whether a sentence uses this argument. */
  uses(key: string, name: string): boolean {
    return this.has(key) && !this.malformed(key) && this.#usesOf(key).some((it) => it.name === name);
  }

  /** What is wrong with a sentence by itself; nothing if it is well formed. */
  malformed(key: string): string | undefined {
    try {
      this.#usesOf(key);
      return undefined;
    } catch (error) {
      return `the message "${key}" is not ICU MessageFormat in ${this.language}: ${errorWords(error)} in ${short(this.#messages[key])}`;
    }
  }

  /** What is wrong with this message and its arguments; nothing if it can be rendered. */
  unsaid({ key, args, where }: Spoken): string | undefined {
    if (!this.has(key)) return `there is no message "${key}" in ${this.language} (${where})`;
    const wrong = this.malformed(key);
    if (wrong) return wrong;
    for (const { name, number } of this.#usesOf(key)) {
      const said = `the message "${key}" in ${this.language} uses {${name}}`;
      if (!Object.hasOwn(args, name) || args[name] === undefined)
        return `${said}, which is not supplied (${where}; supplied: ${Object.keys(args).join(', ') || 'nothing'})`;
      if (number && typeof args[name] !== 'number')
        return `${said} as a number, but gets ${short(args[name])} (${where})`;
    }
    return undefined;
  }

  #usesOf(key: string): readonly Use[] {
    let uses = this.#uses.get(key);
    if (!uses)
      this.#uses.set(key, (uses = [...usesIn(new IntlMessageFormat(this.#messages[key]!, this.language).getAst())]));
    return uses;
  }
}

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** Kinds of elements as the parser numbers them: argument, number, date, time, select, plural, tag. */
const NUMBERS = [2, 6];
const TAG = 8;

function* usesIn(ast: Ast): Generator<Use> {
  for (const element of ast) {
    if ('children' in element) yield* usesIn(element.children);
    if (element.type >= 1 && element.type < TAG && 'value' in element)
      yield { name: element.value, number: NUMBERS.includes(element.type) };
    if ('options' in element) for (const option of Object.values(element.options)) yield* usesIn(option.value);
  }
}
