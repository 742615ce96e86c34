import { setFlagsFromString } from 'node:v8';

/** For how many kinds of objects V8 remembers, at each place of the code, where they have their properties. */
export const SETTING = '--max-valid-polymorphic-map-count';

/*
 * Of itself V8 does for four kinds, and searches each time once it has met more. The core and the way to the wire meet
 * the objects of all games. This is for programs that are a server: it holds for the whole process, with its threads.
 */
setFlagsFromString(`${SETTING}=16`);
