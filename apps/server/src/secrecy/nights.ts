import { BEAT_MS, isSealedHour } from '@masque/core';
import { expect } from 'vitest';
import { BEAT_BYTES } from '../table/beat.ts';
import type { Stage } from './allowed.ts';
import type { Told } from './record.ts';

/** When it was night, from nightfall to daybreak. */
function nightsOf(stages: readonly Stage[]): { readonly dusk: number; readonly dawn: number }[] {
  const nights: { dusk: number; dawn: number }[] = [];
  let dusk: number | null = null;
  for (const { at, session } of stages) {
    const night = isSealedHour(session);
    if (night) dusk ??= at;
    if (night || dusk === null) continue;
    // A day that is over before the next beat is told by nobody.
    const last = nights.at(-1);
    if (last && dusk <= beatAfter(last.dusk, last.dawn)) nights[nights.length - 1] = { dusk: last.dusk, dawn: at };
    else nights.push({ dusk, dawn: at });
    dusk = null;
  }
  return nights;
}

const beatAfter = (dusk: number, at: number): number => dusk + Math.ceil((at - dusk) / BEAT_MS) * BEAT_MS;

/**
 * What is told by night says nothing but what time it is: one frame at nightfall, and one each beat until it is day,
 * all of one length, which may double and never shrinks before the morning.
 *
 * @param told the frames that a spectator was told by night
 */
export function checkBeats(stages: readonly Stage[], told: readonly Told[]): void {
  let read = 0;
  for (const { dusk, dawn } of nightsOf(stages)) {
    const last = beatAfter(dusk, dawn);
    // A night that ends on a beat ends before or after it.
    const end = told.findIndex(({ at }, i) => i >= read && at > (last === dawn ? last + BEAT_MS : last));
    const night = told.slice(read, end < 0 ? undefined : end);
    read += night.length;
    const times = night.map(({ at }) => at);
    expect(times, 'one frame a beat').toEqual(times.map((_, i) => dusk + i * BEAT_MS));
    expect([last, ...(last === dawn ? [last + BEAT_MS] : [])], 'until daybreak').toContain(times.at(-1));
    let length = BEAT_BYTES;
    for (const { bytes } of night) {
      while (length < bytes) length *= 2;
      expect(bytes, 'of one length').toBe(length);
    }
  }
  expect(told.slice(read), 'frames of a night by day').toEqual([]);
}
