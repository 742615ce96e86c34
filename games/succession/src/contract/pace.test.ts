import { offersFor, start, step, type Action, type Session } from '@masque/core';
import { startFor } from '@masque/testkit';
import { describe, expect, test } from 'vitest';
import succession from '../index.ts';
import type { State } from '../state.ts';

/** Two seats meet, showing their faction sides, at this moment of the clock; nobody presses anything after that. */
function contract(tier: string, at: number): { session: Session; since: number } {
  let session = start(succession, startFor(succession, { seats: 12, options: { tier, peek: 0 }, seed: 'pace' }));
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
    for (let at = 100; at < 10_200; at += 300) expect(seconds(contract(tier, at))).toBeLessThan(10);
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

test('without a surprise in the announced deck nobody is asked for one', () => {
  expect(offersFor(contract('1', 100).session, 0)).toEqual([]);
  expect(offersFor(contract('3', 100).session, 0).map((it) => it.type)).toEqual(['respond', 'pass']);
});
