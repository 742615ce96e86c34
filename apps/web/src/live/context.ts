import type { Action, Message } from '@masque/core';
import type { Command, GameInfo, Received } from '@masque/protocol';
import type { Person } from '@masque/ui';
import { createContext } from '@lit/context';

/** A table as all parts of its screen see it. It is immutable: each change creates a new one. */
export interface TableContext {
  readonly code: string;
  /** The viewer has no seat. */
  readonly watching: boolean;
  readonly seen: Received;
  readonly game: GameInfo;
  readonly people: readonly Person[];
  /** The server's clock minus this one, in milliseconds. */
  readonly clockOffset: number;
  /** The connection has been lost for more than a moment; the seat is kept. */
  readonly held: boolean;
  /** A command is in flight. */
  readonly busy: boolean;
  /** Why the last request was refused. */
  readonly problem: Message | null;
  /** The number of unread public messages. */
  readonly unread: number;
  /** Sends an action of the game. Resolves with whether it was accepted. */
  act(action: Action): Promise<boolean>;
  /** Sends a command about the table. Resolves with whether it was accepted. */
  command(command: Command): Promise<boolean>;
  /** Fetches the lines of the log that did not come with the document. */
  fetchLog(): void;
  /** Dismisses the refusal. */
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

/** Returns the same context if nothing in it has changed, so that its consumers are not redrawn. */
export const keep = (before: TableContext | undefined, now: TableContext): TableContext =>
  before && (Object.keys(now) as (keyof TableContext)[]).every((key) => Object.is(before[key], now[key]))
    ? before
    : now;
