import { logFor, seatsOf, SPECTATOR } from '@masque/core';
import { situation } from '@masque/testkit';
import { expect, test } from 'vitest';
import succession from '../index.ts';

/** A tribunal at which a seat points at nobody: it says so, or says nothing. */
function played(silent: boolean) {
  const play = situation(succession, { seats: 8 });
  for (let i = 0; play.session.phase !== 'tribunal'; i++) {
    expect(i).toBeLessThan(20);
    play.ring();
  }
  for (const seat of seatsOf(8)) if (seat !== 3 || !silent) play.act(seat, 'point', { target: seat === 3 ? null : 3 });
  if (play.session.phase === 'tribunal') play.ring();
  return (viewer: number): string[] => logFor(play.session, viewer).map(({ kind }) => kind);
}

test('only whoever has missed a tribunal is told; to everybody else it looks like an answer', () => {
  const [missed, answered] = [played(true), played(false)];
  expect(missed(3)).toContain('missed');
  expect(answered(3)).not.toContain('missed');
  for (const viewer of [SPECTATOR, ...seatsOf(8).filter((it) => it !== 3)])
    expect(missed(viewer)).toEqual(answered(viewer));
});
