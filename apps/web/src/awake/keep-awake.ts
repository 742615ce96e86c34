import mp4 from './still.mp4?url&no-inline';
import webm from './still.webm?url&no-inline';

/**
 * What keeps the screen on: the browser's wake lock, a silent video, nothing until the first press, or nothing at all.
 */
export type Keeps = 'lock' | 'video' | 'nothing yet' | 'nothing';

/**
 * What counts as a gesture of the user, without which nothing keeps the screen on. A finger that comes down does not,
 * only one that lifts.
 */
const GESTURES = ['touchend', 'click', 'keydown'];

/** How long it continues after the last part that needs it is gone, in milliseconds: another part may follow. */
const LINGER = 2000;

/**
 * Keeps the screen on while somebody sits at a table. On a secure page it uses the Screen Wake Lock API; over plain
 * HTTP, where that is not available, it plays a silent video from the first press on.
 *
 * @fires change - `now` has changed.
 */
export class KeepAwake extends EventTarget {
  now: Keeps = 'nothing yet';
  #needed = 0;
  #lock: WakeLockSentinel | null = null;
  /** The wake lock was refused although it was requested by a gesture. */
  #refused = false;
  #video: HTMLVideoElement | null = null;
  #end?: ReturnType<typeof setTimeout>;

  /**
   * Starts to keep the screen on. Returns a function that stops; when the last one is called, the screen may turn off.
   */
  need(): () => void {
    clearTimeout(this.#end);
    if (this.#needed++ === 0) {
      document.addEventListener('visibilitychange', this.#seen);
      for (const gesture of GESTURES) addEventListener(gesture, this.#pressed, { capture: true });
      void this.#request();
    }
    return () => {
      if (--this.#needed === 0) this.#end = setTimeout(() => this.#stop(), LINGER);
    };
  }

  #set(now: Keeps): void {
    if (this.now === now) return;
    this.now = now;
    this.dispatchEvent(new Event('change'));
  }

  /** The lock is lost whenever the page is hidden. */
  readonly #seen = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.#video) void this.#play();
    else void this.#request();
  };

  readonly #pressed = (): void => {
    if (this.#needed === 0 || this.now === 'lock' || this.now === 'video') return;
    // At once, where it can: some browsers no longer know of the gesture when the lock has been refused.
    if (this.#refused || !lockOf(navigator)) return void this.#play();
    void this.#request().then(() => {
      if (this.#lock) return;
      this.#refused = true;
      return this.#play();
    });
  };

  async #request(): Promise<void> {
    const wakeLock = lockOf(navigator);
    if (!wakeLock || this.#lock || document.visibilityState !== 'visible') return;
    try {
      const lock = await wakeLock.request('screen');
      // It has become unnecessary in the meantime, or another request was faster.
      if (this.#needed === 0 || this.#lock) return void lock.release();
      this.#lock = lock;
      lock.addEventListener('release', () => (this.#lock = null));
      this.#set('lock');
    } catch {
      // Refused, as when the battery is almost empty: try the video.
    }
  }

  async #play(): Promise<void> {
    this.#video ??= makeVideo();
    try {
      await this.#video.play();
      this.#set('video');
    } catch (error) {
      // It is no failure if it was stopped by us or by hiding the page.
      if ((error as DOMException).name !== 'AbortError') this.#set('nothing');
    }
  }

  #stop(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    for (const gesture of GESTURES) removeEventListener(gesture, this.#pressed, { capture: true });
    void this.#lock?.release();
    this.#lock = null;
    this.#video?.pause();
    this.#video?.remove();
    this.#video = null;
    this.#set('nothing yet');
  }
}

/** Not available in a page over plain HTTP. */
const lockOf = (of: Navigator): WakeLock | undefined => (of as { readonly wakeLock?: WakeLock }).wakeLock;

/** It is taken back to its beginning this long before its end, in seconds. */
const BEFORE_END = 5;

/**
 * Each engine has conditions of its own for keeping the screen on. Blink and Gecko want sound that is not muted, and so
 * does WebKit (`HTMLMediaElement::shouldDisableSleep`), for which a video with `loop` does not count either. So this one
 * is silent without being muted, one pixel in a corner, and sent back before it ends.
 */
function makeVideo(): HTMLVideoElement {
  // Does not interrupt music that the user is listening to.
  const session = (navigator as { audioSession?: { type: string } }).audioSession;
  if (session) session.type = 'ambient';
  const video = document.createElement('video');
  Object.assign(video, { playsInline: true, disableRemotePlayback: true, title: 'Masque' });
  video.setAttribute('aria-hidden', 'true');
  video.tabIndex = -1;
  video.style.cssText =
    'position:fixed;inset:auto auto 0 0;inline-size:1px;block-size:1px;opacity:.01;pointer-events:none';
  for (const [src, type] of [
    // The smaller one, which almost every browser plays.
    [mp4, 'video/mp4'],
    [webm, 'video/webm'],
  ] as const)
    // prettier-ignore
    video.append(Object.assign(document.createElement('source'), { src, type }));
  video.addEventListener('timeupdate', () => {
    if (video.currentTime > video.duration - BEFORE_END) video.currentTime = 0;
  });
  // A page that was busy for long may miss that.
  video.addEventListener('ended', () => void video.play().catch(() => {}));
  document.body.append(video);
  return video;
}

export const keepAwake = new KeepAwake();
