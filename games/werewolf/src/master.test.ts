import { OMNISCIENT, isOpen, offersFor, SPECTATOR, step, tableFor, type Session } from '@masque/core';
import { describe, expect, test } from 'vitest';
import { alive, clock, confirm, kinds, phaseOf, play, village, waveId } from './village.fixture.ts';
import type { State } from './state.ts';

describe('a human game master', () => {
  const act = (
    session: Session<State>,
    type: string,
    params: Record<string, unknown> = {},
    at = session.at + 1,
  ): Session<State> => {
    const offer = offersFor(session, OMNISCIENT).find((it) => it.type === type && isOpen(it))!;
    const next = step(session, { at, seat: OMNISCIENT, action: { type, window: offer.window, params } });
    if (!next.ok) throw new Error(next.code);
    return next.session;
  };

  test('decides when to continue, but no hour of the night is shorter than its minimum', () => {
    const ident = village('GRA WOL WOL SEE VIL VIL VIL VIL', 'IDENT', { gm: 'human' });
    const day = act(act(ident, 'swear', { side: 'evil' }), 'advance');
    expect([phaseOf(day), kinds(day, 0).includes('fact.allegiance.evil')]).toEqual(['open', true]);
    const night = act(act(day, 'limit', { n: 2 }), 'advance');
    expect(phaseOf(night)).toBe('dusk');
    expect(offersFor(night, OMNISCIENT).map((it) => it.closed)).toEqual(['closed.notYet']);
    // The seats that still have to answer are marked only for the game master.
    const asked = (viewer: number): number => tableFor(night, viewer).seats.filter((it) => it.asked).length;
    expect(asked(OMNISCIENT)).toBeGreaterThan(0);
    expect([asked(SPECTATOR), asked(0)]).toEqual([0, 0]);
    const all = alive(night).reduce((it, seat) => confirm(it, seat, it.at), clock(night, 'ripe'));
    expect(waveId(all)).toBe('dusk');
    expect(waveId(act(all, 'advance'))).toBe('hunt');
  });

  test('can set a limit of accusations no lower than those made, publicly', () => {
    const tried = play(village('WOL WOL SEE VIL VIL VIL VIL VIL', 'DAY', { gm: 'human' }), [
      'lynch',
      3,
      7,
      4,
      'nnnynnn-',
    ]);
    const limitOf = (session: Session<State>) =>
      offersFor(session, OMNISCIENT).find((it) => it.type === 'limit')?.params['n'];
    expect(limitOf(tried)).toMatchObject({ min: 2, max: 9 });
    const two = act(tried, 'limit', { n: 2 });
    expect(kinds(two, SPECTATOR).at(-1)).toBe('master.limit');
    expect(phaseOf(play(two, ['lynch', 3, 6, 4, 'nnnynn-n']))).toBe('dusk');
  });

  test('gives a Gravedigger a side, and no clock is shown', () => {
    const types = (roles: string, opts = {}) =>
      offersFor(village(roles, 'IDENT', { gm: 'human', ...opts }), OMNISCIENT).map((it) => it.type);
    expect(types('WOL WOL SEE VIL VIL VIL VIL VIL')).toEqual(['advance']);
    const sworn = act(village('GRA WOL WOL SEE VIL VIL VIL VIL', 'IDENT', { gm: 'human' }), 'swear', { side: 'good' });
    const dark = { gm: 'human', openDeck: false };
    const secret = act(village('GRA WOL WOL SEE VIL VIL VIL VIL', 'IDENT', dark), 'swear', { side: 'good' });
    expect([sworn, secret].map((it) => kinds(it, 3).includes('master.swears'))).toEqual([true, false]);
    expect([OMNISCIENT, 0, SPECTATOR].map((viewer) => tableFor(sworn, viewer).timer)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('has nothing to do if the server sets the pace', () => {
    expect(offersFor(village('WOL WOL SEE VIL VIL VIL', 'DAY'), OMNISCIENT)).toEqual([]);
  });
});
