import { rememberHere, recallHere } from '../prefs/storage.ts';

/** When the page was last reloaded for this reason, by the device's clock. */
const KEY = 'reloaded';
/** Within this time another attempt is useless, in milliseconds. */
const SOON = 60_000;
/** How often a server that cannot be reached is tried again, in milliseconds. */
const EVERY = 2000;

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

const isThere = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A part of the app that is loaded lazily may be gone, because the server was updated since this page was opened. Then
 * the page is reloaded; the player keeps their seat. While the server cannot be reached, `away` is told so, and the page
 * is reloaded once it can be: some browsers never ask again for a part that they could not load.
 */
export function renewWhenStale(away: () => void, reload: () => void = () => location.reload()): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    again = setTimeout(() => void isThere().then((it) => (it ? reload() : again !== undefined && wait())), EVERY);
  };
  const lost = (): void => {
    if (again !== undefined) return;
    void isThere().then((it) => {
      if (it) return void reloadOnce(reload);
      away();
      if (again === undefined) wait();
    });
  };
  addEventListener('vite:preloadError', lost);
  return () => {
    removeEventListener('vite:preloadError', lost);
    clearTimeout(again);
    again = undefined;
  };
}
