import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sound } from './sound.ts';

const node = () => ({
  connect: vi.fn((next: unknown) => next),
  gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(), setTargetAtTime: vi.fn() },
  frequency: { value: 0 },
  start: vi.fn(),
  stop: vi.fn(),
});
class FakeContext {
  state = asleep ? 'suspended' : 'running';
  currentTime = 0;
  destination = {};
  createGain = node;
  createOscillator = () => (started++, node());
  resume = () => Promise.resolve(asleep || (this.state = 'running'));
  suspend = () => Promise.resolve((this.state = 'suspended'));
}
let asleep = false;
let started = 0;
beforeEach(() => {
  asleep = false;
  started = 0;
  vi.stubGlobal('AudioContext', FakeContext);
});
afterEach(() => vi.unstubAllGlobals());

test('is off until turned on, and can be turned off', async () => {
  const sound = new Sound();
  sound.play('challenge');
  expect(started).toBe(0);
  sound.on();
  await vi.dynamicImportSettled();
  sound.play('challenge');
  expect(started).toBe(2);
  sound.off();
  sound.play('challenge');
  expect(started).toBe(2);
});

test('sounds are not queued while the browser blocks them; a press enables them', async () => {
  asleep = true;
  const sound = new Sound();
  sound.on();
  await vi.dynamicImportSettled();
  sound.play('challenge');
  expect(started).toBe(0);
  asleep = false;
  dispatchEvent(new Event('pointerup'));
  sound.play('challenge');
  expect(started).toBe(2);
});

test('at night no phone makes a sound or vibrates; vibration can be turned off', async () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  const sound = new Sound();
  sound.on();
  await vi.dynamicImportSettled();
  sound.silenced = true;
  sound.play('challenge');
  sound.buzz();
  expect([started, vibrate.mock.calls]).toEqual([0, []]);
  sound.silenced = false;
  sound.buzz();
  sound.buzzes = false;
  sound.buzz();
  expect(vibrate.mock.calls).toEqual([[12]]);
});
