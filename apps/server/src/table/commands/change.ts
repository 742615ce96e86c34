import type { AnyGame, Input, Message, Session } from '@masque/core';
import type { Command, CommandName } from '@masque/protocol';
import type { RequestRefusal } from '../../answer.ts';
import type { Person } from '../../identity/people.ts';
import type { Registry } from '../../registry.ts';
import type { TableData, TableState } from '../data.ts';

/** What a command may depend on besides the table: its sender, its time, and the game being played. */
export interface CommandContext {
  readonly person: Person;
  readonly state: TableState;
  /** Why the game being played cannot go on at the moment. */
  readonly held: Message | null;
  readonly games: Registry;
  /** The game that the table has chosen, if it is still installed. */
  readonly game: AnyGame | undefined;
  /** The game being played, or just finished. */
  readonly session: Session | null;
  /** When the command was given, in milliseconds since 1970. */
  readonly at: number;
  /** The network address from which somebody who waits has asked, if it is known. */
  readonly addressOf: (person: string) => string | undefined;
  /** A fresh id for anything the command creates. */
  readonly id: string;
}

/** An input of the game, without the time. */
type Untimed<I> = I extends unknown ? Omit<I, 'at'> : never;

/** The table after a command, or a refusal. A command with further effects requests them in `then`. */
export type Changed =
  | {
      readonly ok: true;
      readonly data: TableData;
      readonly then?: 'deal' | 'close' | { readonly take: Untimed<Input> };
      /** The table is told something; nobody has used it. */
      readonly quiet?: boolean;
    }
  | RequestRefusal;

/** What a command does. Pure: the given table is not modified. */
export type CommandRule<C extends CommandName> = (
  data: TableData,
  command: Extract<Command, { do: C }>,
  context: CommandContext,
) => Changed;

/** A change to a table. Pure, like a rule. */
export type TableChange = (data: TableData, context: CommandContext) => Changed;

/** The same change, which does not count as a use of the table. */
export const quietly =
  (change: TableChange): TableChange =>
  (data, context) => {
    const next = change(data, context);
    return next.ok ? { ...next, quiet: true } : next;
  };

export const changed = (data: TableData, change: Partial<TableData> = {}): Changed => ({
  ok: true,
  data: { ...data, ...change },
});
