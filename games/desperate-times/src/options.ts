import { paceOption } from '@masque/mechanics';
import { z } from 'zod';

/** The table options. Each default is the printed rule, or a ruling if the rulebook is silent. */
export const options = z.object({
  /** The first Speaker: random, the seat in `speaker`, or the player who has ever held the highest office. */
  firstSpeaker: z.enum(['random', 'host_picks', 'ask']).default('random'),
  /** The first Speaker's place at the table, from 1, if the host picks. */
  speaker: z.int().min(1).max(6).default(1),
  /** How many Bribes there are. */
  supply: z.int().min(12).max(30).default(16),
  /** Which Supporter stays public if both sides of a contest have the same number of Bribes. */
  contestTie: z.enum(['incumbent', 'newcomer', 'both_down']).default('incumbent'),
  /** Villagers with the same face contest each other, like all others. */
  villagersContest: z.boolean().default(true),
  /** Players may pass in the Endorsement. */
  allowPass: z.boolean().default(false),
  /** House abilities for the eight Supporters whose printed texts are not in the rulebook, or only the Mystic's. */
  abilities: z.enum(['house', 'mystic_only']).default('house'),
  /** Mystic: which Bribes are lost. */
  mysticBribes: z.enum(['anonymous', 'all']).default('anonymous'),
  /** Mystic: where lost Bribes go. */
  lostBribes: z.enum(['supply', 'removed']).default('supply'),
  /** Mystic: what happens to the cards that cannot be dealt out evenly. */
  mysticRemainder: z.enum(['deal', 'discard']).default('deal'),
  /** What decides a tie: the sum of a player's Anonymous Supporters, or the highest. */
  tiebreak: z.enum(['sum', 'highest']).default('sum'),
  /** The table shows what the viewer has legally seen of face-down cards. */
  memoryAid: z.boolean().default(true),
  /** The time to think. */
  pace: paceOption(),
  /** Seconds to select a card. */
  selectSeconds: z.int().min(5).max(86_400).default(45),
  /** Seconds for an Endorsement. */
  endorseSeconds: z.int().min(5).max(86_400).default(40),
  /** Seconds for each step of an ability. */
  abilitySeconds: z.int().min(5).max(86_400).default(25),
});

export type Options = z.output<typeof options>;
