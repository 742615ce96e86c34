import type { Action, Message } from '@masque/core';
import type { Command, GameInfo, Received } from '@masque/protocol';
import type { Person } from '@masque/ui';
import { createContext } from '@lit/context';

/** A table as all parts of its screen see it. Another one takes its place with each change; none is ever changed. */
export interface TableContext {
  readonly code: string;
  /** Without a seat of one's own. */
  readonly watching: boolean;
  readonly seen: Received;
  readonly game: GameInfo;
  readonly people: readonly Person[];
  /** The server's clock minus this one, in milliseconds. */
  readonly clockOffset: number;
  /** The connection has been gone for more than a moment; the place is held. */
  readonly held: boolean;
  /** A command waits for its answer. */
  readonly busy: boolean;
  /** Why the last thing that was asked for was refused. */
  readonly problem: Message | null;
  /** How much was said to all and not read here. */
  readonly unread: number;
  /** Does something in the game. Resolves with whether it was taken. */
  act(action: Action): Promise<boolean>;
  /** Does something about the table. Resolves with whether it was taken. */
  command(command: Command): Promise<boolean>;
  /** Fetches the lines of the log that did not come with the document. */
  fetchLog(): void;
  /** The refusal has been read. */
  forget(): void;
}

/**
 * The table around an element.
 *
 * @example
 * @consume({ context: tableContext, subscribe: true })
 * @state()
 * private table!: TableContext;
 */
export const tableContext = createContext<TableContext>('masque-table');

/** The same context where nothing of it has changed: whoever draws it need not draw it again. */
export const keep = (before: TableContext | undefined, now: TableContext): TableContext =>
  before && (Object.keys(now) as (keyof TableContext)[]).every((key) => Object.is(before[key], now[key]))
    ? before
    : now;
