import { stuck } from './flow.ts';
import { ofForms } from './form.ts';
import { ofGuides } from './guide.ts';
import { unruly } from './rules.ts';
import { ofSets } from './sets.ts';
import { secrecy, type Broken } from './secrecy.ts';

export type { Broken } from './secrecy.ts';

/** One game for each thing that can be wrong with a game, to show that the suite finds it and says what it is. */
export const broken: readonly Broken[] = [...secrecy, ...unruly, ...stuck, ...ofForms, ...ofSets, ...ofGuides];
