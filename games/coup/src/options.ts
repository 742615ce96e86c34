import { paceOption, recordOf } from '@masque/mechanics';
import { z } from 'zod';
import { cards, guests } from './cards/index.ts';

const off = z.boolean().default(false);

/** A character in the place of another: Inquisitors instead of Ambassadors. */
const invitations = recordOf(guests, () => off);

/** The table options of Coup. Each default is the dossier's ruling or the published game. */
export const options = z.object({
  /** How challenges and blocks are taken when several want to: sealed answers, or whoever is first. */
  window: z.enum(['sealed', 'race']).default('sealed'),
  /** Assassinate and Steal: the target may block in the same question in which all may challenge. */
  fastWindows: off,
  /** Windows stay open for their whole time, even when all have answered. */
  fixedWindows: off,
  ...invitations,
  /** Allegiances, conversion, embezzlement (the Reformation expansion). */
  reformation: off,
  /** Two players: each first keeps one card of an own set of five. */
  duelDraft: off,
  /** A target that lost its own challenge may still block. */
  blockAfterOwnChallenge: z.boolean().default(true),
  /** One may steal from somebody without coins. */
  stealZero: off,
  /** A claim that is true is proved without asking. */
  autoProve: off,
  /** Reformation: no examining of one's own side. */
  examineFaction: off,
  /** Reformation: how "no Duke" is proved: by showing and replacing the cards, or by word of the house. */
  embezzleProof: z.enum(['show', 'server_attests']).default('show'),
  /** Players who are out see all hands. */
  ghostView: off,
  /** After so many turns the strongest wins; 0: never; `null`: as many as suit the number of players. */
  turnCap: z.int().min(0).max(1000).nullable().default(null),
  /** How long one has to think. */
  pace: paceOption(),
});

export type Options = z.output<typeof options>;

/** Turns of each player that are enough for almost every game. */
const TURNS_EACH = 30;

/** The turn after which the strongest wins; 0: there is none. */
export const turnCap = (chosen: Options, seats: number): number => chosen.turnCap ?? TURNS_EACH * seats;

/** What is wrong with these options for so many players. */
export function check(chosen: Options, seats: number): string[] {
  const places = guests.filter((it) => chosen[it]).map((it) => cards[it].instead);
  return [
    ...(chosen.duelDraft && seats !== 2 ? ['check.duel'] : []),
    ...(new Set(places).size < places.length ? ['check.place'] : []),
  ];
}
