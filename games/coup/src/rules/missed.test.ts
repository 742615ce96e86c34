import { logFor, SPECTATOR, type Viewer } from '@masque/core';
import { situation } from '@masque/testkit';
import { expect, test } from 'vitest';
import coup from '../index.ts';

/** A window after Tax, in which one player allows and the other says nothing, or both allow. */
function played(silent: boolean) {
  const play = situation(coup, { seats: 3, options: { fixedWindows: true } });
  const by = play.state.turn;
  const [first, second] = [(by + 1) % 3, (by + 2) % 3];
  play.act(by, 'tax');
  play.act(first, 'allow');
  if (!silent) play.act(second, 'allow');
  play.ring();
  const kinds = (viewer: Viewer): string[] => logFor(play.session, viewer).map(({ kind }) => kind);
  return { by, first, second, kinds };
}

test('only whoever has missed a window is told; to everybody else it looks like an answer', () => {
  const [missed, answered] = [played(true), played(false)];
  expect(missed.kinds(missed.second)).toContain('missed');
  expect(answered.kinds(answered.second)).not.toContain('missed');
  for (const viewer of [missed.by, missed.first, SPECTATOR])
    expect(missed.kinds(viewer)).toEqual(answered.kinds(viewer));
});
