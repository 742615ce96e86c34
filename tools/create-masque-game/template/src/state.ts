import type { Seat } from '@masque/core';
import { paceOption, type Ballot, type Card } from '@masque/mechanics';
import { z } from 'zod';

/** What somebody may be. */
export type Role = 'loyal' | 'traitor';

/** What the host chooses. Every option has a default. */
export const options = z.object({ pace: paceOption() });
export type Options = z.output<typeof options>;

/** Everything there is to know. What is in a card or a ballot is read by its audience alone; all the rest is public. */
export interface State {
  readonly options: Options;
  /** By seat. */
  readonly roles: readonly Card<Role>[];
  /** Whom each seat accuses. */
  readonly ballot: Ballot<Seat>;
  /** Seats that were given up. */
  readonly left: readonly Seat[];
}

/** What players can do, with its parameters. */
export type Acts = { accuse: { target: Seat } };

/** The phases, with what each of them takes. */
export interface Phases {
  vote: 'accuse';
  over: never;
}
