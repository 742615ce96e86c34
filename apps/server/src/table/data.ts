import { entry, mask } from '@masque/protocol';
import type { Message, Seat } from '@masque/core';
import { z } from 'zod';
import { kept } from './talk.ts';

/** A place as the store has it. Empty: nobody sits there. */
export const place = z.object({
  /** Who sits here. */
  person: z.string().optional(),
  name: z.string().optional(),
  mask: mask.optional(),
  /** A bot of this level sits here. */
  bot: z.string().optional(),
  /** A bot of this level plays for the person who sits here. */
  standIn: z.string().optional(),
  ready: z.boolean().optional(),
  /** Hash of the number by which this person's device takes part in the next deal. */
  seal: z.string().optional(),
  /** The person has left the game for good. */
  resigned: z.boolean().optional(),
  /** The person got up, and may come back to the seat until the game is over. */
  left: z.boolean().optional(),
});
export type Place = z.infer<typeof place>;

/** A table as the store has it. It holds the seed of the next deal: never send it to a client. */
export const tableData = z.object({
  game: z.string(),
  host: z.string(),
  /** Whose the host's chair is while somebody stands in. */
  owner: z.string().optional(),
  places: z.array(place),
  options: z.record(z.string(), z.unknown()),
  settings: z.object({
    botForAway: z.boolean(),
    chat: z.boolean().default(false),
    /** It is in no list: one needs its code. */
    unlisted: z.literal(true).optional(),
    /** Only those who know the password, or whom the host lets in, may take a free seat. Absent: anybody. */
    entry: entry.optional(),
  }),
  password: z.string().optional(),
  /** Persons who may take a free seat, where not everybody may. */
  letIn: z.array(z.string()).default([]),
  /** Who has knocked, the first one first. */
  knocking: z.array(z.object({ id: z.string(), person: z.string(), name: z.string() })).default([]),
  /** Persons who say that they are `of`, who sits here, on another device; the first one first. */
  returning: z.array(z.object({ id: z.string(), person: z.string(), of: z.string() })).optional(),
  /** Who made the set of cards or roles, and may know it while it is hidden. Absent: the host, whoever that is. */
  setBy: z.string().optional(),
  /** The game master, who sees everything. Chosen before the deal. */
  master: z.object({ person: z.string(), name: z.string() }).nullable().default(null),
  /** Persons who may not write in the chat. */
  muted: z.array(z.string()).default([]),
  /** The last chat messages, the oldest first. */
  said: z.array(kept).default([]),
  /** On whom those who are out of the game have bet, by their seats. Nobody else may know before the end. */
  bets: z.record(z.string(), z.int()).optional(),
  /** Decides the next deal. */
  seed: z.string(),
  /** The game being played, or just finished. */
  session: z.string().nullable(),
  /** A first game: its deal and its bots are those that the game has for it. */
  first: z.literal(true).optional(),
  /** Since when the game cannot go on, because its rules are not there, in milliseconds since 1970. */
  held: z.number().optional(),
  /** The evening of a club that has opened this table, and the persons who host it. */
  club: z
    .object({
      id: z.string(),
      code: z.string(),
      evening: z.string(),
      table: z.string(),
      name: z.string(),
      hosts: z.array(z.string()),
      /** The level of the bots that sit down; absent: the usual one. */
      bots: z.string().optional(),
      /** The name of the club's ruleset that is played, as long as it is played as it was. */
      ruleset: z.string().optional(),
      /** For whom seats are kept: persons who have been called. */
      kept: z.array(z.string()).optional(),
      closed: z.literal(true).optional(),
    })
    .optional(),
  /** What a host has said to the whole room. */
  notice: z.object({ text: z.string(), at: z.number() }).optional(),
  /** Something that people at the table should know. */
  note: z.custom<Message>().optional(),
  /** Receipts of the last commands. */
  done: z.array(z.string()),
});
export type TableData = z.infer<typeof tableData>;

/** Every saved table is in one of these states. */
export type TableState = 'lobby' | 'playing' | 'over';

/** Does this person host the table: alone, or with others as the evening wants it? */
export const isHost = ({ host, club }: TableData, person: string): boolean =>
  host === person || club?.hosts.includes(person) === true;

export const isTaken = (it: Place): boolean => it.person !== undefined || it.bot !== undefined;
/** The persons who belong to a table: those who sit, the host, whoever the chair is kept for, and the game master. */
export const peopleOf = ({ places, host, owner, master }: TableData): ReadonlySet<string> =>
  new Set([
    host,
    ...(owner === undefined ? [] : [owner]),
    ...(master ? [master.person] : []),
    ...places.flatMap((it) => it.person ?? []),
  ]);

/** Levels by seat: of bots, and of those that play for people. */
export const botSeats = ({ places }: TableData): ReadonlyMap<Seat, string> =>
  new Map(
    places.flatMap(({ bot, standIn }, seat): [Seat, string][] => {
      const level = standIn ?? bot;
      return level === undefined ? [] : [[seat, level]];
    }),
  );

export const seatOf = (data: TableData, person: string): number => data.places.findIndex((it) => it.person === person);

/** The game master, if that is this person. */
export const masterOf = ({ master }: TableData, person: string): TableData['master'] =>
  master?.person === person ? master : null;

/** The table plays otherwise than the ruleset of its club that it had. */
export const unruled = ({ club }: TableData): Pick<TableData, 'club'> =>
  club?.ruleset === undefined ? {} : { club: { ...club, ruleset: undefined } };

/** Has this person made the set that is played? The chair of a host may pass to somebody who has not. */
export const knowsSet = ({ setBy, host }: TableData, person: string): boolean => (setBy ?? host) === person;
