import { goingOnSeen, key, mask, personName, tableCode } from '@masque/protocol';
import { languages } from '@masque/core';
import { z } from 'zod';
import { color, favourite, onScreen, scheme, screenId, title, watching } from './inputs.ts';

const id = z.string().regex(/^[a-z]\d{1,6}$/);
const seat = z.int().min(0).max(39);
const game = z.string().min(1).max(60);
const options = z.record(z.string().max(60), z.unknown());
/** A time that can be shown, in milliseconds since 1970. */
const time = z.number().min(0).max(8.64e15);
/** Level of bots that sit down; absent: the default. */
const bots = z.string().min(1).max(40).optional();

/**
 * What people do at an evening. Commands that name a member, a game or the evening itself are for hosts.
 *
 * @example
 * clubCommand.parse({ do: 'come', name: ' Mia ', mask: 'fox' }); // => { do: 'come', name: 'Mia', mask: 'fox' }
 */
export const clubCommand = z.discriminatedUnion('do', [
  /** Checks in. If name and mask are left out, those of last time are used. */
  z.strictObject({ do: z.literal('come'), name: personName.optional(), mask: mask.optional() }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('rest'), on: z.boolean() }),
  /** Joins or leaves the line for the next game at a table, or at any. */
  z.strictObject({ do: z.literal('line'), on: z.boolean(), table: id.optional() }),
  z.strictObject({ do: z.literal('sit'), table: id, seat: seat.optional() }),
  /** Gives up the kept seat and stays in line. */
  z.strictObject({ do: z.literal('pass') }),
  /** Stands up. During a game, a bot plays on. */
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('coming'), on: z.boolean() }),
  /** Becomes a host through an invitation link. */
  z.strictObject({ do: z.literal('cohost'), invite: z.string().max(40) }),
  // Commands for hosts follow.
  z.strictObject({ do: z.literal('open'), name: title }),
  /** Another name for the evening that is on. */
  z.strictObject({ do: z.literal('evening'), name: title }),
  z.strictObject({ do: z.literal('close') }),
  /** The planned end of the evening or start of a table; absent: not planned. */
  z.strictObject({ do: z.literal('until'), on: time.optional() }),
  z.strictObject({ do: z.literal('begins'), table: id, on: time.optional() }),
  z.strictObject({ do: z.literal('plan'), name: title, on: time.optional() }),
  z.strictObject({ do: z.literal('season'), name: title }),
  z.strictObject({ do: z.literal('lock'), on: z.boolean() }),
  z.strictObject({ do: z.literal('watching'), who: watching }),
  /** The club's own name, colour and language. */
  z.strictObject({ do: z.literal('rename'), name: title, color, language: z.enum(languages) }),
  z.strictObject({ do: z.literal('say'), text: z.string().trim().min(1).max(200) }),
  /** What all big screens show, or one of them; that one without `show`: the same as the others again. */
  z.strictObject({ do: z.literal('screen'), show: onScreen.optional(), screen: screenId.optional() }),
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
  /** Seats free people at tables where the game has not started. */
  z.strictObject({ do: z.literal('seatAll'), how: z.enum(['lot', 'unmet', 'rating']), tables: z.array(id).max(60) }),
  /** Bots take all empty seats, or fill up to `n` seats in all. */
  z.strictObject({ do: z.literal('fill'), table: id, n: z.int().min(1).max(40).optional() }),
  /** Removes all bots, or only the one in this seat. */
  z.strictObject({ do: z.literal('unfill'), table: id, seat: z.int().min(0).max(39).optional() }),
  z.strictObject({ do: z.literal('game'), table: id, game, options: options.optional(), bots }),
  /** The host who says this becomes the game master of a table, or stops being so. */
  z.strictObject({ do: z.literal('lead'), table: id, on: z.boolean() }),
  /** Whether people may write at a table, and whether bots play for those who are away. */
  z.strictObject({
    do: z.literal('settings'),
    table: id,
    chat: z.boolean().optional(),
    botForAway: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('deal'), table: id }),
  z.strictObject({ do: z.literal('again'), table: id }),
  z.strictObject({ do: z.literal('lobby'), table: id }),
  z.strictObject({ do: z.literal('pause'), table: id, on: z.boolean() }),
  z.strictObject({ do: z.literal('more'), table: id, seconds: z.int().min(5).max(600) }),
  /**
   * What is going on at a table ends as if its time were up, with clocks or without. If the table shows something else by
   * the time this arrives, it is refused. With `seat`, a bot answers this one question for one person.
   */
  z.strictObject({ do: z.literal('goOn'), table: id, seen: goingOnSeen, seat: seat.optional() }),
  /** Lets a bot play for somebody who is away, or ends that. */
  z.strictObject({ do: z.literal('standIn'), member: id, on: z.boolean() }),
  z.strictObject({ do: z.literal('ruleset'), name: title, game, options, bots }),
  z.strictObject({ do: z.literal('drop'), ruleset: id }),
  z.strictObject({ do: z.literal('favour'), what: favourite, on: z.boolean() }),
  z.strictObject({ do: z.literal('scheme'), game, scheme }),
  z.strictObject({ do: z.literal('pin') }),
  /** Makes a link by which one person can become a host. */
  z.strictObject({ do: z.literal('invite') }),
  /** Answers a device that asks to become a member again. */
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
    /** The name of a big screen, by which hosts choose what it shows. */
    screen: screenId.optional(),
    resume: z.strictObject({ epoch: z.string().max(40), counter: z.int().min(0) }).optional(),
    lang: z.enum(languages),
  }),
  z.strictObject({ t: z.literal('do'), key, command: clubCommand }),
  z.strictObject({ t: z.literal('ping') }),
]);
/** A message to an evening: see `clubMessage`. */
export type ClubMessage = z.infer<typeof clubMessage>;
/** The role of a device at an evening. */
export type ClubAs = Extract<ClubMessage, { t: 'hello' }>['as'];
