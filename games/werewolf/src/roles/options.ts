import { z } from 'zod';

/** Table options that change single cards. Only the entries of the cards read them. */
export const cardOptions = {
  wolvesMayPass: z.boolean().default(false),
  /** If the pack is divided: the first of the tied seats is killed, or nobody dies. */
  packTie: z.enum(['lowest', 'none']).default('lowest'),
  warlockKnown: z.boolean().default(true),
  /** The Warlock's hex stops Werewolves too. */
  hexWolves: z.boolean().default(false),
  /** The Bodyguard stops poison too. */
  guardStopsPoison: z.boolean().default(true),
  witchSelfHeal: z.boolean().default(true),
  /** The Witch no longer sees the attacked players once the healing potion is used. */
  witchBlindAfterHeal: z.boolean().default(false),
  /** The Witch is shown an attacked Were-Hamster. */
  witchSeesHamster: z.boolean().default(true),
  gravedigger: z.enum(['watch', 'open', 'off']).default('watch'),
  /** The Were-Hamster takes the Fool's win too. */
  hamsterUsurpsFool: z.boolean().default(false),
  /** The Seer's look kills the Were-Hamster. */
  seerKillsHamster: z.boolean().default(false),
  /** The Seer takes the Were-Hamster for a Werewolf. */
  seerSeesHamster: z.boolean().default(false),
  /** An attacked Were-Hamster becomes a Werewolf. */
  hamsterTurns: z.boolean().default(false),
};

export type CardOptions = z.output<z.ZodObject<typeof cardOptions>>;
