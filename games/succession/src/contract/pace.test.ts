import { clockIdOf, offersFor, declassify, start, step, type Action, type Session } from '@masque/core';
import { startFor } from '@masque/testkit';
import { describe, expect, test } from 'vitest';
import succession from '../index.ts';
import type { State } from '../state.ts';

/** Two seats meet at this time, showing their faction sides; nobody presses anything after that. */
function contract(tier: string, at: number, rules: object = {}): { session: Session<State>; since: number } {
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

const roleOf = (session: Session<State>, seat: number): string =>
  declassify(session.state.court.players[seat]!.face).role;

const isOn = (session: Session<State>): boolean => session.state.contracts.length > 0;

/** Lets the clocks run without any answers until the contract is over. */
function seconds({ session, since }: { session: Session<State>; since: number }): number {
  let now = session;
  while (isOn(now)) {
    const [due] = now.deadlines.toSorted((a, b) => a.at - b.at);
    const next = step(now, { at: due!.at, deadline: clockIdOf(due!), n: due!.n });
    if (!next.ok) throw new Error(next.code);
    now = next.session;
  }
  return (now.at - since) / 1000;
}

describe.each([
  ['normal', 8],
  ['brisk', 5],
  ['relaxed', 16],
])('at the pace "%s"', (pace, min) => {
  test(`everybody has at least ${min} seconds to answer the question for surprises, and it closes at a mark`, () => {
    for (let at = 100; at < 10_200; at += 300) {
      const { session, since } = contract('3', at, { pace });
      const [due] = session.deadlines
        .filter((it) => 'phase' in it && it.phase === 'surprise')
        .toSorted((a, b) => b.at - a.at);
      expect(due!.at % 5000).toBe(0);
      expect(due!.at - since).toBeGreaterThanOrEqual(min * 1000);
    }
  });

  test('a contract without decisions takes as long, by its clocks alone', () => {
    for (let at = 100; at < 10_200; at += 300) {
      const took = seconds(contract('1', at, { pace }));
      expect(took).toBeGreaterThanOrEqual(min);
      expect(took).toBeLessThan(min + 5);
      expect(seconds(contract('1', at, { pace, surpriseWindow: 'byDeck' }))).toBeLessThan(5);
    }
  });
});

test('a player asked again after an announcement gets the same time, however late', () => {
  for (const late of [0, 4000, 9000, 9900, 9999]) {
    const { session, since } = contract('3', 5000, { deck: 'heir.informant5' });
    const informant = [0, 1].find((seat) => roleOf(session, seat) === 'informant')!;
    const respond = offersFor(session, informant).find((it) => it.type === 'respond')!;
    const next = step(session, {
      at: since + late,
      seat: informant,
      action: { type: 'respond', window: respond.window, params: { target: null } },
    });
    if (!next.ok) throw new Error(next.code);
    const due = Math.max(
      ...next.session.deadlines.filter((it) => 'phase' in it && it.phase === 'surprise').map((it) => it.at),
    );
    expect(due - next.session.at).toBeGreaterThanOrEqual(8000);
  }
});

test('surprises are asked for in every contract, unless the table skips questions that everybody knows to be empty', () => {
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
