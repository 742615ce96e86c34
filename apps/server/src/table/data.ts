import { watching } from '@masque/club';
import { admission, mask } from '@masque/protocol';
import type { Message, Seat } from '@masque/core';
import { z } from 'zod';
import { storedMessage } from './stored-message.ts';

/** A seat as stored. Empty: nobody sits there. */
export const storedSeat = z.object({
  /** The person who sits here. */
  person: z.string().optional(),
  name: z.string().optional(),
  mask: mask.optional(),
  /** Level of the bot that sits here. */
  bot: z.string().optional(),
  /** Level of the bot that plays for the person who sits here. */
  standIn: z.string().optional(),
  /** Level of the bot that answers one question for the person, if they have not done so themselves by then. */
  once: z.object({ level: z.string(), question: z.int() }).optional(),
  ready: z.boolean().optional(),
  /** Hash of the number that this person's device contributes to the next deal. */
  seal: z.string().optional(),
  /** The person has left the game for good. */
  resigned: z.boolean().optional(),
  /** The person stood up, and may come back to the seat until the game is over. */
  left: z.boolean().optional(),
});
/** See {@link storedSeat}. */
export type StoredSeat = z.infer<typeof storedSeat>;

/** A table as stored. It contains the seed of the next deal: never send it to a client. */
export const tableData = z.object({
  game: z.string(),
  host: z.string(),
  /** Who gets the host role back, while somebody stands in. */
  owner: z.string().optional(),
  places: z.array(storedSeat),
  options: z.record(z.string(), z.unknown()),
  settings: z.object({
    botForAway: z.boolean(),
    chat: z.boolean().default(false),
    /** Not listed anywhere: people need its code to find it. */
    unlisted: z.literal(true).optional(),
    /** Only people who know the password, or whom the host lets in, may take a free seat. Absent: anybody may. */
    entry: admission.optional(),
  }),
  password: z.string().optional(),
  /** Persons who may take a free seat at a restricted table. */
  letIn: z.array(z.string()).default([]),
  /** People who have knocked, in order. */
  knocking: z.array(z.object({ id: z.string(), person: z.string(), name: z.string() })).default([]),
  /** Persons who claim to be the seated person `of` on another device, in order. */
  returning: z.array(z.object({ id: z.string(), person: z.string(), of: z.string() })).optional(),
  /** Who made the set of cards or roles, and may see it while it is hidden. Absent: the current host. */
  setBy: z.string().optional(),
  /** The game master, who sees everything. Chosen before the deal. */
  master: z.object({ person: z.string(), name: z.string() }).nullable().default(null),
  /** Persons who may not write in the chat. */
  muted: z.array(z.string()).default([]),
  /** The last chat messages, oldest first. */
  said: z.array(storedMessage).default([]),
  /** The bets of players who are out, by their seats. Nobody else may see them before the end. */
  bets: z.record(z.string(), z.int()).optional(),
  /** The games that have been dealt here. */
  dealt: z.array(z.string()).optional(),
  /** Since when the big screen has been explaining the game to the room. */
  telling: z.number().optional(),
  /** Decides the next deal. */
  seed: z.string(),
  /** The game being played, or just finished. */
  session: z.string().nullable(),
  /** This is a first game: the game provides its deal and its bots. */
  first: z.literal(true).optional(),
  /** Since when the game has been held because its rules are missing, in milliseconds since 1970. */
  held: z.number().optional(),
  /** The club evening that opened this table, and the persons who host that evening. */
  club: z
    .object({
      id: z.string(),
      code: z.string(),
      evening: z.string(),
      table: z.string(),
      name: z.string(),
      hosts: z.array(z.string()),
      /** Level of bots that sit down; absent: the default. */
      bots: z.string().optional(),
      /** Name of the club's ruleset in use, until somebody changes its options. */
      ruleset: z.string().optional(),
      /** Persons who have been called, and for whom seats are kept. */
      kept: z.array(z.string()).optional(),
      closed: z.literal(true).optional(),
      /** The evening lets nobody else in: only these persons, and its hosts, may take a seat. */
      only: z.array(z.string()).optional(),
      /** Persons whom a host has sent away from the club. */
      barred: z.array(z.string()).optional(),
      /** Who may watch a game here; absent: everybody. */
      watching: watching.optional(),
    })
    .optional(),
  /** At a table of an evening: the last games that have ended, and who sat at them until their end. */
  ended: z.array(z.object({ session: z.string(), places: z.array(storedSeat) })).optional(),
  /** Seats whose names were erased, by game. The store keeps what was dealt, but nobody is told those names. */
  forgotten: z.record(z.string(), z.array(z.int())).optional(),
  /** Who has paused the game, by name. */
  pausedBy: z.string().optional(),
  /** A host's announcement to the whole room. */
  notice: z.object({ text: z.string(), at: z.number() }).optional(),
  /** The host who last went on, by name, and the seat for which a bot answered, if not all were meant. */
  went: z.object({ by: z.string(), at: z.number(), seat: z.int().optional() }).optional(),
  /** A notice for the people at the table. */
  note: z.custom<Message>().optional(),
  /** Receipts of the last commands. */
  done: z.array(z.string()),
});
export type TableData = z.infer<typeof tableData>;

