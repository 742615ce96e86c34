/** The program's input and output, replaceable in tests. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Is somebody watching? Progress is drawn only then. */
  readonly watched: boolean;
  /** The next typed line; `null` at the end of the input. */
  line(): Promise<string | null>;
}

/**
 * An error, explained for the person who typed the command. Ends the program with exit code 1.
 *
 * @example
 * new CliError('There is no game "chess".').message; // => 'There is no game "chess".'
 */
export class CliError extends Error {}
