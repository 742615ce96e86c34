import { paceOption } from '@masque/mechanics';
import { z } from 'zod';
import { kinds, objects } from './cards/index.ts';

/** The objects without a seal, which a first trip leaves out. */
export const unsealed = kinds.filter((kind) => !objects[kind].seal);

/** The table options. Each default is the wording of the rulebook, or a ruling if it is silent. */
export const options = z.object({
  /** All objects, only those with a seal, or those and `extras`. */
  objectSet: z.enum(['full', 'firstTrip', 'custom']).default('full'),
  /** Objects without a seal that are added to a custom set. */
  extras: z.array(z.enum(unsealed)).meta({ uniqueItems: true }).default([]),
  /** The objects that join the Bags in the opening hands are shown to everybody before the deal. */
  openingVisible: z.boolean().default(true),
  /** Who begins: a random player, or the seat in `startsAt`. */
  firstSeat: z.enum(['random', 'host']).default('random'),
  /** The seat that begins if the host names it: 1 is the first. */
  startsAt: z.int().min(1).max(10).default(1),
  /** Diplomat and Clairvoyant may still be used for a short time after a trade or a duel. */
  afterWindow: z.boolean().default(true),
  /** The Diplomat's demand is allowed in addition to any action, or only to a trade. */
  diplomat: z.enum(['free', 'tradeOnly']).default('free'),
  /** The Duelist adds a point. */
  duelistBonus: z.boolean().default(true),
  /** The Doctor may also undo a tie in which an object would be drawn. */
  doctorOnTie: z.boolean().default(true),
  /** The allies to name: enough of them, or exactly all who hold what the society needs. */
  naming: z.enum(['sufficient', 'exact']).default('sufficient'),
  /** Allies are named all at once, or one by one while they show their cards. */
  reveal: z.enum(['sealed', 'oneByOne']).default('sealed'),
  /** This many consecutive rounds of passing end the game without a winner; 0: never. */
  stalemateRounds: z.int().min(0).max(10).default(3),
  /** After this many rounds the game ends without a winner; 0: never. */
  roundCap: z.int().min(0).max(100).default(0),
  /** The time to think. */
  pace: paceOption(),
  /** Questions about cards in a duel stay open for their full time, so that answering times reveal nothing. */
  fixedWindows: z.boolean().default(false),
  /** What a player has legally seen stays in their notebook; otherwise only until the end of the next turn. */
  memoryAid: z.boolean().default(true),
});

export type Options = z.output<typeof options>;
