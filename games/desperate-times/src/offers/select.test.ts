import { offersFor, seedOf, start, step, type Session } from '@masque/core';
import { expect, test } from 'vitest';
import desperateTimes from '../index.ts';
import { options } from '../options.ts';
import type { State } from '../state.ts';

const selectOf = (session: Session<State>, seat: number) =>
  offersFor(session, seat).find((it) => it.type === 'select')!;

function select(session: Session<State>, seat: number): Session<State> {
  const { type, window, params } = selectOf(session, seat);
  const [card] = (params['card'] as { of: readonly string[] }).of;
  const next = step(session, { at: session.at, seat, action: { type, window, params: { card: card! } } });
  if (!next.ok) throw new Error(next.code);
  return next.session;
}

test('a tap selects a card while it can still be changed; the last selection needs confirmation', () => {
  let session = start(desperateTimes, {
    seed: seedOf('select'),
    seats: 3,
    options: options.parse({ firstSpeaker: 'host_picks' }),
    at: 0,
  });
  const instant = () => [0, 1, 2].map((seat) => selectOf(session, seat).look?.instant);
  expect(instant()).toEqual([true, true, true]);
  session = select(session, 0);
  expect(instant()).toEqual([true, true, true]);
  session = select(session, 2);
  expect(instant()).toEqual([true, false, true]);
  expect(select(session, 1).phase).not.toBe('selecting');
});
