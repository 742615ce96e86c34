import { paceOption, recordOf } from '@masque/mechanics';
import { z } from 'zod';
import { cards, guests } from './cards/index.ts';

const off = z.boolean().default(false);

/** One character replaces another: Inquisitors instead of Ambassadors. */
const invitations = recordOf(guests, () => off);

/** The table options of Coup. Each default is a ruling of the rules' dossier or the published game. */
export const options = z.object({
  /** What happens if several want to challenge or block: sealed answers, or the first one wins. */
  window: z.enum(['sealed', 'race']).default('sealed'),
  /** Assassinate and Steal: the target may block in the same question in which everybody may challenge. */
  fastWindows: off,
  /** Questions stay open for their full time, even when everybody has answered. */
  fixedWindows: off,
  ...invitations,
  /** Allegiances, conversion, embezzlement (the Reformation expansion). */
  reformation: off,
  /** Two players: each first keeps one card from a set of five of their own. */
  duelDraft: off,
  /** A target that lost its own challenge may still block. */
  blockAfterOwnChallenge: z.boolean().default(true),
  /** Players may steal from a player without coins. */
  stealZero: off,
  /** True claims are proved automatically. */
  autoProve: off,
  /** Reformation: players of the same side cannot be examined. */
  examineFaction: off,
  /** Reformation: how "no Duke" is proved: by showing and replacing the cards, or by the server's word. */
  embezzleProof: z.enum(['show', 'server_attests']).default('show'),
  /** Players who are out see all hands. */
  ghostView: off,
  /** After this many turns the strongest wins; 0: never; `null`: depends on the number of players. */
  turnCap: z.int().min(0).max(1000).nullable().default(null),
  /** The time to think. */
  pace: paceOption(),
});

export type Options = z.output<typeof options>;

/** The turns per player that are enough for almost every game. */
const TURNS_EACH = 30;

/** The turn after which the strongest wins; 0: none. */
export const turnCap = (chosen: Options, seats: number): number => chosen.turnCap ?? TURNS_EACH * seats;

/** The problems of these options for so many players. */
export function check(chosen: Options, seats: number): string[] {
  const places = guests.filter((it) => chosen[it]).map((it) => cards[it].instead);
  return [
    ...(chosen.duelDraft && seats !== 2 ? ['check.duel'] : []),
    ...(new Set(places).size < places.length ? ['check.place'] : []),
  ];
}
