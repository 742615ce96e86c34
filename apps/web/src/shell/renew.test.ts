import { afterEach, expect, test, vi } from 'vitest';
import { reloadUntilCurrent, renewWhenStale } from './renew.ts';

let stop = (): void => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** A part of the app fails to load. Resolves with the number of times the page has been reloaded. */
async function lose(times: number, answer: () => Promise<Response>): Promise<number> {
  const reload = vi.fn();
  vi.stubGlobal('fetch', answer);
  stop = renewWhenStale(() => {}, reload);
  for (let i = 0; i < times; i++) {
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    await new Promise((done) => setTimeout(done));
  }
  return reload.mock.calls.length;
}

test('a page whose modules are gone is reloaded once', async () => {
  expect(await lose(3, () => Promise.resolve(new Response('')))).toBe(1);
});

test('a page that comes from a server of the other version again is reloaded once more in a minute', () => {
  vi.useFakeTimers();
  try {
    const reload = vi.fn();
    for (let i = 0; i < 3; i++) reloadUntilCurrent(reload);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(61_000);
    expect(reload).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('in a browser that stores nothing, a page is not reloaded over and over', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const opened = vi.spyOn(performance, 'now').mockReturnValue(90_000);
  expect(await lose(1, () => Promise.resolve(new Response('')))).toBe(1);
  stop();
  opened.mockReturnValue(2000);
  expect(await lose(3, () => Promise.resolve(new Response('')))).toBe(0);
});

test('while the server is unreachable, this is said, and the page is reloaded once it answers', async () => {
  vi.useFakeTimers();
  try {
    const [away, reload, fetch] = [vi.fn(), vi.fn(), vi.fn(() => Promise.reject(new TypeError('no network')))];
    vi.stubGlobal('fetch', fetch);
    stop = renewWhenStale(away, reload);
    for (let i = 0; i < 2; i++) dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(away).toHaveBeenCalled();
    expect(fetch.mock.calls.length).toBeLessThan(6);
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test('a page is not reloaded while the server is unreachable', async () => {
  expect(await lose(1, () => Promise.reject(new TypeError('no network')))).toBe(0);
  stop();
  expect(await lose(1, () => Promise.resolve(new Response('', { status: 503 })))).toBe(0);
});