/** How many ended games a table remembers: its club counts one before the next has ended. */
const MAX_ENDED = 2;

/**
 * The table when its game has ended. The club counts the game from this, whichever node it is at by then and whatever has
 * become of the table since.
 */
export function withEnded(data: TableData, { session, places }: Pick<TableData, 'session' | 'places'>): TableData {
  const { club, ended = [] } = data;
  if (!club || session === null || ended.some((it) => it.session === session)) return data;
  const kept = places.map(({ person, name, bot, standIn, resigned }) => ({ person, name, bot, standIn, resigned }));
  return { ...data, ended: [...ended, { session, places: kept }].slice(-MAX_ENDED) };
}

/** The state of a saved table. */
export type TableState = 'lobby' | 'playing' | 'over';

/** Does this person host the table, either directly or as a host of its evening? */
export const isHost = ({ host, club }: TableData, person: string): boolean =>
  host === person || club?.hosts.includes(person) === true;

/** Has this person left the game, so that nobody waits for them? They may still come back if a bot plays for them. */
export const isGone = ({ resigned, left }: Pick<StoredSeat, 'resigned' | 'left'>): boolean =>
  resigned === true || left === true;

export const isTaken = (it: StoredSeat): boolean => it.person !== undefined || it.bot !== undefined;
/** The persons who belong to a table: those seated, the host, the owner of the host role, and the game master. */
export const peopleOf = ({ places, host, owner, master }: TableData): ReadonlySet<string> =>
  new Set([
    host,
    ...(owner === undefined ? [] : [owner]),
    ...(master ? [master.person] : []),
    ...places.flatMap((it) => it.person ?? []),
  ]);

/** Bot levels by seat, including bots that play for people. */
export function botSeats({ places }: TableData): ReadonlyMap<Seat, string> {
  let levels: Map<Seat, string> | null = null;
  for (const [seat, { bot, standIn, once }] of places.entries()) {
    const level = standIn ?? once?.level ?? bot;
    if (level !== undefined) (levels ??= new Map()).set(seat, level);
  }
  return levels ?? nobody;
}

const nobody: ReadonlyMap<Seat, string> = new Map();

/** Seats of people for whom a bot answers one question, and no more. */
export const answeredOnce = ({ places }: TableData): readonly Seat[] =>
  places.flatMap((it, seat) => (it.once !== undefined && it.standIn === undefined ? [seat] : []));

export const seatOf = (data: TableData, person: string): number => data.places.findIndex((it) => it.person === person);

/** The game master, if that is this person. */
export const masterOf = ({ master }: TableData, person: string): TableData['master'] =>
  master?.person === person ? master : null;

/** Drops the ruleset's name because the table no longer plays by that ruleset. */
export const unruled = ({ club }: TableData): Pick<TableData, 'club'> =>
  club?.ruleset === undefined ? {} : { club: { ...club, ruleset: undefined } };

/** Did this person make the set being played? The host role may pass to somebody who did not. */
export const knowsSet = ({ setBy, host }: TableData, person: string): boolean => (setBy ?? host) === person;
