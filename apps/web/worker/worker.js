/* global self, caches, location, Request */
/**
 * The service worker: with it the app can be installed, and opens at once. It keeps the page itself and files whose
 * names change with their content, which are the same for everybody; what the server says to somebody (`/api`, `/ws`,
 * games) never passes through it. `scripts/worker.ts` puts the two names below in their place.
 */
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];

const NAME = `masque ${VERSION}`;
/** How long the server is waited for before the page that is kept is shown, in milliseconds. */
const PATIENCE = 250;
/** What the server itself answers; every other address without a dot is the app's one page. */
const SERVERS = /^\/(api|ws|docs|games|healthz|readyz|metrics)(\/|$)|\./;

self.addEventListener('install', (event) => {
  const all = async () => (await caches.open(NAME)).addAll(FILES.map((it) => new Request(it, { credentials: 'omit' })));
  event.waitUntil(all().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((it) => it.startsWith('masque ') && it !== NAME);
    await Promise.all(old.map((it) => caches.delete(it)));
    // The server is asked for the page while this worker starts.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && !SERVERS.test(pathname)) event.respondWith(page(event));
});

/** Its name changes with its content: what is kept is right for ever. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  // Part of a file, as for sound and video, cannot be kept.
  if (fresh.status === 200) await (await caches.open(NAME)).put(request, fresh.clone());
  return fresh;
}

/** The newest page, or the one that is kept where the server is slow or gone. */
async function page(event) {
  const { request, preloadResponse } = event;
  const fresh = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request));
  // A browser complains of an early answer that nobody waits for.
  event.waitUntil(fresh.catch(() => {}));
  const kept = await caches.match('/');
  if (!kept) return fresh;
  const late = new Promise((done) => setTimeout(() => done(kept), PATIENCE));
  return Promise.race([fresh.catch(() => kept), late]);
}
