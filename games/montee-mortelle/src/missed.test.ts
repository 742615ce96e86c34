import { logFor, offersFor, seatsOf, SPECTATOR } from '@masque/core';
import { situation } from '@masque/testkit';
import { expect, test } from 'vitest';
import castle from './index.ts';

/** A duel in which a seat asks for time, and then has nothing to say: it says so, or lets the time run out. */
function played(silent: boolean) {
  const play = situation(castle, { seats: 4 });
  const phase = (): string => play.session.phase;
  for (let i = 0; phase() !== 'main'; i++) {
    expect(i).toBeLessThan(9);
    play.ring();
  }
  const attacker = play.state.active;
  const challenge = offersFor(play.session, attacker).find(({ type }) => type === 'challenge' || type === 'duel')!;
  const [name] = Object.keys(challenge.params) as [string];
  play.act(attacker, challenge.type, { [name]: (attacker + 1) % 4 });
  expect(phase()).toBe('interrupt');
  const [seat] = play.state.window!.asked as [number];
  play.act(seat, 'wait');
  if (!silent) play.act(seat, 'no');
  for (let i = 0; phase() === 'interrupt'; i++) {
    expect(i).toBeLessThan(5);
    play.ring();
  }
  return { seat, kinds: (viewer: number): string[] => logFor(play.session, viewer).map(({ kind }) => kind) };
}

test('only whoever asked for time and missed it is told', () => {
  const [missed, answered] = [played(true), played(false)];
  expect(missed.kinds(missed.seat)).toContain('missed');
  expect(answered.kinds(answered.seat)).not.toContain('missed');
  for (const viewer of [SPECTATOR, ...seatsOf(4).filter((it) => it !== missed.seat)])
    expect(missed.kinds(viewer)).toEqual(answered.kinds(viewer));
});
