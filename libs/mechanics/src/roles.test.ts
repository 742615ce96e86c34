import { HIDDEN, declassify, project, randomFor, seatsOf, seedOf } from '@masque/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acquaintances, dealRoles, holders } from './index.ts';

test('a seat reads its own role and those it knows, and no other', () => {
  const roles = fc.array(fc.constantFrom('wolf', 'mason', 'villager', 'minion'), { minLength: 1, maxLength: 10 });
  const knows = (mine: string, other: string): boolean =>
    (mine === other && mine !== 'villager') || (mine === 'minion' && other === 'wolf');
  fc.assert(
    fc.property(roles, fc.nat(), (set, seed) => {
      const cards = dealRoles(set, randomFor(seedOf(`${seed}`), 0), { knows });
      const dealt = cards.map(declassify);
      expect(dealt.toSorted()).toEqual(set.toSorted());
      const known = acquaintances(dealt, knows);
      for (const me of seatsOf(set.length))
        for (const [seat, card] of project(cards, me).entries())
          expect(card).toEqual(seat === me || known[me]!.includes(seat) ? dealt[seat] : HIDDEN);
      expect(holders(cards, (role) => role === 'wolf')).toEqual(dealt.flatMap((it, i) => (it === 'wolf' ? [i] : [])));
    }),
  );
});
