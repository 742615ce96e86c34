/** Options that are grouped in the host's form, under the message `options.<id>`. */
export interface OptionGroup<Name extends string = string> {
  readonly id: string;
  /** Their names, in the order in which they are asked for. */
  readonly options: readonly Name[];
}

/**
 * A way to play that the game itself suggests: "First evening", "Experts". Its name is the message `preset.<id>`, what
 * it means, in a few words, is `preset.<id>.about`.
 */
export interface Preset<Options extends object = object> {
  readonly id: string;
  /** The options that differ from their defaults. */
  readonly options: Partial<Options>;
}
