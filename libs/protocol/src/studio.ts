import type { Action, Line } from '@masque/core';
import type { Doc } from './doc.ts';

/** A part of a state as the studio shows it: a value, or what is inside. */
export interface StudioPart {
  /** Dotted path from the state: `hands.2.0`. */
  readonly path: string;
  /** Its last part, or the name of a person if that is a seat. */
  readonly name: string;
  /** A value in a few words. Absent: there are parts inside. */
  readonly value?: string;
  readonly parts?: readonly StudioPart[];
  /** If it is a secret: who sees it. Absent: it is public. */
  readonly seenBy?: readonly number[];
  /** Whether its value has changed since the previous input. */
  readonly changed?: true;
}

/** An input of the table's log, in words. */
export interface StudioInput {
  /** Absent: a clock fired. */
  readonly seat?: number;
  readonly text: string;
}

/** A phase of the chart, and where its edges lead. */
export interface StudioPhase {
  readonly name: string;
  /** Whether it has been active at this table. */
  readonly seen: boolean;
  readonly on: boolean;
  readonly edges: readonly { readonly to: string; readonly on: string; readonly taken: boolean }[];
}

/** What one viewer is shown: -1 for a spectator and the big screen, -2 for a game master. */
export interface StudioView {
  readonly viewer: number;
  readonly doc: Doc;
  readonly log: readonly Line[];
}

/** A table in the studio, at one position of its log. */
export interface StudioDoc {
  readonly game: {
    readonly id: string;
    readonly version: number;
    readonly name: string;
    readonly seats: { readonly min: number; readonly max: number };
    readonly levels: readonly string[];
  };
  /** Goes up whenever the rules are reloaded. */
  readonly generation: number;
  /** Why the rules that were saved last are not in use here. */
  readonly broken: string | null;
  /** Where, and how, the log first leads to a different position with the rules that were saved last. */
  readonly differs: { readonly n: number; readonly says: readonly string[] } | null;
  /** The address at which people can play the game. */
  readonly play: string | null;
  readonly seed: string;
  /** The scenario with which it began; `null` if it was dealt. */
  readonly begin: string | null;
  readonly options: object;
  readonly seats: number;
  /** By seat: who plays it; `null` for the person using the studio. */
  readonly bots: readonly (string | null)[];
  /** Inputs before this position. */
  readonly n: number;
  readonly inputs: readonly StudioInput[];
  /** The table's time, in milliseconds. */
  readonly now: number;
  /** The running clocks, and how long they have left, in milliseconds. */
  readonly clocks: readonly { readonly name: string; readonly left: number }[];
  readonly views: readonly StudioView[];
  readonly state: readonly StudioPart[];
  readonly phases: readonly StudioPhase[];
}

/** What the studio can be asked to do. */
export type StudioCommand =
  /** Acts for a seat, or the game master. Everything after this position is dropped. */
  | { readonly do: 'act'; readonly seat: number; readonly action: Action }
  /** Shows the table after this many inputs. */
  | { readonly do: 'go'; readonly n: number }
  /** Deals again, with this seed or until a wish comes true. */
  | {
      readonly do: 'deal';
      readonly seed?: string;
      readonly wish?: string;
      readonly seats?: number;
      readonly options?: object;
    }
  /** Fires the next clock. */
  | { readonly do: 'ring' }
  /** Lets time pass; clocks fire in the meantime. */
  | { readonly do: 'wait'; readonly ms: number }
  /** Hands a seat to a bot, or takes it back. */
  | { readonly do: 'bot'; readonly seat: number; readonly level: string | null }
  /** A bot answers once for a seat. */
  | { readonly do: 'move'; readonly seat: number }
  /** Bots play all seats to the end. */
  | { readonly do: 'finish' }
  | { readonly do: 'leave'; readonly seat: number }
  /** Begins at the start of a scenario of the game. */
  | { readonly do: 'begin'; readonly situation: string }
  /** Continues from a file: a situation that was saved here, or an exported game. */
  | { readonly do: 'open'; readonly file: unknown };

/** The start of a scenario of the game. */
export interface StudioSituation {
  readonly id: string;
  readonly title: string;
}

/** Its result. */
export type StudioAnswer = { readonly ok: true } | { readonly ok: false; readonly says: string };

/** A promise of the conformance suite, checked against the table so far. */
export interface StudioPromise {
  readonly name: string;
  /** Where it is broken; `null` if it is not broken on the way here. */
  readonly fault: string | null;
}
