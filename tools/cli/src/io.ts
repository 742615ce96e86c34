/** What the program reads from and writes to, so that tests can look at it. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Progress is drawn only where somebody watches. */
  readonly watched: boolean;
  /** One line that somebody types; `null` at the end. */
  line(): Promise<string | null>;
}

/** What went wrong, in words for whoever typed the command. Ends the program with code 1. */
export class Problem extends Error {}
