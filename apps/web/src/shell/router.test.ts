import { afterEach, expect, test, vi } from 'vitest';
import { followLink, go, routeOf } from './router.ts';

test('finds every page by its address', () => {
  expect(routeOf('/')).toEqual({ at: 'home' });
  expect(routeOf('/host')).toEqual({ at: 'host' });
  expect(routeOf('/console/')).toEqual({ at: 'console' });
  expect(routeOf('/who')).toEqual({ at: 'who' });
  expect(routeOf('/t/vela')).toEqual({ at: 'table', code: 'VELA' });
  expect(routeOf('/watch/VELAX')).toEqual({ at: 'watch', code: 'VELAX' });
  expect(routeOf('/club')).toEqual({ at: 'club' });
  expect(routeOf('/c/vela')).toEqual({ at: 'evening', code: 'VELA' });
  expect(routeOf('/c/VELA/standings')).toEqual({ at: 'standings', code: 'VELA' });
  expect(routeOf('/c/vela/me')).toEqual({ at: 'mine', code: 'VELA' });
  expect(routeOf('/desk/VELA')).toEqual({ at: 'desk', code: 'VELA' });
  expect(routeOf('/board/VELA')).toEqual({ at: 'board', code: 'VELA' });
  expect(routeOf('/screen/VELA')).toEqual({ at: 'screen', code: 'VELA' });
  expect(routeOf('/replay/vela')).toEqual({ at: 'replay', code: 'VELA' });
  expect(routeOf('/learn')).toEqual({ at: 'learn', game: '', entry: '' });
  expect(routeOf('/learn/coup')).toEqual({ at: 'learn', game: 'coup', entry: '' });
  expect(routeOf('/learn/coup/duke%201')).toEqual({ at: 'learn', game: 'coup', entry: 'duke 1' });
  expect(routeOf('/replay')).toEqual({ at: 'replay', code: '' });
  expect(routeOf('/take/ABCDFGHJKL')).toEqual({ at: 'take', code: 'ABCDFGHJKL' });
});

test.each([
  '/x',
  '/t',
  '/t/a',
  '/t/12AB',
  '/t/VELA/more',
  '/take/ABC',
  '/constructor/VELA',
  '/host/VELA',
  '/learn/coup/%',
  '/learn/coup/duke/more',
  '/club/VELA',
  '/c/VELA/more',
  '/c/12/standings',
])('%s leads nowhere', (path) => {
  expect(routeOf(path)).toEqual({ at: 'nowhere' });
});

const arrivals = vi.fn();
addEventListener('popstate', arrivals);
afterEach(() => {
  arrivals.mockClear();
  document.body.replaceChildren();
});

test('navigates to a page and notifies listeners', () => {
  go('/t/VELA');
  expect(location.pathname).toBe('/t/VELA');
  expect(arrivals).toHaveBeenCalledOnce();
});

/** Presses a link. Returns whether the app has followed it; the test's browser must not follow it either. */
const followed = (html: string, init: MouseEventInit = {}): boolean => {
  document.body.innerHTML = html;
  let taken = false;
  const after = (event: MouseEvent): void => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  document.body.addEventListener('click', followLink, { once: true });
  document.addEventListener('click', after, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
  document.body.querySelector('a')!.dispatchEvent(event);
  return taken;
};

test('follows internal links without loading a page', () => {
  expect(followed('<a href="/host">host</a>')).toBe(true);
  expect(location.pathname).toBe('/host');
});

test.each([
  ['another window', '<a href="/host" target="_blank">x</a>', {}],
  ['a file', '<a href="/host" download>x</a>', {}],
  ['another server', '<a href="https://example.org/host">x</a>', {}],
  ['what is not a place', '<a href="/api/games">x</a>', {}],
  ['a new tab', '<a href="/host">x</a>', { ctrlKey: true }],
])('leaves %s to the browser', (_, html, init) => {
  expect(followed(html, init)).toBe(false);
});
