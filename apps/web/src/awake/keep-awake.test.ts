import { afterEach, expect, test, vi } from 'vitest';
import { KeepAwake } from './keep-awake.ts';

/** One of its own: in this process, pages of other tests may still need the app's. */
const keepAwake = new KeepAwake();

const press = async (): Promise<void> => {
  dispatchEvent(new Event('touchend'));
  await vi.waitFor(() => expect(keepAwake.now).not.toBe('nothing yet'));
};
const video = () => document.querySelector('video');

let stop = (): void => {};
afterEach(() => {
  vi.useFakeTimers();
  stop();
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const secure = (request: () => Promise<unknown>): void =>
  void Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
const plays = (how: () => Promise<void>) => vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(how);

test('on a secure page the browser keeps the screen on without any press', async () => {
  const release = vi.fn(() => Promise.resolve());
  secure(() => Promise.resolve(Object.assign(new EventTarget(), { release })));
  stop = keepAwake.need();
  await vi.waitFor(() => expect(keepAwake.now).toBe('lock'));
  expect(video()).toBeNull();
});

test('every lock that was asked for is released, however late it comes', async () => {
  const locks: { release: ReturnType<typeof vi.fn> }[] = [];
  const grants: (() => void)[] = [];
  secure(async () => {
    const lock = Object.assign(new EventTarget(), { release: vi.fn(() => Promise.resolve()) });
    locks.push(lock);
    await new Promise<void>((grant) => grants.push(grant));
    return lock;
  });
  vi.useFakeTimers();
  stop = () => {};
  const end = keepAwake.need();
  dispatchEvent(new Event('touchend'));
  for (const grant of grants.splice(0, 2)) grant();
  await vi.advanceTimersByTimeAsync(0);
  end();
  // One that is granted only after the screen may turn off.
  const late = keepAwake.need();
  late();
  vi.advanceTimersByTime(60_000);
  for (const grant of grants) grant();
  await vi.advanceTimersByTimeAsync(0);
  expect(locks.length).toBeGreaterThan(1);
  for (const { release } of locks) expect(release).toHaveBeenCalledOnce();
});

test('elsewhere a silent video does, from the first press until nobody needs it', async () => {
  const play = plays(() => Promise.resolve());
  const first = keepAwake.need();
  stop = keepAwake.need();
  await Promise.resolve();
  expect(play).not.toHaveBeenCalled();
  await press();
  expect(keepAwake.now).toBe('video');
  expect(video()?.muted).toBe(false);
  // A page of another test may have heard the press as well.
  const all = document.querySelectorAll('video').length;
  vi.useFakeTimers();
  first();
  vi.advanceTimersByTime(60_000);
  expect(document.querySelectorAll('video')).toHaveLength(all);
  stop();
  vi.advanceTimersByTime(60_000);
  stop = () => {};
  expect(document.querySelectorAll('video')).toHaveLength(all - 1);
});

test('the video goes on for ever without being a loop, for which iPhones would let the screen go dark', async () => {
  const play = plays(() => Promise.resolve());
  stop = keepAwake.need();
  await press();
  const playing = [...document.querySelectorAll('video')].at(-1)!;
  expect(playing.loop).toBe(false);
  Object.defineProperty(playing, 'duration', { value: 30 });
  const at = (seconds: number): number => {
    playing.currentTime = seconds;
    playing.dispatchEvent(new Event('timeupdate'));
    return playing.currentTime;
  };
  expect([at(1), at(24), at(26)]).toEqual([1, 24, 0]);
  const before = play.mock.calls.length;
  playing.dispatchEvent(new Event('ended'));
  expect(play.mock.calls.length).toBe(before + 1);
});

test('if the wake lock is refused, the video is used', async () => {
  plays(() => Promise.resolve());
  secure(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
  stop = keepAwake.need();
  await press();
  expect(keepAwake.now).toBe('video');
});

test('if neither works, it is reported', async () => {
  plays(() => Promise.reject(new DOMException('no', 'NotSupportedError')));
  stop = keepAwake.need();
  await press();
  expect(keepAwake.now).toBe('nothing');
});
