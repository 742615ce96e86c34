import { key, mask, personName, tableCode } from '@masque/protocol';
import { languages } from '@masque/core';
import { z } from 'zod';
import { favourite, onScreen, scheme, title } from './inputs.ts';

const id = z.string().regex(/^[a-z]\d{1,6}$/);
const seat = z.int().min(0).max(39);
const game = z.string().min(1).max(60);
const options = z.record(z.string().max(60), z.unknown());
/** The level of bots that sit down; left out: the usual one. */
const bots = z.string().min(1).max(40).optional();

/**
 * What people do on an evening. Those that name a member, a game or the evening itself are for hosts.
 *
 * @example
 * clubCommand.parse({ do: 'come', name: ' Mia ', mask: 'fox' }); // => { do: 'come', name: 'Mia', mask: 'fox' }
 */
export const clubCommand = z.discriminatedUnion('do', [
  /** Checks in; name and mask are those of last time where they are left out. */
  z.strictObject({ do: z.literal('come'), name: personName.optional(), mask: mask.optional() }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('rest'), on: z.boolean() }),
  /** Stands in line for the next game at a table, or at any. */
  z.strictObject({ do: z.literal('line'), on: z.boolean(), table: id.optional() }),
  z.strictObject({ do: z.literal('sit'), table: id, seat: seat.optional() }),
  /** Lets go of the seat that is kept, and stays in line. */
  z.strictObject({ do: z.literal('pass') }),
  /** Gets up. In a game, a bot plays on. */
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('coming'), on: z.boolean() }),
  /** Becomes a host by the link of one. */
  z.strictObject({ do: z.literal('cohost'), invite: z.string().max(40) }),
  // Hosts.
  z.strictObject({ do: z.literal('open'), name: title }),
  z.strictObject({ do: z.literal('close') }),
  /** When the evening is to be over, and when a table is to begin; left out: that is open. */
  z.strictObject({ do: z.literal('until'), on: z.number().optional() }),
  z.strictObject({ do: z.literal('begins'), table: id, on: z.number().optional() }),
  z.strictObject({ do: z.literal('plan'), name: title, on: z.number().optional() }),
  z.strictObject({ do: z.literal('season'), name: title }),
  z.strictObject({ do: z.literal('lock'), on: z.boolean() }),
  z.strictObject({ do: z.literal('say'), text: z.string().trim().min(1).max(200) }),
  z.strictObject({ do: z.literal('screen'), show: onScreen }),
  z.strictObject({ do: z.literal('host'), member: id, on: z.boolean() }),
  z.strictObject({ do: z.literal('bar'), member: id, on: z.boolean() }),
  z.strictObject({ do: z.literal('pair'), a: id, b: id, wish: z.enum(['together', 'apart', 'none']) }),
  z.strictObject({ do: z.literal('table'), name: title.optional(), game, options: options.optional(), bots }),
  z.strictObject({ do: z.literal('retitle'), table: id, name: title }),
  z.strictObject({ do: z.literal('untable'), table: id, why: title.optional() }),
  z.strictObject({ do: z.literal('seat'), member: id, table: id, seat: seat.optional() }),
  z.strictObject({ do: z.literal('unseat'), member: id }),
  /** Calls somebody to a table: a seat is kept for them for a while. */
  z.strictObject({ do: z.literal('call'), member: id, table: id }),
  /** Seats those who are free at tables that have not begun. */
  z.strictObject({ do: z.literal('seatAll'), how: z.enum(['lot', 'unmet', 'rating']), tables: z.array(id).max(60) }),
  /** Bots take all empty seats; `n` seats in all, if it is named. */
  z.strictObject({ do: z.literal('fill'), table: id, n: z.int().min(1).max(40).optional() }),
  z.strictObject({ do: z.literal('unfill'), table: id }),
  z.strictObject({ do: z.literal('game'), table: id, game, options: options.optional(), bots }),
  /** The host who says this leads the game as its game master, or no longer. */
  z.strictObject({ do: z.literal('lead'), table: id, on: z.boolean() }),
  z.strictObject({ do: z.literal('deal'), table: id }),
  z.strictObject({ do: z.literal('again'), table: id }),
  z.strictObject({ do: z.literal('lobby'), table: id }),
  z.strictObject({ do: z.literal('pause'), table: id, on: z.boolean() }),
  z.strictObject({ do: z.literal('more'), table: id, seconds: z.int().min(5).max(600) }),
  /** What is waited for happens now: the clock that rings first rings. */
  z.strictObject({ do: z.literal('goOn'), table: id }),
  /** A bot plays for somebody who is away, or no longer. */
  z.strictObject({ do: z.literal('standIn'), member: id, on: z.boolean() }),
  z.strictObject({ do: z.literal('ruleset'), name: title, game, options, bots }),
  z.strictObject({ do: z.literal('drop'), ruleset: id }),
  z.strictObject({ do: z.literal('favour'), what: favourite, on: z.boolean() }),
  z.strictObject({ do: z.literal('scheme'), game, scheme }),
  z.strictObject({ do: z.literal('pin') }),
  /** Makes a link that makes whoever opens it a host, once. */
  z.strictObject({ do: z.literal('invite') }),
  /** Answers a device that wants to be a member again. */
  z.strictObject({ do: z.literal('claim'), claim: z.string().max(40), yes: z.boolean() }),
]);
/** A command: see `clubCommand`. */
export type ClubCommand = z.infer<typeof clubCommand>;

/**
 * What a device sends to an evening. `screen` sees what the room sees; `desk` is a host's console.
 *
 * @example
 * clubMessage.safeParse({ t: 'ping' }).success; // => true
 */
export const clubMessage = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    v: z.int(),
    club: tableCode,
    as: z.enum(['phone', 'screen', 'desk']),
    resume: z.strictObject({ epoch: z.string().max(40), counter: z.int().min(0) }).optional(),
    lang: z.enum(languages),
  }),
  z.strictObject({ t: z.literal('do'), key, command: clubCommand }),
  z.strictObject({ t: z.literal('ping') }),
]);
/** A message to an evening: see `clubMessage`. */
export type ClubMessage = z.infer<typeof clubMessage>;
/** What a device is to an evening. */
export type ClubAs = Extract<ClubMessage, { t: 'hello' }>['as'];
