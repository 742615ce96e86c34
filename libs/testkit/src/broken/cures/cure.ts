/** What a mistake means, and what to do about it. */
export interface Cure {
  /** The title of its page; by default, what is broken. */
  readonly title?: string;
  readonly means: string;
  readonly cure: string;
}

/** By the name of what is broken. */
export type Cures = Readonly<Record<string, Cure>>;
