import { writeFileSync } from 'node:fs';
import { fit, played } from '../src/chances/learn.fixture.ts';

/** Learns the value of positions and stores it for the bots: `node --conditions=@masque/source tools/fit.ts [games]`. */
const [games = '4000'] = process.argv.slice(2);
const learned = Object.fromEntries(
  [3, 4, 5, 6].map((seats) => [seats, played(seats, Number(games)).map((it) => fit(it))]),
);
const text = `/** By seats and cards in a hand, what each feature of a position adds to the odds to win: made by \`tools/fit.ts\`. */
export const learned: { readonly [seats: number]: readonly (readonly number[])[] } = ${JSON.stringify(learned).replaceAll('],[', '],\n[')};
`;
writeFileSync(new URL('../src/chances/learned.ts', import.meta.url), text);
