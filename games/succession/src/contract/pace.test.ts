import { offersFor, start, step, type Action, type Session } from '@masque/core';
import { startFor } from '@masque/testkit';
import { describe, expect, test } from 'vitest';
import succession from '../index.ts';
import type { State } from '../state.ts';

/** Two seats meet, showing their faction sides, at this moment of the clock; nobody presses anything after that. */
function contract(tier: string, at: number, rules: object = {}): { session: Session; since: number } {
  const options = { tier, peek: 0, ...rules };
  let session = start(succession, startFor(succession, { seats: 12, options, seed: 'pace' }));
  const start0 = session.at;
  const act = (seat: number, type: string, params: Action['params']): void => {
    const offer = offersFor(session, seat).find((it) => it.type === type)!;
    const next = step(session, { at: start0 + at, seat, action: { type, window: offer.window, params } });
    if (!next.ok) throw new Error(next.code);
    session = next.session;
  };
  act(0, 'propose', { members: [1], side: 'faction' });
  act(1, 'join', { contract: 'c1', side: 'faction' });
  act(0, 'agree', {});
  act(1, 'agree', {});
  return { session, since: session.at };
}

const isOn = (session: Session): boolean => (session.chart.context as State).contracts.length > 0;

/** Lets the clocks run, nobody answering, until the contract is over. */
function seconds({ session, since }: { session: Session; since: number }): number {
  let now = session;
  while (isOn(now)) {
    const [due] = now.deadlines.toSorted((a, b) => a.at - b.at);
    const next = step(now, { at: due!.at, deadline: due!.id, n: due!.n });
    if (!next.ok) throw new Error(next.code);
    now = next.session;
  }
  return (now.at - since) / 1000;
}

describe('a contract in which nobody has a decision takes under ten seconds, by its clocks alone', () => {
  test.each(['1', '2', '3'])('tier %s, whenever it begins', (tier) => {
    for (let at = 100; at < 10_200; at += 300)
      for (const rules of [{}, { surpriseWindow: 'byDeck' }])
        expect(seconds(contract(tier, at, rules))).toBeLessThan(10);
  });
});

test('the question for surprises leaves at least five seconds to answer, and ends at a mark of the clock', () => {
  for (let at = 100; at < 10_200; at += 300) {
    const { session, since } = contract('3', at);
    const [due] = session.deadlines.filter((it) => it.id.includes('surprise')).toSorted((a, b) => b.at - a.at);
    expect(due!.at % 5000).toBe(0);
    expect(due!.at - since).toBeGreaterThanOrEqual(5000);
  }
});

test('surprises are asked for in every contract, whatever the deck; a table may leave out what everybody knows to be empty', () => {
  const asked = (tier: string, rules: object = {}): string[] =>
    offersFor(contract(tier, 100, rules).session, 0).map((it) => it.type);
  for (const tier of ['1', '2', '3']) expect([tier, ...asked(tier)]).toEqual([tier, 'respond', 'pass']);
  expect(asked('1', { surpriseWindow: 'byDeck' })).toEqual([]);
  expect(asked('3', { surpriseWindow: 'byDeck' })).toEqual(['respond', 'pass']);
});

test('the question stays open for three seconds, however fast everybody passes', () => {
  for (let at = 100; at < 10_200; at += 700) {
    let { session } = contract('1', at);
    const { since } = contract('1', at);
    for (const seat of [0, 1]) {
      const pass = offersFor(session, seat).find((it) => it.type === 'pass')!;
      const next = step(session, { at: since, seat, action: { type: 'pass', window: pass.window, params: {} } });
      if (!next.ok) throw new Error(next.code);
      session = next.session;
    }
    const took = seconds({ session, since });
    expect(took).toBeGreaterThanOrEqual(3);
    expect(took).toBeLessThan(8);
    expect((since + took * 1000) % 5000).toBe(0);
  }
});
