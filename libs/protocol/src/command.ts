import { z } from 'zod';
import { chatText } from './chat.ts';
import { message } from './core.ts';
import { password } from './admission.ts';
import type { GoingOn } from './going-on.ts';
import { mask } from './masks.ts';
import { personName } from './names.ts';

/**
 * The maximum number of seats at a table, for any game.
 *
 * @example
 * command.safeParse({ do: 'seats', n: MAX_SEATS + 1 }).success; // => false
 */
export const MAX_SEATS = 40;

const seat = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);
/**
 * What a host has seen going on: see `goingOn`.
 *
 * @example
 * goingOnSeen.safeParse({ question: 7, title: 'vote', asked: [1, 2] }).success; // => true
 */
export const goingOnSeen: z.ZodType<GoingOn> = z.strictObject({
  question: z.int(),
  title: message.optional(),
  timer: z.strictObject({ since: z.number(), at: z.number() }).optional(),
  asked: z.array(seat).max(MAX_SEATS).readonly(),
});
/** 32 bytes as hexadecimal digits. */
const hex = z.string().regex(/^[0-9a-f]{64}$/);
const level = z.string().min(1).max(40);

/**
 * What people do at a table besides playing. Unless a comment says otherwise, anybody may do it, in the lobby.
 *
 * @example
 * command.parse({ do: 'sit', seat: 2, name: ' Mia ' }); // => { do: 'sit', seat: 2, name: 'Mia' }
 */
export const command = z.discriminatedUnion('do', [
  /** Takes a seat, the first free one if none is named. If name and mask are left out, the last ones are kept. */
  z.strictObject({
    do: z.literal('sit'),
    seat: seat.optional(),
    name: personName.optional(),
    mask: mask.optional(),
    /** Where the table has one. */
    password: password.optional(),
  }),
  /** If the settings require it: asks the host to be let in. */
  z.strictObject({ do: z.literal('knock'), name: personName }),
  /** Host: lets in somebody who has knocked, or refuses. */
  z.strictObject({ do: z.literal('letIn'), id: z.string().max(60), on: z.boolean() }),
  /**
   * At any time, for a device without a seat: says that it belongs to the person in that seat, whose own device is
   * lost.
   */
  z.strictObject({ do: z.literal('wasHere'), seat }),
  /** Host, at any time: gives a seat to a device that has said so, or refuses. The other device loses it. */
  z.strictObject({ do: z.literal('giveBack'), id: z.string().max(60), on: z.boolean() }),
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('ready'), on: z.boolean() }),
  /** Another name or mask, at any time. */
  z.strictObject({ do: z.literal('rename'), name: personName.optional(), mask: mask.optional() }),
  /** Host: sets options of the game; those left out keep their values. */
  z.strictObject({ do: z.literal('options'), options: z.record(z.string().max(60), z.unknown()) }),
  /**
   * Host, at any time: whether bots play for people who are gone, whether there is a chat, whether the table is listed,
   * and who may take a free seat: anybody, people who know the password, or people whom the host lets in.
   */
  z.strictObject({
    do: z.literal('settings'),
    botForAway: z.boolean().optional(),
    chat: z.boolean().optional(),
    listed: z.boolean().optional(),
    entry: z.enum(['open', 'password', 'knock']).optional(),
    password: password.optional(),
  }),
  /** Host: becomes game master, who sees everything, has no seat and may take moves back, if the options need one. */
  z.strictObject({ do: z.literal('master'), on: z.boolean(), name: personName.optional() }),
  /** At any time: writes to the current readers of a channel. */
  z.strictObject({ do: z.literal('say'), channel: z.string().min(1).max(60), text: chatText }),
  /** Host or game master, at any time: removes a message that they can read themselves. */
  z.strictObject({ do: z.literal('unsay'), id: z.string().min(1).max(60) }),
  /** Host or game master, at any time: stops somebody from writing, or allows it again. */
  z.strictObject({ do: z.literal('mute'), seat, on: z.boolean() }),
  /** Host or game master, while playing: stops the clocks, resumes them, or gives everybody more time. */
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('moreTime'), seconds: z.int().min(5).max(600) }),
  /**
   * Host or game master, while playing: what is going on ends as if its time were up, with clocks or without. If they
   * see something else by the time this arrives, it is refused. With `seat`, a bot answers this one question for one
   * person, if they are asked and do not do so first, and nothing else ends.
   */
  z.strictObject({ do: z.literal('goOn'), seen: goingOnSeen, seat: seat.optional() }),
  /** Game master, while playing: takes back the last `n` moves. Everybody is told. */
  z.strictObject({ do: z.literal('takeMovesBack'), n: z.int().min(1).max(50) }),
  /** Host: sets the number of seats. Empty ones are removed at the start. */
  z.strictObject({ do: z.literal('seats'), n: z.int().min(1).max(MAX_SEATS) }),
  /** Host: chooses another game, with its default options. */
  z.strictObject({ do: z.literal('game'), id: z.string().min(1).max(60) }),
  /** Host: a bot takes a seat, the first free one if none is named, at the first level if none is named. */
  z.strictObject({ do: z.literal('bot'), seat: seat.optional(), level: level.optional() }),
  /** Host: empties a seat. */
  z.strictObject({ do: z.literal('clear'), seat }),
  /** Host, at any time except at tables of an evening: makes the person in a seat host instead. */
  z.strictObject({ do: z.literal('handOver'), seat }),
  /** Host, while playing, except at tables of an evening: removes the person in a seat from the game for good. */
  z.strictObject({ do: z.literal('remove'), seat }),
  /**
   * Before a deal: contributes a number from this player's device. This is its SHA-256, until the number is asked for.
   */
  z.strictObject({ do: z.literal('seal'), hash: hex }),
  /** While the lobby says `dealing`: the number itself, 32 bytes. */
  z.strictObject({ do: z.literal('reveal'), number: hex }),
  /** Host, in the lobby: the big screen explains the game to the room, in a minute; or stops. */
  z.strictObject({ do: z.literal('tell'), on: z.boolean() }),
  /** Host: deals. */
  /** `anyway`: even if some players have not said that they are ready. */
  z.strictObject({ do: z.literal('start'), anyway: z.boolean().optional() }),
  /** Host, while the game is held (`lobby.held`): gives it up, back to the lobby. */
  z.strictObject({ do: z.literal('close') }),
  /** While playing, for the host or the person in the seat: a bot plays the seat until its person takes it back. */
  z.strictObject({ do: z.literal('replaceByBot'), seat: seat.optional(), level: level.optional() }),
  /** While playing: takes the person's own seat back from the bot. */
  z.strictObject({ do: z.literal('takeBack') }),
  /** While playing: leaves. A bot plays on, until its person takes the seat back or the game is over. */
  z.strictObject({ do: z.literal('leave') }),
  /** While playing, for players who are out: whom they bet on. Nobody else learns it before the end. */
  z.strictObject({ do: z.literal('bet'), seat }),
  /** Host, after the end: the same people play again at once. */
  z.strictObject({ do: z.literal('rematch') }),
  /** Host, after the end: back to the lobby, where seats, options and the game can be changed. */
  z.strictObject({ do: z.literal('lobby') }),
]);

/** A command: see `command`. */
export type Command = z.infer<typeof command>;
/** What a command is called: its `do`. */
export type CommandName = Command['do'];
