import type { Character } from '../characters.ts';
import type { PhaseName } from '../state.ts';

/** A position and what is done in it, as in the scenario files of this game. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly given: Given;
  readonly do: readonly Operation[];
  readonly expect?: Expectation;
}

export interface Given {
  /** Only the set-up with that many players. */
  readonly deal?: number;
  readonly n?: number;
  readonly first?: number;
  readonly hands?: readonly (readonly string[])[];
  readonly coins?: readonly number[];
  /** Top first. */
  readonly deck?: readonly string[];
  readonly lost?: readonly (readonly string[])[];
  readonly opts?: object;
  readonly factions?: readonly ('L' | 'R')[];
  readonly reserve?: number;
}

/** `['act', seat, action, target?]`, `['r', seat, answer, role?]`, `['allpass']`, `['show', seat, card]`, checks, ... */
export type Operation = readonly [string, ...unknown[]];

export type Expectation = { readonly [what: string]: unknown };

/** The short codes of the files. */
const codes: Readonly<Record<string, Character>> = {
  DUK: 'duke',
  ASN: 'assassin',
  CAP: 'captain',
  AMB: 'ambassador',
  INQ: 'inquisitor',
  CON: 'contessa',
};

export function characterOf(code: unknown): Character {
  const character = codes[String(code)];
  if (!character) throw new TypeError(`${JSON.stringify(code)} is no character: ${Object.keys(codes).join(', ')}`);
  return character;
}

export const codeOf = (character: string): string =>
  Object.keys(codes).find((code) => codes[code] === character) ?? character;

export const phaseNames: Readonly<Record<PhaseName, string>> = {
  pick: 'DUEL_PICK',
  action: 'ACTION',
  challenge: 'W_CHA',
  block: 'W_BLK',
  challengeBlock: 'W_CHB',
  prove: 'PROVE',
  lose: 'LOSE',
  exchange: 'EXCHANGE',
  examShow: 'EXAM_SHOW',
  examDecide: 'EXAM_DECIDE',
  over: 'DONE',
};
