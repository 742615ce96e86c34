import { BEAT_MS, isSealedHour } from '@masque/core';
import { expect } from 'vitest';
import { BEAT_BYTES } from '../table/views/beat.ts';
import type { SessionAt } from './allowed.ts';
import type { BeatFrame } from './record.ts';

/** The times of all nights, from nightfall to daybreak. */
function nightsOf(
  stages: readonly SessionAt[],
  told: readonly BeatFrame[],
): { readonly dusk: number; readonly dawn: number }[] {
  const nights: { dusk: number; dawn: number }[] = [];
  let dusk: number | null = null;
  for (const { at, session } of stages) {
    const night = isSealedHour(session);
    if (night) dusk ??= at;
    if (night || dusk === null) continue;
    const last = nights.at(-1);
    if (last && isUnheard(last, dusk, told)) nights[nights.length - 1] = { dusk: last.dusk, dawn: at };
    else nights.push({ dusk, dawn: at });
    dusk = null;
  }
  return nights;
}

/** A day that ends before the next beat is never announced; one that begins on a beat may have been, on that beat. */
function isUnheard(night: { readonly dusk: number; readonly dawn: number }, dusk: number, told: readonly BeatFrame[]) {
  const beat = beatAfter(night.dusk, night.dawn);
  if (dusk <= beat) return true;
  return beat === night.dawn && dusk < beat + BEAT_MS && !told.some(({ at }) => at === dusk);
}

const beatAfter = (dusk: number, at: number): number => dusk + Math.ceil((at - dusk) / BEAT_MS) * BEAT_MS;

/**
 * Frames sent at night must reveal nothing but the time: one frame at nightfall, and one on each beat until morning,
 * all of one length, which may double and must not shrink before morning.
 *
 * @param told the frames that a spectator was sent at night
 */
export function checkBeats(stages: readonly SessionAt[], told: readonly BeatFrame[]): void {
  const nights = nightsOf(stages, told);
  let read = 0;
  for (const [n, { dusk, dawn }] of nights.entries()) {
    const last = beatAfter(dusk, dawn);
    // A night that ends exactly on a beat may end before or after it, unless the next one has begun.
    const until = Math.min(last === dawn ? last + BEAT_MS : last, (nights[n + 1]?.dusk ?? Infinity) - 1);
    const end = told.findIndex(({ at }, i) => i >= read && at > until);
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
