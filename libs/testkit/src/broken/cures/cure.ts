/** What a mistake means, and what to do about it. */
export interface Cure {
  readonly means: string;
  readonly cure: string;
}

/** By the name of what is broken. */
export type Cures = Readonly<Record<string, Cure>>;
