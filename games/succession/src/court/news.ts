import type { Seats, MessageArg, NoteArg, Seat, Step } from '@masque/core';
import { word } from '@masque/mechanics';
import type { Faction, Role } from '../roles/index.ts';

/** What an entry of the log says by program: its kind and what it is about. Seats are numbers. */
export type News = readonly [
  kind: string,
  ...about: readonly (Seat | string | null | readonly (Seat | string)[] | readonly (readonly [Seat, Seat])[])[],
];

interface Telling {
  readonly args?: { readonly [name: string]: NoteArg };
  readonly to?: Seats;
  /** It comes with something that was hidden before. */
  readonly learn?: boolean;
}

/** Writes an entry whose kind and content also stand in its data. */
export function tell(step: Step, news: News, { args = {}, to, learn }: Telling = {}): void {
  step.log({ kind: news[0], args, data: news, ...(to !== undefined && { to }), ...(learn && { learn }) });
}

export const factionName = (faction: Faction): MessageArg => word(`faction.${faction}`);
export const roleName = (role: Role): MessageArg => word(`role.${role}`);
