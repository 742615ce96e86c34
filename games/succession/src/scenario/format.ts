/** `role/faction` with faction `P` or `D`; with the name of a physical card where that matters. */
export type CardSpec = string | readonly [card: string, id: string];

/** `[actor, action, ...]`, a shorthand, or a clock; an object is a check. */
export type Step = readonly [string, ...unknown[]];

export interface Checks {
  readonly reject?: Step;
  readonly legal?: { readonly [seat: string]: readonly string[] };
  readonly illegal?: { readonly [seat: string]: readonly string[] };
  readonly targets?: { readonly [seat: string]: { readonly [type: string]: readonly string[] } };
  readonly samePrompt?: readonly string[];
  readonly check?: Expected;
}

/** A fact in words: `['role', 'Hal', 'heir', 'D']`. */
export type Told = readonly unknown[];

export interface Expected {
  readonly dead?: readonly string[];
  readonly deadOrder?: readonly string[];
  readonly alive?: readonly string[];
  readonly ghosts?: readonly string[];
  readonly cards?: { readonly [seat: string]: readonly [card: string, id: string] };
  readonly graveyardIds?: readonly string[];
  readonly criminals?: readonly string[];
  readonly ranks?: { readonly [seat: string]: number };
  readonly criminalsNow?: readonly string[];
  readonly badges?: { readonly [seat: string]: string };
  readonly supply?: { readonly [faction: string]: number };
  readonly poisoned?: readonly string[];
  readonly phase?: string;
  readonly contract?: { readonly [label: string]: string };
  readonly agreed?: { readonly [label: string]: readonly string[] };
  readonly locked?: { readonly [label: string]: readonly string[] };
  readonly winner?: string;
  readonly knows?: { readonly [seat: string]: readonly Told[] };
  readonly knowsNot?: { readonly [seat: string]: readonly Told[] };
  readonly public?: readonly Told[];
  readonly notPublic?: readonly Told[];
  readonly shownSet?: readonly string[];
  readonly sameView?: { readonly viewer: string; readonly between: readonly { readonly [seat: string]: CardSpec }[] };
}

/** What a deck scenario says of the tables it sets up. */
export interface DeckExpected {
  readonly decks?: { readonly [n: string]: { readonly [role: string]: number } };
  readonly deckOfVariant?: readonly ({ readonly [role: string]: number } | null)[];
  readonly rejected?: boolean | readonly boolean[];
  readonly supplyPerFaction?: number | { readonly [n: string]: number } | readonly number[];
  readonly extraNobleInOneFaction?: boolean;
  readonly extraFactionVariesWithSeed?: boolean;
  readonly publicDeckListNamesExtraFaction?: boolean;
  readonly anySeed?: boolean;
}

/** A table to set up. */
export interface TableSpec {
  readonly tier?: number;
  readonly n?: number | readonly number[];
  readonly optional?: readonly string[];
  readonly deck?: { readonly [faction: string]: readonly string[] };
  readonly options?: object;
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly options?: { readonly [name: string]: unknown };
  readonly seats?: { readonly [name: string]: CardSpec };
  readonly fill?: number;
  readonly graveyard?: { readonly [name: string]: CardSpec };
  readonly dealt?: { readonly [name: string]: string };
  readonly badges?: { readonly [name: string]: string };
  readonly poisoned?: { readonly [name: string]: string };
  readonly draws?: readonly string[];
  readonly start?: 'free' | 'tribunal';
  readonly setup?: TableSpec & { readonly variants?: readonly TableSpec[] };
  readonly do?: readonly (Step | Checks)[];
  readonly expect?: Expected & DeckExpected;
}
