import type { Club, ClubInput, TableNow } from '@masque/club';
import type { Message } from '@masque/core';
import type { ClubLimits } from '../../limits.ts';
import type { Services } from '../../services.ts';
import type { TableChange } from '../../table/commands/change.ts';
import type { Room } from '../../table/room.ts';
import type { ClubAnswer } from '../answer.ts';
import type { Claims } from '../claims.ts';

/** An evening's access to its tables. */
export interface Tables {
  readonly services: Services;
  readonly claims: Claims;
  readonly limits: ClubLimits;
  /** The tables as last seen. */
  readonly now: ReadonlyMap<string, TableNow>;
  club(): Club;
  extend(decide: (club: Club) => readonly ClubInput[]): Promise<void>;
  renew(member: string): Promise<string | null>;
  room(table: string): Promise<Room | null>;
  /** The table with this code, also one of a past evening. */
  at(code: string): Promise<Room | null>;
  /** Applies a change to a table, at most once if it has a receipt. */
  steer(table: string, change: TableChange, receipt?: string): Promise<ClubAnswer>;
  everywhere(change: TableChange, receipt?: string): Promise<void>;
  /** Opens a table, to which a change is applied before the evening has it. */
  openTable(
    name: string,
    game: string,
    prepare: TableChange | undefined,
    command: { readonly at: number; readonly receipt: string },
  ): Promise<ClubAnswer>;
  /** Closes a table. `note`: what people there read if the host has given no reason. */
  shut(
    evening: string,
    table: { readonly id: string; readonly code: string },
    why: string | undefined,
    note?: Message,
  ): Promise<void>;
  /** Makes somebody stand up wherever they sit. */
  getUp(person: string, receipt?: string): Promise<ClubAnswer>;
  remove(person: string, receipt?: string): Promise<void>;
}

/** The table where a member is playing or waiting for the deal. */
export const tableOf = (on: Tables, member: string): string | undefined =>
  [...on.now].find(([, { brief }]) => brief.seats.some((it) => it?.member === member))?.[0];
