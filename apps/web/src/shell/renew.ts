/** When the page was last loaded anew for this, in the device's time. */
const KEY = 'masque.renewed';
/** So soon after that it is no use to try again, in milliseconds. */
const SOON = 60_000;

/**
 * A part of the app that is loaded when it is needed may be gone: the server has got a newer version since this page was
 * opened. Then the page is loaded anew, and the place at the table is still one's own. Not without a server to load it
 * from, and not over and over.
 */
export function renewWhenStale(reload: () => void = () => location.reload()): () => void {
  const lost = (event: Event): void => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < SOON) return;
    event.preventDefault();
    void fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => {
        if (!ok) return;
        sessionStorage.setItem(KEY, String(Date.now()));
        reload();
      },
      () => {},
    );
  };
  addEventListener('vite:preloadError', lost);
  return () => removeEventListener('vite:preloadError', lost);
}
