import type { HttpBindings } from '@hono/node-server';
import type { Person } from '../identity/people.ts';

/** What handlers find in their context. */
export interface Env {
  Bindings: HttpBindings;
  Variables: {
    /** Who asks, if the device has been here before. */
    person: Person | null;
    /** The token that proves it. */
    token: string | null;
  };
}
