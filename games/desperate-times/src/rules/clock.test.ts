import { offersFor, seedOf, SPECTATOR, start, step, tableFor, type Session } from '@masque/core';
import { nextDeadline } from '@masque/testkit';
import { describe, expect, test } from 'vitest';
import desperateTimes from '../index.ts';
import { options } from '../options.ts';
import type { State } from '../state.ts';

const begin = (given: object = {}): Session<State> =>
  start(desperateTimes, {
    seed: seedOf('clock'),
    seats: 3,
    options: options.parse({ firstSpeaker: 'host_picks', ...given }),
    at: 0,
  });

/** Lets a clock ring. */
function ring(session: Session<State>): Session<State> {
  const next = step(session, nextDeadline(session)!);
  if (!next.ok) throw new Error(next.code);
  return next.session;
}

const act = (session: Session<State>, seat: number, type: string, params = {}): Session<State> => {
  const offer = offersFor(session, seat).find((it) => it.type === type)!;
  const next = step(session, { at: session.at, seat, action: { type, window: offer.window, params } });
  if (!next.ok) throw new Error(next.code);
  return next.session;
};

const left = (session: Session<State>, seat: number): number | undefined => {
  const clock = session.deadlines.find((it) => 'alarm' in it && it.alarm === `seat-${seat}`);
  return clock && clock.at - session.at;
};

/** Everybody answers with their first option until a given phase of the second round. */
function secondRound(session: Session<State>, phase: string): Session<State> {
  if (session.phase === phase && session.state.round === 2) return session;
  for (const seat of [0, 1, 2])
    for (const offer of offersFor(session, seat))
      if (!offer.optional && !offer.closed) {
        const params = Object.entries(offer.params).map(([name, it]) => [name, 'of' in it ? it.of[0] : null]);
        return secondRound(act(session, seat, offer.type, Object.fromEntries(params) as object), phase);
      }
  return secondRound(ring(session), phase);
}

const given = { abilities: 'mystic_only' };

describe('clocks', () => {
  test('run as long as the options say', () => {
    const clocks = (options: object): (number | undefined)[] =>
      ['selecting', 'turn'].map((phase) => {
        const session = secondRound(begin({ ...given, ...options }), phase);
        return left(session, phase === 'turn' ? session.state.turn : 0);
      });
    expect(clocks({})).toEqual([45_000, 40_000]);
    expect(clocks({ pace: 'relaxed' })).toEqual([90_000, 80_000]);
    expect(clocks({ pace: 'off' })).toEqual([undefined, undefined]);
    expect(clocks({ selectSeconds: 86_400 })[0]).toBe(86_400_000);
  });

  test('hurry nobody in the first round, and are shown to nobody', () => {
    const session = begin();
    expect([left(session, 0), left(begin({ pace: 'brisk' }), 0)]).toEqual([600_000, 600_000]);
    const { card } = offersFor(session, 0).find((it) => it.type === 'select')!.params;
    const ready = act(session, 0, 'select', { card: (card as { of: readonly string[] }).of[0] });
    for (const viewer of [0, 1, SPECTATOR]) expect(tableFor(ready, viewer).timer).toBeUndefined();
    expect(left(begin({ selectSeconds: 900 }), 0)).toBe(900_000);
    expect(tableFor(secondRound(begin(given), 'selecting'), 0).timer).toBeDefined();
  });

  test('make nobody absent who reads through the first round', () => {
    let session = begin(given);
    while (session.state.round === 1) session = ring(session);
    expect(session.state.timeouts).toEqual([0, 0, 0]);
    expect(left(session, 0)).toBe(45_000);
  });

  test('give absent players five seconds, and the full time once they are back', () => {
    let session = ring(ring(ring(secondRound(begin(given), 'selecting'))));
    expect(session.phase).toBe('ready');
    session = ring(session);
    const { turn } = session.state;
    expect(left(session, turn)).toBe(40_000);
    session = ring(session);
    expect(session.state.timeouts[turn]).toBe(2);
    while (session.phase !== 'selecting') session = ring(session);
    expect(left(session, turn)).toBe(5000);
    expect(left(act(session, turn, 'back'), turn)).toBe(45_000);
    expect(offersFor(act(session, turn, 'back'), turn).some((it) => it.type === 'back')).toBe(false);
  });

  test('are short for a seat that was given up, even if nobody else has a clock', () => {
    const session = step(begin({ pace: 'off' }), { at: 0, leave: 1 });
    expect(session.ok && left(session.session, 1)).toBe(2000);
    expect(session.ok && left(session.session, 0)).toBeUndefined();
    expect(session.ok && offersFor(session.session, 1)).toEqual([]);
  });

  test('when all are ready, three seconds remain to change a selection', () => {
    let session = begin();
    for (const seat of [0, 1, 2]) session = act(session, seat, 'select', { card: 'hand-1' });
    expect(session.phase).toBe('ready');
    const wanted = session.state.hands[2]![1];
    session = ring(act(session, 2, 'select', { card: 'hand-2' }));
    expect(session.phase).toBe('turn');
    expect(session.at).toBe(3000);
    expect(session.state.areas[2]!.slots.at(-1)!.card).toEqual(wanted);
  });

  test('nobody notices a changed selection', () => {
    const chosen = act(begin(), 0, 'select', { card: 'hand-1' });
    const changed = act(chosen, 0, 'select', { card: 'hand-3' });
    for (const viewer of [1, 2, -1])
      expect(JSON.stringify(tableFor(changed, viewer))).toBe(JSON.stringify(tableFor(chosen, viewer)));
    expect(
      tableFor(changed, 0)
        .privateArea!.cards.map((it) => it.label !== undefined)
        .indexOf(true),
    ).toBe(2);
  });
});
