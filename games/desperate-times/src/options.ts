import { paceOption } from '@masque/mechanics';
import { z } from 'zod';

/** The table options. Each default is the printed rule, or the ruling where the rulebook is silent. */
export const options = z.object({
  /** Who speaks first: chance, the seat the host names in `speaker`, or the highest office anybody has ever held. */
  firstSpeaker: z.enum(['random', 'host_picks', 'ask']).default('random'),
  /** The first Speaker's place at the table, from 1, where the host picks. */
  speaker: z.int().min(1).max(6).default(1),
  /** How many Bribes there are. */
  supply: z.int().min(12).max(30).default(16),
  /** Who stays public when a contested Supporter has been Bribed equally by both. */
  contestTie: z.enum(['incumbent', 'newcomer', 'both_down']).default('incumbent'),
  /** Villagers of the same face contest each other, like everybody else. */
  villagersContest: z.boolean().default(true),
  /** One may do nothing in the Endorsement. */
  allowPass: z.boolean().default(false),
  /** Abilities of our own for the eight Supporters whose printed texts are not in the rulebook, or the Mystic's alone. */
  abilities: z.enum(['house', 'mystic_only']).default('house'),
  /** Mystic: which Bribes are lost. */
  mysticBribes: z.enum(['anonymous', 'all']).default('anonymous'),
  /** Mystic: where lost Bribes go. */
  lostBribes: z.enum(['supply', 'removed']).default('supply'),
  /** Mystic: what becomes of the cards that do not go round evenly. */
  mysticRemainder: z.enum(['deal', 'discard']).default('deal'),
  /** What decides a tie: all values of one's Anonymous Supporters, or the highest. */
  tiebreak: z.enum(['sum', 'highest']).default('sum'),
  /** The table shows what one has legally seen of face-down cards. */
  memoryAid: z.boolean().default(true),
  /** How long one has to think. */
  pace: paceOption(),
  /** Seconds to select a card. */
  selectSeconds: z.int().min(5).max(86_400).default(45),
  /** Seconds for an Endorsement. */
  endorseSeconds: z.int().min(5).max(86_400).default(40),
  /** Seconds for each step of an ability. */
  abilitySeconds: z.int().min(5).max(86_400).default(25),
});

export type Options = z.output<typeof options>;
