import type { Role } from '../roles.ts';

/**
 * How much each tenth of the table in a card moves the odds of the village against the Werewolves (logit), as fitted by
 * `tools/fit.ts` to games of `normal` bots with sets drawn by chance for 7 to 16 players. Villagers are the measure: zero.
 */
export const weights: { readonly base: number; readonly card: { readonly [role in Role]?: number } } = {
  base: 0.066,
  card: {
    werewolf: -0.429,
    seer: 0.266,
    bodyguard: -0.066,
    witch: 0.146,
    hunter: 0.185,
    mason: 0.251,
    scryer: -0.151,
    matchmaker: 0.078,
    sorceress: -0.17,
    cultist: -0.179,
    warlock: -0.333,
    thief: 0.14,
    fool: 0.086,
    hamster: -0.098,
    devil: 0.304,
    gravedigger: -0.016,
  },
};
