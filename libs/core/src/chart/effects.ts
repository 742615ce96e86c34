/** What a run asks of the session: questions that were opened, clocks to start and stop. */
export interface Effects {
  /** Paths of the phases entered, in order. */
  readonly entered: string[];
  /** Clocks to start (`ms`) and to stop (`null`), in order. */
  readonly clocks: { readonly id: string; readonly ms: number | null }[];
}
