import { paceOption } from '@masque/mechanics';
import { z } from 'zod';
import { cardOptions, roleNames } from './roles/index.ts';

/** The table options. Each default is the rulebook's text or, where it is silent, the ruling told in the README. */
export const options = z.object({
  /** Which cards are dealt. */
  set: z.enum(['recommended', 'beginners', 'custom', 'code']).default('recommended'),
  /** The own set: cards and how many. */
  roles: z.partialRecord(z.enum(roleNames), z.int().min(0).max(40)).default({}),
  /** A set that somebody passed on. */
  code: z.string().max(60).default(''),
  /** Nobody knows which cards are in the game. */
  mystery: z.boolean().default(false),
  /** The card of whoever dies is turned up. */
  reveal: z.boolean().default(true),
  /** All tap at once in waves, or eyes closed and a voice that calls role after role. */
  nightMode: z.enum(['waves', 'classic']).default('waves'),
  /** Waves are left out when everybody knows that nobody can act in them. */
  skipWaves: z.boolean().default(true),
  /** A night before the first day, in which the Seer alone looks. */
  nightZero: z.enum(['none', 'seer_only']).default('none'),
  /** Accusations a day; `auto` by the number of the living. */
  trialLimit: z.enum(['auto', 'none', '1', '2', '3', '4', '5', '6', '7', '8', '9']).default('auto'),
  /** Raised hands: shown together, by number alone, or as they go up. */
  ballot: z.enum(['shown', 'secret', 'open']).default('shown'),
  accusedVotes: z.boolean().default(false),
  /** More than half has to agree; else half, rounded up. */
  strictMajority: z.boolean().default(false),
  /** The same person may be accused twice a day. */
  retrySameDay: z.boolean().default(false),
  /** A day without a lynching ends with a vote on all. */
  mustLynch: z.boolean().default(false),
  ...cardOptions,
  /** Werewolves win when they are as many as all others, or the evil as many as the good. */
  parity: z.enum(['all', 'evil_vs_good']).default('all'),
  /** Three rounds without a death bring a last vote. */
  stall: z.boolean().default(true),
  /** The dead see what everybody sees, or everything. */
  ghostView: z.enum(['public', 'all']).default('public'),
  /** Who leaves for good dies at dusk, or sits on in silence. */
  onLeave: z.enum(['dusk', 'stay']).default('dusk'),
  /** Who keeps the pace: the house by its clocks, or a person. */
  gm: z.enum(['server', 'human']).default('server'),
  pace: paceOption(['normal', 'brisk', 'relaxed', 'letters']),
});

export type Options = z.output<typeof options>;
