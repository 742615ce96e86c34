import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sound } from '@masque/ui/sound';
import { SongPlayer } from './player.ts';

let started: number[] = [];
const param = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
  setTargetAtTime: vi.fn(),
});
const node = (context: object) => ({
  context,
  connect: (next: unknown) => next,
  gain: param(),
  frequency: param(),
  delayTime: param(),
  start: (at: number) => started.push(at),
  stop: vi.fn(),
});
class FakeContext {
  state = 'running';
  destination = {};
  get currentTime() {
    return Date.now() / 1000;
  }
  createGain = () => node(this);
  createOscillator = () => node(this);
  createBiquadFilter = () => node(this);
  createDelay = () => node(this);
  resume = () => Promise.resolve((this.state = 'running'));
  suspend = () => Promise.resolve((this.state = 'suspended'));
}

beforeEach(() => {
  started = [];
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('addEventListener', vi.fn());
});
afterEach(() => {
  sound.off();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the song is silent while sound is off, joins in the middle, and stops when sound is turned off', () => {
  const player = new SongPlayer();
  player.play(1_000_000, 1_060_000);
  vi.advanceTimersByTime(20_000);
  expect(started).toEqual([]);
  sound.on();
  vi.advanceTimersByTime(5_000);
  expect(started.length).toBeGreaterThan(5);
  expect(Math.min(...started)).toBeGreaterThanOrEqual(1_020);
  const heard = started.length;
  sound.off();
  vi.advanceTimersByTime(10_000);
  expect(started.length).toBe(heard);
  player.stop();
});

test('nothing plays after stop, and the same song does not start twice', () => {
  sound.on();
  const player = new SongPlayer();
  player.play(1_000_000, 1_030_000);
  player.play(1_000_000, 1_030_000);
  vi.advanceTimersByTime(1_000);
  const twice = started.map((at) => at.toFixed(3));
  expect(twice.length).toBeGreaterThan(0);
  // Each lute note has two strings, so at most two begin at the same time.
  expect(Math.max(...twice.map((at) => twice.filter((it) => it === at).length))).toBe(2);
  player.stop();
  const heard = started.length;
  vi.advanceTimersByTime(10_000);
  expect(started.length).toBe(heard);
});
