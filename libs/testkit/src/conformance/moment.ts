import { tableFor, type Entry, type Input, type Session, type Table, type Viewer } from '@masque/core';
import { phaseOf } from '../session.ts';
import type { TestTable } from './setting.ts';
import { kindOf } from './words.ts';

/** A game that the checks look at. */
export interface TestGame {
  readonly setting: TestTable;
  /** Tells games of the same setting apart. */
  readonly round: number;
  /** Who plays: "random players", `bots "easy"`. */
  readonly who: string;
  /** A level for all, or one for each seat. */
  readonly bots: string | readonly string[];
  /** How long players think; left out: as at a table. */
  readonly think?: readonly [min: number, max: number];
  /** Whether its options are the default ones. */
  readonly plain: boolean;
  /** Only its end is checked. */
  readonly quiet?: boolean;
}

/** A moment of a game. `input` is what led here; the deal has none. */
export class Moment {
  readonly game: TestGame;
  readonly session: Session;
  readonly entries: readonly Entry[];
  readonly before: Session | undefined;
  readonly input: Input | undefined;
  /** How many moments there were before this one, of all games. */
  readonly index: number;
  /** Whether tables and offers are checked. */
  isFull = false;
  #kind: string | undefined;
  readonly #tables = new Map<Viewer, Table>();

  constructor(
    game: TestGame,
    index: number,
    session: Session,
    entries: readonly Entry[],
    before?: Session,
    input?: Input,
  ) {
    this.game = game;
    this.index = index;
    this.session = session;
    this.entries = entries;
    this.before = before;
    this.input = input;
  }

  get setting(): TestTable {
    return this.game.setting;
  }

  /** What is drawn for a viewer, computed once for all observers. */
  table(viewer: Viewer): Table {
    let table = this.#tables.get(viewer);
    if (!table) this.#tables.set(viewer, (table = tableFor(this.session, viewer)));
    return table;
  }

  /** The viewers for whom a table has been drawn. */
  get drawn(): readonly Viewer[] {
    return [...this.#tables.keys()];
  }

  /** The kind of moment: the phase, what led to it, and the kinds of new log entries. */
  get kind(): string {
    const { before, input, session, entries } = this;
    const by = !input ? 'deal' : 'action' in input ? input.action.type : kindOf(input);
    const said = new Set(entries.map((it) => it.kind));
    return (this.#kind ??= `${before ? phaseOf(before) : ''} ${by} ${phaseOf(session)} ${[...said].join()}`);
  }
}

/** How many moments an expensive check examines. */
export interface Sampling {
  /** The first moments of each kind. */
  readonly first: number;
  /** What distinguishes kinds. Default: {@link Moment.kind}. */
  readonly by?: (moment: Moment) => string;
  /** The first moments of each phase in each setting. Default 1. */
  readonly each?: number;
  /** One in this many of the others. */
  readonly every: number;
}

/** Selects the moments that an expensive check examines: those that are new in some way, and some of the others. */
export function sampler({ first, by = (it) => it.kind, each = 1, every }: Sampling): (moment: Moment) => boolean {
  const seen = new Map<string, number>();
  const among = (key: string, max: number): boolean => {
    if (max === 0) return false;
    const n = seen.get(key) ?? 0;
    if (n < max) seen.set(key, n + 1);
    return n < max;
  };
  return (moment) => {
    const isNew = among(by(moment), first);
    return among(`${moment.setting.name} ${phaseOf(moment.session)}`, each) || isNew || moment.index % every === 0;
  };
}
