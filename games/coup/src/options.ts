import { z } from 'zod';

/** The table options of Coup. Each default is the dossier's ruling or the published game. */
export const options = z.object({
  /** How challenges and blocks are taken when several want to: sealed answers, or whoever is first. */
  window: z.enum(['sealed', 'race']).default('sealed'),
  /** Assassinate and Steal: the target may block in the same question in which all may challenge. */
  fastWindows: z.boolean().default(false),
  /** Windows stay open for their whole time, even when all have answered. */
  fixedWindows: z.boolean().default(false),
  /** Inquisitors instead of Ambassadors. */
  inquisitor: z.boolean().default(false),
  /** Allegiances, conversion, embezzlement (the Reformation expansion). */
  reformation: z.boolean().default(false),
  /** Two players: each first keeps one card of an own set of five. */
  duelDraft: z.boolean().default(false),
  /** A target that lost its own challenge may still block. */
  blockAfterOwnChallenge: z.boolean().default(true),
  /** One may steal from somebody without coins. */
  stealZero: z.boolean().default(false),
  /** A claim that is true is proved without asking. */
  autoProve: z.boolean().default(false),
  /** Reformation: no examining of one's own side. */
  examineFaction: z.boolean().default(false),
  /** Reformation: how "no Duke" is proved: by showing and replacing the cards, or by word of the house. */
  embezzleProof: z.enum(['show', 'server_attests']).default('show'),
  /** Players who are out see all hands. */
  ghostView: z.boolean().default(false),
  /** After so many turns the strongest wins; 0: never. */
  turnCap: z.int().min(0).max(1000).default(150),
  /** How long one has to think. */
  pace: z.enum(['normal', 'relaxed', 'brisk', 'off']).default('normal'),
});

export type Options = z.output<typeof options>;
