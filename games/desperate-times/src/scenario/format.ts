import type { Supporter } from '../supporters.ts';

/** A position, what is done in it, and what must come of it. One JSON object on each line of a file. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly given: Given;
  readonly do: readonly Operation[];
  readonly expect: Expected;
}

export interface Given {
  /** Only a deal, for so many Contenders. */
  readonly deal?: number;
  readonly n?: number;
  readonly speaker?: number;
  readonly round?: number;
  /** Supporters by seat: a code, `^` if public, `+2` for two Bribes. */
  readonly areas?: readonly (readonly string[])[];
  /** Missing: the last cards have been laid down, so that the Endorsement begins. */
  readonly hands?: readonly (readonly string[])[];
  readonly discard?: readonly string[];
  /** Missing: what the Bribes on Supporters leave. */
  readonly supply?: number;
  readonly opts?: object;
  /** The order in which the Mystic deals. */
  readonly shuffle?: readonly string[];
}

/** `[what, seat, ...]`, `['reject', code, operation]`, `['view', seat, areas]`, `['expect', expected]`. */
export type Operation = readonly [what: string, ...rest: readonly unknown[]];

export type Expected = { readonly [what: string]: unknown };

/** Supporters as scenarios call them. */
export const codes: Readonly<Record<string, Supporter>> = {
  WIZ: 'wizard',
  HER: 'herbalist',
  MYS: 'mystic',
  COU: 'councillor',
  PRE: 'preacher',
  INQ: 'inquisitor',
  BLA: 'blacksmith',
  MIN: 'miner',
  JUD: 'judge',
  VC1: 'codex-villager-1',
  VC2: 'codex-villager-2',
  VC3: 'codex-villager-3',
  VS2: 'sceptre-villager-2',
  VR1: 'revolt-villager-1',
  VR2: 'revolt-villager-2',
  VR3: 'revolt-villager-3',
};

const names = new Map(Object.entries(codes).map(([code, supporter]) => [supporter as string, code]));

export const codeOf = (supporter: string): string => names.get(supporter) ?? supporter;

/** @throws Error that names the code */
export function supporterOf(code: string): Supporter {
  const supporter = codes[code];
  if (!supporter) throw new Error(`there is no Supporter "${code}"`);
  return supporter;
}

/** `JUD^+2`: a public Judge with two Bribes. @throws Error when it is written otherwise */
export function parseStack(text: string): { supporter: Supporter; up: boolean; bribes: number } {
  const parts = /^([A-Z]{2}[A-Z0-9])(\^?)(?:\+(\d+))?$/.exec(text);
  if (!parts) throw new Error(`"${text}" is no Supporter: write JUD, JUD^ or JUD^+2`);
  return { supporter: supporterOf(parts[1]!), up: parts[2] === '^', bribes: Number(parts[3] ?? 0) };
}

/** The other way; `null` is a face that cannot be read. */
export const writeStack = (face: string | null, up: boolean, bribes: number): string =>
  `${face === null ? '?' : codeOf(face)}${up ? '^' : ''}${bribes > 0 ? `+${bribes}` : ''}`;
