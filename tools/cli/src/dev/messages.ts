import type { StudioAnswer, StudioCommand, StudioPromise, StudioSituation } from '@masque/protocol/studio';
import type { docOf } from './doc.ts';
import type { StudioStory } from './story.ts';

/** Sent to the thread of the rules when it starts. */
export interface ThreadStart {
  /** The game's package, folder or module, and the folder from which it is resolved. */
  readonly name: string;
  readonly from: string;
  readonly story: StudioStory | null;
  /** The sessions of the story by the previous rules: see `DevTable.marks`. */
  readonly marks: readonly string[] | null;
}

/** Sent when the rules have been loaded. */
export interface RulesLoaded {
  /** Address of the game's module. */
  readonly address: string | undefined;
  readonly differs: { readonly n: number; readonly says: readonly string[] } | null;
}

/** The thread's requests and their results. */
export interface ThreadRequests {
  doc: { readonly given: null; readonly answer: ReturnType<typeof docOf> };
  do: { readonly given: StudioCommand; readonly answer: StudioAnswer };
  story: { readonly given: null; readonly answer: { readonly story: StudioStory; readonly marks: readonly string[] } };
  test: { readonly given: null; readonly answer: string };
  file: { readonly given: null; readonly answer: object };
  promises: { readonly given: null; readonly answer: readonly StudioPromise[] };
  situations: { readonly given: null; readonly answer: readonly StudioSituation[] };
  /** A path of the API that serves games. */
  fetch: { readonly given: string; readonly answer: Fetched };
}

export interface Fetched {
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array;
}

export type ThreadQuestion = { readonly [K in keyof ThreadRequests]: { readonly id: number; readonly what: K; readonly given: ThreadRequests[K]['given'] } }[keyof ThreadRequests]; // prettier-ignore

/** Messages from the thread. */
export type ThreadMessage =
  | { readonly loaded: RulesLoaded }
  | { readonly failed: string }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };
