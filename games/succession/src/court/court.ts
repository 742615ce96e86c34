import type { Message, Seat, Secret } from '@masque/core';
import type { Notebooks, Sealed } from '@masque/mechanics';
import type { Deck } from '../deck/tiers.ts';
import type { Options } from '../options.ts';
import type { Face, Faction } from '../roles/index.ts';
import type { Fact } from './fact.ts';

/** Who poisoned somebody: a seat in one of its lives. Once it has died, the source is void. */
export interface Poison {
  readonly by: Seat;
  readonly life: number;
}

/** A seat with what belongs to it. */
export interface Player {
  readonly alive: boolean;
  /** How often it has died: tells what was known of an earlier card from what is known of this one. */
  readonly life: number;
  /** In which of its lives it was executed before everybody, the last time. */
  readonly executed: number | null;
  /** The card it holds, or as a ghost held last. Its own secret. */
  readonly face: Secret<Face>;
  /** The physical card: nobody sees it, it only says whose card lies where. */
  readonly card: Secret<number>;
  /** The physical card it was dealt at the start. */
  readonly dealt: Secret<number>;
  /** Has the once-a-game ability of the card been used? Stays with the card. */
  readonly spent: Secret<boolean>;
  /** Its own secret: those who saw it happen have it in their notebooks. */
  readonly poison: Secret<Poison | null>;
  readonly badge: Faction | null;
}

/** A card in the graveyard. */
export interface Grave {
  readonly face: Secret<Face>;
  readonly card: Secret<number>;
  readonly spent: Secret<boolean>;
}

/** A badge held out to somebody. */
interface BadgeOffer {
  readonly by: Seat;
  readonly to: Seat;
  readonly badge: Faction;
}

/** A pointing at a tribunal, once shown. */
interface Pointing {
  readonly fingers: readonly (readonly [from: Seat, to: Seat])[];
  /** Those with the most fingers. */
  readonly most: readonly Seat[];
}

/** All that the seats have in common: everything but the contracts. */
export interface Court {
  readonly options: Options;
  /** What was announced before the deal: one faction's half, and whether one faction has a further Noble. */
  readonly deck: Deck;
  readonly odd: boolean;
  readonly players: readonly Player[];
  /** Seats whose players have left for good: nobody waits for them. */
  readonly left: readonly Seat[];
  readonly graveyard: readonly Grave[];
  readonly supply: { readonly [F in Faction]: number };
  readonly badgeOffers: readonly BadgeOffer[];
  /** To whom each Viceroy has offered since the last tribunal: `[viceroy, target]`. */
  readonly offered: readonly (readonly [Seat, Seat])[];
  /** Factions that a Martyr has silenced until after the next tribunal. */
  readonly silenced: readonly Faction[];
  /** The song is over: nobody may pass the point of no return any more. */
  readonly bell: boolean;
  readonly tribunals: number;
  /** The pointing that is going on. */
  readonly pointing: Sealed<Seat | 'nobody'> | null;
  readonly lastPointing: Pointing | null;
  readonly crown: { readonly heir: Seat; readonly faction: Faction; readonly accused: Seat | null } | null;
  /** What each seat has been shown. */
  readonly notebooks: Notebooks<Fact>;
  /** What everybody has been shown. */
  readonly known: readonly Fact[];
  /** Contracts that are over, newest last. */
  readonly closed: readonly {
    readonly id: string;
    readonly members: readonly Seat[];
    readonly how: 'complete' | 'cancelled';
  }[];
  /** Who was called together in this song, whether or not anything came of it. */
  readonly called: readonly (readonly Seat[])[];
  /** How many contracts were over when the song began. */
  readonly closedBefore: number;
  /** What came to light at the end. */
  readonly account: readonly Message[];
}
