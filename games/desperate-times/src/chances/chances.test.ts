import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import desperateTimes from '../index.ts';
import { chances } from './index.ts';

test.each([3, 4, 5, 6])(
  'of %i Contenders those who will win have good chances, better ones as the end comes near',
  (seats) => {
    const late: number[] = [];
    const early: number[] = [];
    for (let i = 0; i < 12; i++) {
      const seen: { readonly cards: number; readonly odds: number[] }[] = [];
      const { winners } = playOut(desperateTimes, {
        seats,
        seed: `chances ${i}`,
        bots: 'normal',
        onStep: ({ session: { state, outcome } }) => {
          if (!outcome) seen.push({ cards: state.hands[0]!.length, odds: chances(state) });
        },
      }).session.outcome!;
      for (const { cards, odds } of seen) {
        expect(odds.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
        (cards === 0 ? late : cards > 1 ? early : []).push(winners.reduce((sum, seat) => sum + odds[seat]!, 0));
      }
    }
    const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0) / of.length;
    expect(mean(late)).toBeGreaterThan(1.5 / seats);
    expect(mean(late)).toBeGreaterThan(mean(early) + 0.1);
  },
);
