import type { Seat } from '@masque/core';
import type { ScenarioLike } from '@masque/testkit';
import type { MonteeActions, PhaseName } from '../src/state.ts';

/** A position, what is done in it, what must then be so: as in the scenario files of this game. */
export interface Scenario extends ScenarioLike {
  /** Instead of a position: what must be true of every deal. */
  readonly setup?: { readonly n: number; readonly set?: string; readonly options?: object };
  /** `[society, profession, objects]` by letter, clockwise. */
  readonly seats?: { readonly [letter: string]: readonly [string, string, readonly string[]] };
  /** Seats whose profession lies face up. */
  readonly up?: readonly string[];
  readonly first?: string;
  /** Top first. */
  readonly pile?: readonly string[];
  readonly pool?: readonly string[];
  readonly options?: object;
}

/** Something done, or that could be: `[action, ...]`, in an operation after the letter of a seat. */
export type ActionWords = readonly unknown[];

export const letterOf = (seat: Seat): string => String.fromCharCode(65 + seat);

/** The seat of a letter. */
export const seatOf = (letter: string): Seat => letter.charCodeAt(0) - 65;

/** A single capital letter is a seat; everything else is what it is. */
export const valueOf = (given: unknown): unknown =>
  typeof given === 'string' && /^[A-Z]$/.test(given) ? seatOf(given) : given;

/** The parameters of each action in the order in which the files write them. */
export const parameters: { readonly [T in keyof MonteeActions]?: readonly (keyof MonteeActions[T] & string)[] } = {
  offer: ['to', 'card'],
  duel: ['against'],
  demand: ['to', 'kind', 'give'],
  accept: ['card'],
  adopt: ['profession'],
  direction: ['side'],
  hand: ['card'],
  gift: ['to', 'card'],
  arrange: ['cards'],
  pay: ['card'],
  hypnotize: ['whom'],
  play: ['card'],
  poison: ['winner'],
  take: ['card'],
  swap: ['card', 'back'],
  proclaim: ['named'],
  name: ['whom'],
};

/** Phases that the files call by the card that they are for. */
const phases: { readonly [name in PhaseName]?: string } = {
  interrupt: 'priest',
  undo: 'doctor',
  adopt: 'coat',
  rotation: 'sextant',
};
export const phaseName = (phase: string): string => phases[phase as PhaseName] ?? phase;

/** The one that names the winner of a duel. */
export const POISON = 'poisonMixer';

/** Entries that the files call by another word. */
const kinds: Readonly<Record<string, string>> = {
  poisoned: 'played',
  rotation: 'sextant',
  rotated: 'sextantMoved',
  'proclaimed.order': 'proclaimed',
  'proclaimed.brotherhood': 'proclaimed',
  'proclaimed.loge': 'proclaimed',
};
export const kindName = (kind: string): string => kinds[kind] ?? kind;

/** Does an entry begin with these words? Lists are compared as sets. */
export const begins = (entry: ActionWords, words: ActionWords): boolean =>
  words.every((word, i) => JSON.stringify(asSet(entry[i])) === JSON.stringify(asSet(word)));

const asSet = (value: unknown): unknown => (Array.isArray(value) ? [...value].map(String).sort() : value);
