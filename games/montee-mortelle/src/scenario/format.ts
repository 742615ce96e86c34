import type { Seat } from '@masque/core';

/** A position, what is done in it, what must then be so: as in the scenario files of this game. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
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
  readonly do?: readonly Step[];
  readonly expect?: Expectation;
}

/** `[seat, action, ...]` */
export type Operation = readonly [string, string, ...unknown[]];
export type Step = Operation | Check;

/** A look in between. */
export interface Check {
  readonly reject?: Operation;
  readonly legal?: { readonly [seat: string]: readonly (readonly unknown[])[] };
  readonly illegal?: { readonly [seat: string]: readonly (readonly unknown[])[] };
  readonly check?: Expectation;
}

export type Expectation = { readonly [what: string]: unknown };

export const isOperation = (step: Step): step is Operation => Array.isArray(step);

export const letterOf = (seat: Seat): string => String.fromCharCode(65 + seat);

/** The seat of a letter. */
export const seatOf = (letter: string): Seat => letter.charCodeAt(0) - 65;

/** A single capital letter is a seat; everything else is what it is. */
export const valueOf = (given: unknown): unknown =>
  typeof given === 'string' && /^[A-Z]$/.test(given) ? seatOf(given) : given;
