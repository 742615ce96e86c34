import { supporters } from '../src/cards/index.ts';
import type { FaceId } from '../src/cards/print.ts';

/** A position, what is done in it, and what must come of it. One JSON object on each line of a file. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly given: Given;
  /** `['select', seat, card]`, `['reveal', seat, slot]`, `['choose', seat, { … }]`, `['timeout', seat]`, ... */
  readonly do?: readonly (readonly unknown[])[];
  readonly expect?: object;
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

/** The words for refusals that can be told apart. */
export const codes = [
  'not_your_turn',
  'not_your_supporter',
  'supply_empty',
  'not_allowed',
  'locked',
  'not_in_hand',
  'nothing_to_choose',
  'bad_target',
];

/** Supporters as scenarios call them. */
export const codeOf = (face: FaceId): string => supporters.find((it) => it.id === face)?.code ?? face;

/** @throws Error that names the code */
export function faceOf(code: string): FaceId {
  const found = supporters.find((it) => it.code === code);
  if (!found) throw new Error(`there is no Supporter "${code}"`);
  return found.id;
}

/** `JUD^+2`: a public Judge with two Bribes. @throws Error when it is written otherwise */
export function parseStack(text: string): { face: FaceId; up: boolean; bribes: number } {
  const parts = /^([A-Z]{2}[A-Z0-9])(\^?)(?:\+(\d+))?$/.exec(text);
  if (!parts) throw new Error(`"${text}" is not a Supporter. Write JUD, JUD^ or JUD^+2`);
  return { face: faceOf(parts[1]!), up: parts[2] === '^', bribes: Number(parts[3] ?? 0) };
}

/** The other way; `null` is a face that cannot be read. */
export const writeStack = (face: string | null, up: boolean, bribes: number): string =>
  `${face === null ? '?' : codeOf(face)}${up ? '^' : ''}${bribes > 0 ? `+${bribes}` : ''}`;
