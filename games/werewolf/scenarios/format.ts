import type { Seat } from '@masque/core';
import { roleNames, ruleOf, type Role } from '../src/roles/index.ts';

/** What may be checked at any time. */
interface Expected {
  readonly alive?: readonly Seat[];
  readonly phase?: string;
  readonly day?: number;
  readonly night?: number;
  readonly need?: number;
  readonly trials?: number;
  readonly tr?: unknown;
  readonly potions?: readonly [boolean, boolean];
  readonly must?: readonly Seat[];
  readonly info?: readonly (readonly unknown[])[];
  readonly noinfo?: readonly (readonly unknown[])[];
  readonly allinfo?: readonly (readonly unknown[])[];
  readonly events?: readonly (readonly unknown[])[];
  readonly end?: string | null;
  readonly winners?: readonly Seat[];
}

export interface Given {
  readonly roles: readonly string[];
  readonly phase: 'IDENT' | 'DAY' | 'NIGHT';
  readonly dead?: readonly Seat[];
  readonly lovers?: readonly [Seat, Seat];
  readonly grave?: string;
  readonly lastGuard?: Seat | null;
  readonly lastHex?: Seat | null;
  readonly potions?: readonly [boolean, boolean];
  readonly opts?: Record<string, unknown>;
}

/** One line of a scenario file. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly given: Given;
  readonly do?: readonly (readonly unknown[])[];
  readonly expect?: Expected;
}

/** The three letters of a card, as scenarios name it; whatever else it is stays as it is. */
export const codeOf = (role: unknown): unknown =>
  roleNames.includes(role as Role) ? ruleOf(role as Role).code.short : role;

/** What scenarios call the phases and the hours of the night. */
export const phaseNames: { readonly [phase: string]: string } = {
  ident: 'IDENT',
  match: 'MATCH',
  lovers: 'LOVERS',
  open: 'DAY',
  second: 'DAY',
  defence: 'DAY',
  vote: 'DAY',
  final: 'DAY',
  shoot: 'SHOOT',
  arrow: 'SHOOT',
  over: 'DONE',
};
export const hourNames: { readonly [id: string]: string } = {
  dusk: 'NA',
  hunt: 'NB',
  brew: 'NC',
  whisper: 'ND',
  vision: 'ND',
};

/** Reasons for a refusal that are told apart here by the same words. */
export const codes = ['accused_cannot_vote', 'already_tried_today', 'same_as_last_night', 'hexed', 'must_choose'];
