import type { Store } from '@masque/store';
import type { Logger } from 'pino';
import type { Clock } from './clock/clock.ts';
import type { Metrics } from './http/metrics.ts';
import type { Links } from './identity/links.ts';
import type { People } from './identity/people.ts';
import type { Registry } from './registry.ts';

/** What all parts of a running server share. */
export interface Services {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly games: Registry;
  readonly people: People;
  readonly links: Links;
  readonly metrics: Metrics;
  /** Chance for the next deal of a table: nobody can guess it. */
  readonly newSeed: () => string;
  /** Factor on the time that bots think. */
  readonly botSpeed: number;
  /** Factor on how much one connection may ask. */
  readonly limits: number;
  /** A deadline has been set. */
  readonly deadlineAt: (at: number) => void;
}
