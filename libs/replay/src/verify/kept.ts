/** What a device received while a game was played, and kept by itself. What is absent it has not kept. */
export interface Kept {
  /** Hash of the house's seed, as it was shown before the deal. */
  readonly commitment?: string | undefined;
  /** All seals that were there when the cards were about to be dealt. */
  readonly seals?: readonly string[] | undefined;
  /** Links of the chain in the order in which they came, the last one last. */
  readonly links?: readonly string[] | undefined;
  /** What this device gave to the deal, if it took part. */
  readonly own?: Own | undefined;
}

/** What a device gave to a deal. */
export interface Own {
  readonly seat: number;
  /** The number. Absent: it was another device of the same person that took part. */
  readonly number?: string | undefined;
  /** The house has acknowledged the number. */
  readonly given: boolean;
}
