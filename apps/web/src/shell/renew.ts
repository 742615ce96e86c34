/** When the page was last reloaded for this, in the device's time. */
const KEY = 'masque.reloaded';
/** So soon after that it is no use to try again, in milliseconds. */
const SOON = 60_000;

/** Reloads a page that is older than its server; not over and over, if that does not help. False: it was just done. */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < SOON) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  reload();
  return true;
}

/**
 * A part of the app that is loaded when it is needed may be gone: the server has got a newer version since this page was
 * opened. Then the page is reloaded, and the place at the table is still one's own. Not without a server to load it
 * from.
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
