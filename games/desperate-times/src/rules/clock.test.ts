import { offersFor, seedOf, start, step, tableFor, type Session } from '@masque/core';
import { nextDeadline } from '@masque/testkit';
import { describe, expect, test } from 'vitest';
import desperateTimes from '../index.ts';
import { options } from '../options.ts';
import type { State } from '../state.ts';

const begin = (given: object = {}): Session =>
  start(desperateTimes, {
    seed: seedOf('clock'),
    seats: 3,
    options: options.parse({ firstSpeaker: 'host_picks', ...given }),
    at: 0,
  });

/** Lets a clock ring. */
function ring(session: Session): Session {
  const next = step(session, nextDeadline(session)!);
  if (!next.ok) throw new Error(next.code);
  return next.session;
}

const act = (session: Session, seat: number, type: string, params = {}): Session => {
  const offer = offersFor(session, seat).find((it) => it.type === type)!;
  const next = step(session, { at: session.at, seat, action: { type, window: offer.window, params } });
  if (!next.ok) throw new Error(next.code);
  return next.session;
};

const left = (session: Session, seat: number): number | undefined => {
  const clock = session.deadlines.find((it) => 'alarm' in it && it.alarm === `seat-${seat}`);
  return clock && clock.at - session.at;
};

describe('clocks', () => {
  test('run for as long as the table wants', () => {
    expect(left(begin(), 0)).toBe(45_000);
    expect(left(begin({ pace: 'relaxed' }), 0)).toBe(90_000);
    expect(left(begin({ pace: 'off' }), 0)).toBeUndefined();
    expect(left(begin({ selectSeconds: 86_400 }), 2)).toBe(86_400_000);
  });

  test('give somebody who is away five seconds, and the whole time again once they are back', () => {
    let session = ring(ring(ring(begin())));
    expect(left(session, 0)).toBe(40_000);
    session = ring(session);
    expect((session.state as State).timeouts).toEqual([2, 1, 1]);
    session = ring(ring(session));
    expect(left(session, 0)).toBe(5000);
    expect(left(act(session, 0, 'back'), 0)).toBe(45_000);
    expect(offersFor(act(session, 0, 'back'), 0).some((it) => it.type === 'back')).toBe(false);
  });

  test('ring at once for a seat that was given up, even where nobody else has a clock', () => {
    const session = step(begin({ pace: 'off' }), { at: 0, leave: 1 });
    expect(session.ok && left(session.session, 1)).toBe(0);
    expect(session.ok && left(session.session, 0)).toBeUndefined();
  });

  test('a change of mind is noticed by nobody', () => {
    const chosen = act(begin(), 0, 'select', { card: 'hand-1' });
    const changed = act(chosen, 0, 'select', { card: 'hand-3' });
    for (const viewer of [1, 2, -1])
      expect(JSON.stringify(tableFor(changed, viewer))).toBe(JSON.stringify(tableFor(chosen, viewer)));
    expect(
      tableFor(changed, 0)
        .pocket!.cards.map((it) => it.label !== undefined)
        .indexOf(true),
    ).toBe(2);
  });
});
