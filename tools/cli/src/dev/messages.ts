import type { StudioAnswer, StudioCommand, StudioPromise, StudioSituation } from '@masque/protocol/studio';
import type { docOf } from './doc.ts';
import type { Story } from './story.ts';

/** What the thread with the rules begins with. */
export interface Beginning {
  /** The package, folder or module of the game, and the folder from which it is looked up. */
  readonly name: string;
  readonly from: string;
  readonly story: Story | null;
  /** What the sessions of the story were by the rules before: see `DevTable.marks`. */
  readonly marks: readonly string[] | null;
}

/** What the rules have been loaded with. */
export interface Loaded {
  /** The module of the game. */
  readonly address: string | undefined;
  readonly differs: { readonly n: number; readonly says: readonly string[] } | null;
}

/** What the thread can be asked, and what it answers. */
export interface Asked {
  doc: { readonly given: null; readonly answer: ReturnType<typeof docOf> };
  do: { readonly given: StudioCommand; readonly answer: StudioAnswer };
  story: { readonly given: null; readonly answer: { readonly story: Story; readonly marks: readonly string[] } };
  test: { readonly given: null; readonly answer: string };
  file: { readonly given: null; readonly answer: object };
  promises: { readonly given: null; readonly answer: readonly StudioPromise[] };
  situations: { readonly given: null; readonly answer: readonly StudioSituation[] };
  /** A path of the API that games are served by. */
  fetch: { readonly given: string; readonly answer: Fetched };
}

export interface Fetched {
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array;
}

export type Question = { readonly [K in keyof Asked]: { readonly id: number; readonly what: K; readonly given: Asked[K]['given'] } }[keyof Asked]; // prettier-ignore

/** What comes from the thread. */
export type Told =
  | { readonly loaded: Loaded }
  | { readonly failed: string }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };
