import type { ArgsOf } from '../message/arguments.ts';
import type { MessageArg, Messages } from '../message/message.ts';
import type { Seats, Secret } from '../secret/secret.ts';

/** An argument of a log entry: a message argument, which may be secret from some who read the entry. */
export type NoteArg = MessageArg | Secret<MessageArg> | boolean | null;

/** An entry as a rule writes it. */
export interface Note {
  /** What happened, in the terms of the game. Its sentence is the message `log.<kind>`. */
  readonly kind: string;
  readonly args?: { readonly [name: string]: NoteArg };
  /** Who reads the entry. Others do not even learn that there is one. Default: all. */
  readonly to?: Seats;
  /**
   * People who read this have, by the rules, learned a hidden fact: it goes into the notebooks of its readers. Set it
   * on every entry that goes with a look at something hidden.
   */
  readonly learn?: boolean;
  /** Data for programs to find, if the arguments of the sentence do not contain it. Not drawn. */
  readonly data?: unknown;
}

/** The kinds of entries for which a game with these messages has a sentence. */
export type KindOf<W extends Messages> = string extends keyof W
  ? string
  : keyof W extends infer Key
    ? Key extends `log.${infer Kind}`
      ? Kind
      : never
    : never;

/**
 * An entry of such a kind, with all arguments of its sentence. More may be given.
 *
 * @example
 * const en = { 'log.steals': '{who} steals {n, plural, one {a coin} other {# coins}}.' } as const;
 * const note: NoteOf<typeof en, 'steals'> = { kind: 'steals', args: { who: { seat: 1 }, n: 2 } };
 */
export type NoteOf<W extends Messages, K extends KindOf<W> = KindOf<W>> = string extends keyof W
  ? Note
  : K extends string
    ? Omit<Note, 'kind' | 'args'> & { readonly kind: K } & NoteArgs<W[`log.${K}`]>
    : never;

/** The arguments that an entry needs for this sentence. */
type NoteArgs<Text extends string> = [ArgsOf<Text>] extends [never]
  ? Pick<Note, 'args'>
  : string extends Text
    ? Pick<Note, 'args'>
    : { readonly args: { readonly [A in ArgsOf<Text>]: NoteArg } & { readonly [name: string]: NoteArg } };

/** An entry in the log. */
export interface Entry extends Note {
  /** Milliseconds on the server's clock. */
  readonly at: number;
  /** Which input of the session wrote it. */
  readonly n: number;
}

/**
 * An entry as one viewer reads it: secrets are hidden, and it does not say who else reads it, except that not everybody
 * does.
 */
export interface Line {
  readonly kind: string;
  readonly args: { readonly [name: string]: unknown };
  /** Milliseconds on the server's clock. */
  readonly at: number;
  readonly learn?: boolean;
  /** Not everybody reads this. */
  readonly private?: boolean;
  readonly data?: unknown;
}
