import type { Seat } from '@masque/core';

/** An operation: its name and what it is done with. */
export type Op = readonly [string, ...unknown[]];

/** What may be checked at any time. */
export interface Expected {
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

/** One line of a scenario file. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly given: {
    readonly roles: readonly string[];
    readonly phase: 'IDENT' | 'DAY' | 'NIGHT';
    readonly dead?: readonly Seat[];
    readonly lovers?: readonly [Seat, Seat];
    readonly grave?: string;
    readonly lastGuard?: Seat | null;
    readonly lastHex?: Seat | null;
    readonly potions?: readonly [boolean, boolean];
    readonly opts?: Record<string, unknown>;
  };
  readonly do: readonly Op[];
  readonly expect: Expected;
}
