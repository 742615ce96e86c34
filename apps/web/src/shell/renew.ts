import { recallHere, rememberHere } from '../prefs/storage.ts';

/** When the page was last reloaded for this reason, by the device's clock. */
const KEY = 'reloaded';
/** Within this time another attempt is useless, in milliseconds. */
const SOON = 60_000;

/**
 * Reloads a page that is older than its server, but not over and over if that does not help. Returns false if it has
 * just been done.
 */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  if (Date.now() - Number(recallHere(KEY) ?? 0) < SOON) return false;
  // In a browser that stores nothing, a page that was opened just now may be one that was reloaded.
  if (!rememberHere(KEY, String(Date.now())) && performance.now() < SOON) return false;
  reload();
  return true;
}

let waits = false;

/**
 * Reloads a page whose server speaks another version. While servers are replaced one after the other, the reloaded page
 * may come from one that does not match either: then it is reloaded once more in a minute.
 */
export function reloadUntilCurrent(reload?: () => void): void {
  if (waits || reloadOnce(reload)) return;
  waits = true;
  setTimeout(() => {
    waits = false;
    reloadUntilCurrent(reload);
  }, SOON);
}

/**
 * A part of the app that is loaded lazily may be gone, because the server was updated since this page was opened. Then
 * the page is reloaded; the player keeps their seat. It does nothing while the server cannot be reached.
 */
export function renewWhenStale(reload?: () => void): () => void {
  const lost = (): void =>
    void fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok && reloadOnce(reload),
      () => {},
    );
  addEventListener('vite:preloadError', lost);
  return () => removeEventListener('vite:preloadError', lost);
}
