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
import type { Steps } from './table/moves/steps.ts';

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
  /** What this server owns alone. */
  readonly ownership: Ownership;
  /** May players' devices contribute to deals? */
  readonly entropy: boolean;
  /** Encrypts what the store must not contain in clear. */
  readonly box: Box;
  /** Generates the house's seed of the next deal. It must be unpredictable. */
  readonly newSeed: () => string;
  /** When sealed answers are taken, and when pongs and refusals are sent. */
  readonly steps: Steps;
  /** Factor on the time bots take to think. */
  readonly botSpeed: number;
  /** Runs slow bots in a thread of their own. */
  readonly ponder?: Ponder;
  /** Factor on the rate limit per connection. */
  readonly limits: number;
  /** How long changes at a busy table are batched, in milliseconds. 0: not at all. */
  readonly gatherMs: number;
}
