import { z } from 'zod';
import { chatText } from './chat.ts';
import { mask, personName } from './masks.ts';

/** Most seats any table has. */
export const MOST_SEATS = 40;

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const level = z.string().min(1).max(40);

/**
 * What people do at a table besides playing. `host`: only the host may. All but the marked ones are for the lobby.
 */
export const command = z.discriminatedUnion('do', [
  /** Takes a seat, the first free one if none is named. The name and mask last chosen are kept where left out. */
  z.strictObject({ do: z.literal('sit'), seat: seat.optional(), name: personName.optional(), mask: mask.optional() }),
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('ready'), on: z.boolean() }),
  /** Another name or mask, at any time. */
  z.strictObject({ do: z.literal('rename'), name: personName.optional(), mask: mask.optional() }),
  /** Host: the options of the game; those left out keep their value. */
  z.strictObject({ do: z.literal('options'), options: z.record(z.string().max(60), z.unknown()) }),
  /** Host: what the table does by itself and whether people write to each other, at any time. */
  z.strictObject({ do: z.literal('settings'), botForAway: z.boolean().optional(), chat: z.boolean().optional() }),
  /** Host: watches over the game without a seat, sees everything and may take moves back; where the options want it. */
  z.strictObject({ do: z.literal('master'), on: z.boolean(), name: personName.optional() }),
  /** At any time: writes to those who read a channel now. */
  z.strictObject({ do: z.literal('say'), channel: z.string().min(1).max(60), text: chatText }),
  /** Host or game master, at any time: takes away what somebody has said, if they can read it themselves. */
  z.strictObject({ do: z.literal('unsay'), id: z.string().min(1).max(60) }),
  /** Host or game master, at any time: somebody may write no more, or may again. */
  z.strictObject({ do: z.literal('mute'), seat, on: z.boolean() }),
  /** Host or game master, while playing: stops the clocks, lets them run, or gives everybody more time. */
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('moreTime'), seconds: z.int().min(5).max(600) }),
  /** Game master, while playing: takes back the last so many moves. Everybody is told. */
  z.strictObject({ do: z.literal('takeMovesBack'), n: z.int().min(1).max(50) }),
  /** Host: how many places there are. Empty ones are cleared away at the start. */
  z.strictObject({ do: z.literal('seats'), n: z.int().min(1).max(MOST_SEATS) }),
  /** Host: another game. Its options begin with their defaults. */
  z.strictObject({ do: z.literal('game'), id: z.string().min(1).max(60) }),
  /** Host: a bot takes a seat, the first free one if none is named, at the first level if none is named. */
  z.strictObject({ do: z.literal('bot'), seat: seat.optional(), level: level.optional() }),
  /** Host: empties a seat, whoever sits there. */
  z.strictObject({ do: z.literal('clear'), seat }),
  /** Host: deals. */
  z.strictObject({ do: z.literal('start') }),
  /** While playing; the host, or whoever sits there: a bot plays the seat until its person takes it back. */
  z.strictObject({ do: z.literal('replaceByBot'), seat: seat.optional(), level: level.optional() }),
  /** While playing: one plays one's own seat again. */
  z.strictObject({ do: z.literal('takeBack') }),
  /** While playing: leaves the game for good. */
  z.strictObject({ do: z.literal('resign') }),
  /** Host, after the end: the same people play again at once. */
  z.strictObject({ do: z.literal('rematch') }),
  /** Host, after the end: back to the lobby, where seats, options and the game can be changed. */
  z.strictObject({ do: z.literal('lobby') }),
]);

export type Command = z.infer<typeof command>;
export type CommandName = Command['do'];
