import type { Store } from '@masque/store';
import type { Logger } from 'pino';
import type { Ponder } from './bots/driver.ts';
import type { Clock } from './clock/clock.ts';
import type { ElementFolders } from './http/elements.ts';
import type { Scheduler } from './clock/scheduler.ts';
import type { Metrics } from './metrics.ts';
import type { Box } from './identity/box.ts';
import type { Links } from './identity/links.ts';
import type { People } from './identity/people.ts';
import type { Ownership } from './nodes/ownership.ts';
import type { Readiness } from './readiness.ts';
import type { Registry } from './registry.ts';
import type { Steps } from './table/steps.ts';

/** What all parts of a running server share. */
export interface Services {
  readonly store: Store;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly log: Logger;
  readonly games: Registry;
  readonly elements: ElementFolders;
  readonly people: People;
  readonly links: Links;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** What this server has to itself. */
  readonly ownership: Ownership;
  /** Players' devices may take part in deals. */
  readonly entropy: boolean;
  /** Wraps what the store must not hold in clear. */
  readonly box: Box;
  /** Makes the house's seed of the next deal, which nobody can guess. */
  readonly newSeed: () => string;
  /** When sealed answers are taken, and when pongs and refusals leave. */
  readonly steps: Steps;
  /** Factor on how long bots think. */
  readonly botSpeed: number;
  /** Asks bots that take their time, in a thread of their own. */
  readonly ponder?: Ponder;
  /** Factor on how much one connection may ask. */
  readonly limits: number;
  /** For how many milliseconds what happens at a busy table is gathered before it is told. 0: not at all. */
  readonly gatherMs: number;
}
