import { setFlagsFromString } from 'node:v8';

/** The V8 option that sets how many object shapes an inline cache remembers. */
export const SETTING = '--max-valid-polymorphic-map-count';

/*
 * By default, V8 remembers four shapes at each place in the code, and looks properties up each time once it has seen
 * more. The core and the code on the way to the wire see the objects of all games. The option applies to the whole
 * process, with its threads, so only programs that are a server import this.
 */
setFlagsFromString(`${SETTING}=16`);
