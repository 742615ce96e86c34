import { writeFileSync } from 'node:fs';
import { learn } from '../src/bots/race/learn.fixture.ts';
import { written } from '../src/bots/race/written.ts';

/** Learns the race of two players and stores it for the bots: `node --conditions=@masque/source tools/race.ts`. */
const text = `/** The race of two, two digits for each number: made by \`tools/race.ts\`, read by \`written.ts\`. */
export const learned =
  '${written(learn())}';
`;
writeFileSync(new URL('../src/bots/race/learned.ts', import.meta.url), text);
