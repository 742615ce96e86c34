import type { Person, Translator } from '@masque/ui';

/** What is needed to draw in the viewer's language. */
export interface ViewerContext {
  readonly t: Translator;
  readonly people: readonly Person[];
  /** The viewer's seat, or -1. */
  readonly me: number;
}
