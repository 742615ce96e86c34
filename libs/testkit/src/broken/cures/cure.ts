/** What a mistake comes to, and what to do about it. */
export interface Cure {
  readonly means: string;
  readonly cure: string;
}

/** By what is broken. */
export type Cures = Readonly<Record<string, Cure>>;
