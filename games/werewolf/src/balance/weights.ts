import type { Role } from '../roles.ts';

/**
 * How much each tenth of the table in a card moves the odds of the village against the Werewolves (logit), as fitted by
 * `tools/fit.ts` to games of `normal` bots with sets drawn by chance for 7 to 16 players. Villagers are the measure: zero.
 */
export const weights: { readonly base: number; readonly card: { readonly [role in Role]?: number } } = {
  base: 1.163,
  card: { werewolf: -0.569 },
};
