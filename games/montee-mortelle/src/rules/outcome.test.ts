import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fallsOf } from '../present/duel.ts';
import type { Duel, PlayedCard, Side } from '../state.ts';
import { outcome } from './outcome.ts';

const sides = fc.constantFrom<Side>('attacker', 'defender', 'none');
const cards = [
  'dagger',
  'gloves',
  'poisonRing',
  'castingKnives',
  'whip',
  'bodyguard',
  'thug',
  'grandMaster',
  'duelist',
  'poisonMixer',
] as const;

/** Duels of 0 against 1 with three other players, in which cards are played by those who may play them. */
const duels = fc
  .record({
    taken: fc.tuple(sides, sides, sides),
    hypnotised: fc.constantFrom(null, 2, 3, 4),
    drawn: fc.uniqueArray(
      fc.record({
        card: fc.constantFrom(...cards),
        seat: fc.nat(4),
        pick: fc.constantFrom('attacker' as const, 'defender' as const),
      }),
      { selector: ({ card }) => card },
    ),
  })
  .map(({ taken, hypnotised, drawn }) => {
    const fought = { attacker: 0, defender: 1, sides: taken.map((side, i) => ({ seat: i + 2, side })), hypnotised };
    const plays = drawn.flatMap(({ card, seat, pick }): PlayedCard[] => {
      if (card === 'poisonMixer') return seat > 1 ? [{ seat, card, pick }] : [];
      const ofCombatants = ['dagger', 'gloves', 'poisonRing', 'thug', 'grandMaster', 'duelist'].includes(card);
      return ofCombatants === seat < 2 ? [{ seat, card }] : [];
    });
    return { fought, plays };
  });

const scored = (
  fought: Omit<Duel, 'plays' | 'n' | 'score' | 'clock'>,
  plays: readonly PlayedCard[],
  duelistBonus = true,
) => outcome({ ...fought, plays }, { duelistBonus });

test('the order in which cards are played does not matter', () => {
  fc.assert(
    fc.property(
      duels.chain(({ fought, plays }) =>
        fc.tuple(fc.constant(fought), fc.constant(plays), fc.shuffledSubarray([...plays], { minLength: plays.length })),
      ),
      ([fought, plays, shuffled]) => {
        expect(scored(fought, shuffled)).toEqual(scored(fought, plays));
      },
    ),
  );
});

test('a Duelist cancels all other cards and sides', () => {
  fc.assert(
    fc.property(duels, ({ fought, plays }) => {
      const duelist: PlayedCard = { seat: 0, card: 'duelist' };
      const others = [...plays.filter(({ card }) => card !== 'duelist'), duelist];
      const alone = others.filter(({ seat }) => seat < 2);
      expect(scored(fought, others)).toEqual(scored({ ...fought, sides: [] }, alone));
    }),
  );
});

test('the scores shown one by one add up to the total', () => {
  fc.assert(
    fc.property(duels, fc.boolean(), ({ fought, plays }, duelistBonus) => {
      const duel: Duel = { ...fought, plays, n: 1, score: null, clock: { at: 0, until: 0 } };
      const falls = fallsOf(duel, { duelistBonus });
      const n = (side: string): number => falls.filter((it) => it.side === side && it.point && !it.void).length;
      expect([n('attacker'), n('defender')]).toEqual(Object.values(outcome(duel, { duelistBonus })).slice(0, 2));
    }),
  );
});

test('sword and shield count one each, and a Ring decides only a tie', () => {
  const fought = { attacker: 0, defender: 1, sides: [], hypnotised: null };
  expect(scored(fought, [])).toEqual({ attack: 1, defence: 1, result: 'tie' });
  expect(scored(fought, [{ seat: 1, card: 'poisonRing' }])).toEqual({ attack: 1, defence: 1, result: 'defender' });
  expect(
    scored(fought, [
      { seat: 1, card: 'poisonRing' },
      { seat: 0, card: 'dagger' },
    ]).result,
  ).toBe('attacker');
  expect(
    scored(fought, [
      { seat: 1, card: 'poisonRing' },
      { seat: 2, card: 'poisonMixer', pick: 'attacker' },
    ]).result,
  ).toBe('attacker');
});

test('an option decides whether the Duelist adds a point', () => {
  const fought = { attacker: 0, defender: 1, sides: [], hypnotised: null };
  expect(scored(fought, [{ seat: 1, card: 'duelist' }]).result).toBe('defender');
  expect(scored(fought, [{ seat: 1, card: 'duelist' }], false).result).toBe('tie');
});
