import type { HttpBindings } from '@hono/node-server';
import type { Person } from '../identity/people.ts';

/** What handlers find in their context. */
export interface Env {
  Bindings: HttpBindings;
  Variables: {
    /** The requesting person, if the device has been here before. */
    person: Person | null;
    /** The token that identifies the person. */
    token: string | null;
  };
}
