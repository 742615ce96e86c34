import type { Message, Seat, Secret } from '@masque/core';
import type { Notebooks, Sealed } from '@masque/mechanics';
import type { Deck } from '../deck/tiers.ts';
import type { Options } from '../options.ts';
import type { CardFace, Faction } from '../roles/index.ts';
import type { Fact } from './fact.ts';

/** Who poisoned a player: a seat in one of its lives. Once that seat has died, the poison is void. */
export interface Poison {
  readonly by: Seat;
  readonly life: number;
}

/** A seat with what belongs to it. */
export interface Player {
  readonly alive: boolean;
  /** How often it has died: distinguishes knowledge of an earlier card from knowledge of this one. */
  readonly life: number;
  /** The life in which it was last publicly executed. */
  readonly executed: number | null;
  /** The card it holds, or last held as a ghost. Only the seat sees it. */
  readonly face: Secret<CardFace>;
  /** The physical card: nobody sees this; it only tracks whose card is where. */
  readonly card: Secret<number>;
  /** The physical card it was dealt at the start. */
  readonly dealt: Secret<number>;
  /** Whether the once-a-game ability of the card has been used. Stays with the card. */
  readonly spent: Secret<boolean>;
  /** Only the seat sees it; players who saw it happen have it in their notebooks. */
  readonly poison: Secret<Poison | null>;
  readonly badge: Faction | null;
}

/** A card in the graveyard. */
export interface Grave {
  readonly face: Secret<CardFace>;
  readonly card: Secret<number>;
  readonly spent: Secret<boolean>;
}

/** A badge offered to a player. */
interface BadgeOffer {
  readonly by: Seat;
  readonly to: Seat;
  readonly badge: Faction;
}

/** The result of pointing at a tribunal, once shown. */
interface Pointing {
  readonly fingers: readonly (readonly [from: Seat, to: Seat])[];
  /** Those with the most fingers. */
  readonly most: readonly Seat[];
}

/** Everything that the seats have in common: all but the contracts. */
export interface Court {
  readonly options: Options;
  /** What was announced before the deal: one faction's half, and whether one faction has an additional Noble. */
  readonly deck: Deck;
  readonly odd: boolean;
  readonly players: readonly Player[];
  /** Seats whose players have left for good: nobody waits for them. */
  readonly left: readonly Seat[];
  readonly graveyard: readonly Grave[];
  readonly supply: { readonly [F in Faction]: number };
  readonly badgeOffers: readonly BadgeOffer[];
  /** The players to whom each Viceroy has offered since the last tribunal: `[viceroy, target]`. */
  readonly offered: readonly (readonly [Seat, Seat])[];
  /** Factions that a Martyr has silenced until after the next tribunal. */
  readonly silenced: readonly Faction[];
  /** The song is over: no more contracts may pass the point of no return. */
  readonly bell: boolean;
  readonly tribunals: number;
  /** The pointing in progress. */
  readonly pointing: Sealed<Seat | 'nobody'> | null;
  readonly lastPointing: Pointing | null;
  readonly crown: { readonly heir: Seat; readonly faction: Faction; readonly accused: Seat | null } | null;
  /** What each seat has been shown. */
  readonly notebooks: Notebooks<Fact>;
  /** What everybody has been shown. */
  readonly known: readonly Fact[];
  /** Finished contracts, newest last. */
  readonly closed: readonly {
    readonly id: string;
    readonly members: readonly Seat[];
    readonly how: 'complete' | 'cancelled';
  }[];
  /** Who was invited to contracts during this song, whatever came of them. */
  readonly called: readonly (readonly Seat[])[];
  /** The number of contracts that were finished when the song began. */
  readonly closedBefore: number;
  /** Drawn at the deal. Without it, bots would begin every game in the same mood. */
  readonly salt: number;
  /** What was revealed at the end. */
  readonly account: readonly Message[];
}
