import type { Seat } from '../seat.ts';
import type { ArgsOf } from './arguments.ts';

/**
 * A sentence in the language of its reader: a key into the message files of the game (or of the table itself), alone or
 * with arguments. The core, games and the server never handle finished sentences.
 *
 * @example
 * const plain: Message = 'offer.income';
 * const filled: Message = { key: 'log.steals', args: { who: { seat: 2 }, from: { seat: 0 }, coins: 2 } };
 * // With the words of a game, keys and arguments are checked:
 * const en = { 'offer.income': 'Income', 'log.left': '{who} has left.' } as const;
 * const left: Message<typeof en> = { key: 'log.left', args: { who: { seat: 2 } } };
 */
export type Message<W extends Messages = Messages> = string extends keyof W
  ? string | { readonly key: string; readonly args?: MessageArgs }
  : // Messages without arguments. The type has no name of its own, so that errors list the keys.
    | keyof { [K in keyof W & string as [ArgsOf<W[K]>] extends [never] ? K : string extends W[K] ? K : never]: true }
    | WithArgs<W>;

/** The arguments of a message, by the names in its braces. */
export type MessageArgs = { readonly [name: string]: MessageArg };

/** A number or word as it is, a seat (shown as its player's name), another message, or a list of these. */
export type MessageArg =
  string | number | { readonly seat: Seat } | { readonly msg: Message } | { readonly list: readonly MessageArg[] };

/** The messages with the arguments that they need. */
type WithArgs<W extends Messages> = {
  [K in keyof W & string]: [ArgsOf<W[K]>] extends [never]
    ? { readonly key: K; readonly args?: MessageArgs }
    : string extends W[K]
      ? { readonly key: K; readonly args?: MessageArgs }
      : { readonly key: K; readonly args: { readonly [A in ArgsOf<W[K]>]: MessageArg } & MessageArgs };
}[keyof W & string];

/** The messages of one language: ICU MessageFormat by key. */
export type Messages = { readonly [key: string]: string };

/**
 * The same messages in another language: every key of the first one, and no other.
 *
 * @example
 * const en = { 'log.left': '{who} has left.' } satisfies Messages;
 * const fr: Translation<typeof en> = { 'log.left': '{who} est parti.' };
 */
export type Translation<M extends Messages> = { readonly [K in keyof M]: string };

/** What is wrong with the arguments of French texts, as sentences that the compiler prints. */
type Faults<E extends Messages, F extends Messages> = {
  [K in keyof E & keyof F & string]:
    | (Exclude<ArgsOf<F[K]>, ArgsOf<E[K]>> extends infer A extends string
        ? `In French "${K}" uses {${A}}, which English does not.`
        : never)
    | (Exclude<ArgsOf<E[K]>, ArgsOf<F[K]>> extends infer A extends string
        ? `In French "${K}" leaves out {${A}}, which English uses.`
        : never);
}[keyof E & keyof F & string];

/**
 * The messages of a game in both languages. French must have every message that English has, with the same arguments.
 * `typeof` the English ones types what rules log and what `present` draws.
 *
 * @example
 * const messages = defineMessages({
 *   en: { 'log.left': '{who} has left.' },
 *   fr: { 'log.left': '{who} est parti.' },
 * });
 * type Words = typeof messages.en; // for `Step<Words>`, `Flow<State, Acts, Phases, Delay, Words>`, `Table<Message<Words>>`
 * messages.fr['log.left']; // => '{who} est parti.'
 */
export const defineMessages = <const E extends Messages, const F extends Translation<E>>(messages: {
  readonly en: E;
  readonly fr: F & { readonly [Fault in Faults<E, F>]: true };
}): { readonly en: E; readonly fr: F } => messages;

/**
 * The languages that every game speaks.
 *
 * @example
 * languages.map((language) => new Intl.DisplayNames(language, { type: 'language' }).of(language)); // => ['English', 'français']
 */
export const languages = ['en', 'fr'] as const;
/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/**
 * The key of a message, with or without arguments.
 *
 * @example
 * keyOf({ key: 'says', args: {} }); // => 'says'
 */
export const keyOf = (message: Message): string => (typeof message === 'string' ? message : message.key);
