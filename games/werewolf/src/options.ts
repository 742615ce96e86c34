import { paceOption } from '@masque/mechanics';
import { z } from 'zod';
import { cardOptions, roleNames } from './roles/index.ts';

/** The table options. Each default is the rulebook's text or, if it is silent, the ruling in the README. */
export const options = z.object({
  /** Which cards are dealt. */
  set: z.enum(['recommended', 'beginners', 'custom', 'code']).default('recommended'),
  /** The custom set: cards with their numbers. */
  roles: z.partialRecord(z.enum(roleNames), z.int().min(0).max(40)).default({}),
  /** The share code of a set. */
  code: z.string().max(60).default(''),
  /** Nobody knows which cards are in the game. */
  mystery: z.boolean().default(false),
  /** The cards of the dead are turned up. */
  reveal: z.boolean().default(true),
  /** Everybody taps at once in waves, or everybody closes their eyes and a voice calls role after role. */
  nightMode: z.enum(['waves', 'classic']).default('waves'),
  /** Waves are skipped when everybody knows that nobody can act in them. */
  skipWaves: z.boolean().default(true),
  /** A night before the first day, in which only the Seer looks. */
  nightZero: z.enum(['none', 'seer_only']).default('none'),
  /** Accusations a day; `auto` depends on the number of living players. */
  trialLimit: z.enum(['auto', 'none', '1', '2', '3', '4', '5', '6', '7', '8', '9']).default('auto'),
  /** Raised hands: shown together, as a number only, or as they go up. */
  ballot: z.enum(['shown', 'secret', 'open']).default('shown'),
  accusedVotes: z.boolean().default(false),
  /** More than half has to agree; otherwise half, rounded up. */
  strictMajority: z.boolean().default(false),
  /** A player may be accused twice a day. */
  retrySameDay: z.boolean().default(false),
  /** A day without a lynching ends with a vote on everybody. */
  mustLynch: z.boolean().default(false),
  ...cardOptions,
  /** Werewolves win when they are as many as all others, or when the evil are as many as the good. */
  parity: z.enum(['all', 'evil_vs_good']).default('all'),
  /** Three rounds without a death lead to a last vote. */
  stall: z.boolean().default(true),
  /** The dead see the public view, or everything. */
  ghostView: z.enum(['public', 'all']).default('public'),
  /** A player who leaves for good dies at dusk, or stays as a silent player. */
  onLeave: z.enum(['dusk', 'stay']).default('dusk'),
  /** Who sets the pace: the server's clocks, or a person. */
  gm: z.enum(['server', 'human']).default('server'),
  pace: paceOption(['normal', 'brisk', 'relaxed', 'letters']),
});

export type Options = z.output<typeof options>;
