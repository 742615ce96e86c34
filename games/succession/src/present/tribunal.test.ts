import { SPECTATOR, tableFor } from '@masque/core';
import { situation } from '@masque/testkit';
import { expect, test } from 'vitest';
import succession from '../index.ts';

test('the fingers of a tribunal stand below its question, whatever else a screen leaves out', () => {
  const play = situation(succession, { seats: 8 });
  for (let i = 0; play.session.phase !== 'tribunal'; i++) {
    expect(i).toBeLessThan(20);
    play.ring();
  }
  for (const me of [SPECTATOR, 0]) {
    const { ask, ballot } = tableFor(play.session, me);
    expect(ballot?.title).toEqual(ask?.text);
  }
});
