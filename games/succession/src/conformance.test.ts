import { conformance } from '@masque/testkit';
import { expect, test } from 'vitest';
import { decksOf } from './deck/code.ts';
import succession from './index.ts';
import { roleNames } from './roles/index.ts';

/** Half decks of a table of thirteen: between them every role is dealt, with those it needs. */
const decks = [
  'heir.spy.psycho.magistrate.witness.viceroy',
  'heir.assassin.guard.headsman.inquisitor.attorney',
  'heir.brigand2.healer.poisoner.vigilante',
  'heir.diplomat.wizard.virgin.martyr.oracle',
  'heir.informant.assassin.guard.psycho.noble',
];

test('the decks of the promises have every role', () => {
  const dealt = decks.flatMap((deck) => decksOf(deck) as object[]).flatMap((deck) => Object.keys(deck));
  expect([...new Set(dealt)].sort()).toEqual([...roleNames].sort());
});

// Two seat counts, one of them odd: there are many options, and every value of each is played.
const options = { seats: [8, 13], options: decks.map((deck) => ({ deck })) };
for (const check of conformance(succession, options)) test(check.name, check.run, 300_000);
