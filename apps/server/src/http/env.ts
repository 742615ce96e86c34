import type { HttpBindings } from '@hono/node-server';
import type { Person } from '../identity/people.ts';
import type { Pieces } from './pieces.ts';

/** What handlers find in their context. */
export interface Env {
  Bindings: HttpBindings;
  Variables: {
    /** The requesting person, if the device has been here before. */
    person: Person | null;
    /** The token that identifies the person. */
    token: string | null;
    /** The lists in the body, where it is read in pieces. */
    lists?: Pieces['lists'];
  };
}
