import type { Options } from '../options.ts';
import type { Role } from '../roles/index.ts';

/** The number of cards of each role in one faction's half of the deck. */
export type Deck = { readonly [R in Role]?: number };

/** Fills up the deck; at an odd table one faction has one more. */
export const FILLER: Role = 'noble';

/** Cards of one faction at a table of `n`: both factions get the same number; an odd one is a Noble. */
export const perFaction = (n: number): number => Math.floor(n / 2);

/** One Spy for every four cards of a faction, at least one. */
export const tier1 = (t: number): Deck => {
  const spy = Math.max(1, Math.floor(t / 4));
  return { heir: 1, spy, noble: t - 1 - spy };
};

/** The five roles of the list and Nobles; with four cards, without the Witness. */
export const tier2 = (t: number): Deck =>
  t < 5
    ? { heir: 1, spy: 1, psycho: 1, magistrate: 1, noble: t - 4 }
    : { heir: 1, spy: 1, psycho: 1, magistrate: 1, witness: 1, noble: t - 5 };

/** The list with the two roles it forgets; an Assassin for every four of the remaining Nobles. */
function tier3(t: number): Deck {
  if (t < 7) return { heir: 1, spy: 1, magistrate: 1, assassin: 1, viceroy: t > 4 ? 1 : 0, guard: t > 5 ? 1 : 0 };
  const guard = Math.max(1, Math.floor(t / 4));
  const rest = t - 5 - guard;
  const assassin = Math.max(1, Math.floor(rest / 5));
  return { heir: 1, spy: 1, magistrate: 1, viceroy: 1, witness: 1, guard, assassin, noble: rest - assassin };
}

/** The list of the rulebook, literally: nobody can give out badges. */
export function literalTier3(t: number): Deck {
  const rest = t - 4;
  const assassin = Math.max(1, Math.floor(rest / 5));
  return { heir: 1, spy: 1, magistrate: 1, witness: 1, assassin, noble: rest - assassin };
}

/** What makes room for chosen roles, in this order. */
const yields: readonly Role[] = [FILLER, 'guard', 'witness'];

/** The deck with chosen roles in it, or `null` if too many were chosen. */
export function withRoles(deck: Deck, chosen: readonly Role[]): Deck | null {
  const out: { [R in Role]?: number } = { ...deck };
  for (const role of chosen) {
    const gone = yields.find((it) => (out[it] ?? 0) > 0);
    if (!gone) return null;
    out[gone] = out[gone]! - 1;
    out[role] = (out[role] ?? 0) + 1;
  }
  return out;
}

/** The deck of a tier for `n` seats; `null` if the chosen roles find no room. */
export function tierDeck(options: Pick<Options, 'tier' | 'roles' | 'literalTier3'>, n: number): Deck | null {
  const t = perFaction(n);
  if (options.tier === '1') return tier1(t);
  if (options.tier === '2') return tier2(t);
  const base = options.literalTier3 ? literalTier3(t) : tier3(t);
  return options.tier === '4' ? withRoles(base, options.roles) : base;
}
