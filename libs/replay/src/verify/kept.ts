/** What a device received during a game and kept itself. Absent properties were not kept. */
export interface DeviceRecord {
  /** Hash of the house's seed, as shown before the deal. */
  readonly commitment?: string | undefined;
  /** All seals that were there when the cards were about to be dealt. */
  readonly seals?: readonly string[] | undefined;
  /** Links of the hash chain in the order received. */
  readonly links?: readonly string[] | undefined;
  /** What this device contributed to the deal, if anything. */
  readonly own?: OwnEntropy | undefined;
}

/** What a device contributed to a deal. */
export interface OwnEntropy {
  readonly seat: number;
  /** The number. Absent: another device of the same person contributed it. */
  readonly number?: string | undefined;
  /** The house has acknowledged the number. */
  readonly given: boolean;
}
