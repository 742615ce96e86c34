import type { ScenarioLike } from '@masque/testkit';
import { optionsSchema, type Options } from '../src/options.ts';
import { roleNames, type CardFace, type Faction } from '../src/roles/index.ts';

/** `role/faction` with faction `P` or `D`; with the name of a physical card where that matters. */
export type CardSpec = string | readonly [card: string, id: string];

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

/** Sides by seat: who proposes comes first. */
export type Sides = { readonly [seat: string]: 'R' | 'F' };

/** A position with what is done in it, or (`setup`) tables whose decks are looked at. */
export interface Scenario extends ScenarioLike {
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
}

export const factionOf = (letter: string): Faction => {
  if (letter !== 'P' && letter !== 'D') throw new RangeError(`"${letter}" is not a faction. Write P or D`);
  return letter === 'P' ? 'phoenix' : 'dragon';
};
export const letterOf = (faction: Faction): string => (faction === 'phoenix' ? 'P' : 'D');

export function faceOfSpec(spec: CardSpec): CardFace {
  const [name, letter] = (typeof spec === 'string' ? spec : spec[0]).split('/') as [string, string];
  const role = roleNames.find((it) => it === name);
  if (!role) throw new RangeError(`there is no role "${name}"`);
  return { role, faction: factionOf(letter) };
}

/** Table options in the words of scenarios, which write numbers where the form of options has a choice of words. */
export function optionsOf(given: object = {}): Options {
  const defaults = optionsSchema.parse({}) as Record<string, unknown>;
  const words = Object.entries(given).map(([name, value]: [string, unknown]) => {
    if (!(name in defaults)) throw new RangeError(`there is no option "${name}"`);
    return [name, typeof value === 'number' && typeof defaults[name] === 'string' ? String(value) : value];
  });
  return optionsSchema.parse({ peek: 0, ...Object.fromEntries(words) });
}
