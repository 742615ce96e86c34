import { cards, characters, type Character } from '../src/cards/index.ts';

/** A position and what is done in it, as in the scenario files of this game. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly given: Given;
  /** `['act', seat, action, target?]`, `['r', seat, answer, role?]`, `['allpass']`, `['show', seat, card]`, ... */
  readonly do: readonly (readonly unknown[])[];
  readonly expect?: object;
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

/** The character of a short code. */
export function characterOf(code: unknown): Character {
  const character = characters.find((it) => cards[it].code === code);
  const all = characters.map((it) => cards[it].code).join(', ');
  if (!character) throw new TypeError(`${JSON.stringify(code)} is not a character: ${all}`);
  return character;
}

export const codeOf = (character: string): string => cards[character as Character]?.code ?? character;

export const phaseNames: Readonly<Record<string, string>> = {
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

/** Refusals told apart here. */
export const codes = [
  'not_your_turn',
  'not_enabled',
  'cannot_afford',
  'must_coup',
  'reserve_empty',
  'bad_target',
  'window_closed',
  'not_eligible',
  'already_answered',
  'not_in_this_window',
  'bad_role',
  'not_in_hand',
  'bad_count',
];
