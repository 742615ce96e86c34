import { paceOption } from '@masque/mechanics';
import { z } from 'zod';
import { kinds, objects } from './cards/index.ts';

/** The objects without a seal: what a first trip leaves at home. */
export const unsealed = kinds.filter((kind) => !objects[kind].seal);

/** The table options. Each default is the rulebook's plain word, or the ruling where it has none. */
export const options = z.object({
  /** All objects, only those with a seal, or those and `extras`. */
  objectSet: z.enum(['full', 'firstTrip', 'custom']).default('full'),
  /** Objects without a seal that are added to a custom set. */
  extras: z.array(z.enum(unsealed)).meta({ uniqueItems: true }).default([]),
  /** The objects that join the Bags in the opening hands are shown to all before they are dealt. */
  openingVisible: z.boolean().default(true),
  /** Who begins: chance, or the seat that the host names in `startsAt`. */
  firstSeat: z.enum(['random', 'host']).default('random'),
  /** The seat that begins if the host names it: 1 is the first. */
  startsAt: z.int().min(1).max(10).default(1),
  /** Diplomat and Clairvoyant may still be used for a short while after a trade or a duel. */
  afterWindow: z.boolean().default(true),
  /** The Diplomat's demand comes on top of any action, or of a trade alone. */
  diplomat: z.enum(['free', 'tradeOnly']).default('free'),
  /** The Duelist adds a point. */
  duelistBonus: z.boolean().default(true),
  /** The Doctor may also undo a tie in which an object would be drawn. */
  doctorOnTie: z.boolean().default(true),
  /** Allies to be named: enough of them, or exactly all that hold what the society needs. */
  naming: z.enum(['sufficient', 'exact']).default('sufficient'),
  /** Allies are named all at once, or one by one while they show their cards. */
  reveal: z.enum(['sealed', 'oneByOne']).default('sealed'),
  /** So many rounds of nothing but passing end the game without a winner; 0: never. */
  stalemateRounds: z.int().min(0).max(10).default(3),
  /** After so many rounds the game ends without a winner; 0: never. */
  roundCap: z.int().min(0).max(100).default(0),
  /** How long one has to think. */
  pace: paceOption(),
  /** Windows in which several answer last their whole time, so that nothing shows in how long they took. */
  fixedWindows: z.boolean().default(false),
  /** What a seat has lawfully seen stays in its notebook; otherwise only until the next turn is over. */
  memoryAid: z.boolean().default(true),
});

export type Options = z.output<typeof options>;
