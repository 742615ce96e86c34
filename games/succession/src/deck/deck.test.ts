import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optionsSchema, type Options } from '../options.ts';
import { roleNames } from '../roles/index.ts';
import { checkDeck, deckFor, sizeOf } from './check.ts';
import { codeOf, decksOf } from './code.ts';
import { perFaction, type Deck } from './tiers.ts';

const options = (given: object): Options => optionsSchema.parse(given);
const said = (given: object, n: number) =>
  checkDeck(options(given), n).map((it) => (typeof it === 'string' ? it : it.key));

test('every tier has a deck with one Heir for every number of players', () => {
  for (const tier of ['1', '2', '3', '4'])
    for (let n = 8; n <= 40; n++) {
      const deck = deckFor(options({ tier }), n)!;
      expect([tier, n, sizeOf(deck), deck.heir, Math.min(...Object.values(deck))]).toEqual([
        tier,
        n,
        perFaction(n),
        1,
        expect.any(Number),
      ]);
      expect(Object.values(deck).every((count) => count >= 0)).toBe(true);
      expect(said({ tier }, n)).toEqual([]);
    }
});

test('a code describes its deck', () => {
  const decks = fc.dictionary(fc.constantFrom(...roleNames), fc.integer({ min: 1, max: 20 }), { minKeys: 1 });
  fc.assert(
    fc.property(decks, (deck) => {
      expect(decksOf(codeOf(deck as Deck))).toEqual([{ ...deck }]);
    }),
  );
});

describe('problems are explained', () => {
  test.each([
    [{ deck: 'heir.spy.noble3' }, 10, []],
    [{ deck: ' Heir, spy, noble3 ' }, 10, []],
    [{ deck: 'heir.spy.nobel3' }, 10, ['check.word']],
    [{ deck: 'heir.spy.noble2' }, 10, ['check.size']],
    [{ deck: 'spy.noble4' }, 10, ['check.heir']],
    [{ deck: 'heir2.noble3' }, 10, ['check.heir']],
    [{ deck: 'heir.brigand.noble3' }, 10, ['check.pack']],
    [{ deck: 'heir.brigand.noble3', brigandTotal: '2' }, 10, []],
    [{ deck: 'heir.spy.noble3/heir.noble4' }, 10, ['check.mirror']],
    [{ deck: 'heir.noble4/heir.noble4/heir.noble4' }, 10, ['check.halves']],
    [{ tier: '4', roles: ['wizard'] }, 8, ['check.noRoom']],
    [{ tier: '4', roles: ['brigand'] }, 24, ['check.pack']],
    [{ tier: '4', roles: ['brigand', 'brigand'] }, 24, []],
    [{ tier: '3', literalTier3: true }, 8, ['check.literal']],
    [{ oddN: 'refuse' }, 9, ['check.odd']],
  ])('%j at %i', (given, n, expected) => expect(said(given, n)).toEqual(expected));
});
