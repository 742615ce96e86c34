import { ofFlow } from './flow.ts';
import { ofForm } from './form.ts';
import { ofGuides } from './guide.ts';
import { ofRules } from './rules.ts';
import { ofSecrecy } from './secrecy.ts';
import { ofSets } from './sets.ts';
import type { Cures } from './cure.ts';

/**
 * For each broken game, by what is broken: the text of its page in `docs/mistakes`. The test of the suite writes the page.
 */
export const cures: Cures = { ...ofSecrecy, ...ofRules, ...ofFlow, ...ofForm, ...ofSets, ...ofGuides };
