import { afterEach, expect, test, vi } from 'vitest';
import { followLink, go, placeOf } from './router.ts';

test('finds every page by its address', () => {
  expect(placeOf('/')).toEqual({ at: 'home' });
  expect(placeOf('/host')).toEqual({ at: 'host' });
  expect(placeOf('/console/')).toEqual({ at: 'console' });
  expect(placeOf('/who')).toEqual({ at: 'who' });
  expect(placeOf('/t/vela')).toEqual({ at: 'table', code: 'VELA' });
  expect(placeOf('/watch/VELAX')).toEqual({ at: 'watch', code: 'VELAX' });
  expect(placeOf('/club')).toEqual({ at: 'club' });
  expect(placeOf('/c/vela')).toEqual({ at: 'evening', code: 'VELA' });
  expect(placeOf('/c/VELA/standings')).toEqual({ at: 'standings', code: 'VELA' });
  expect(placeOf('/c/vela/me')).toEqual({ at: 'mine', code: 'VELA' });
  expect(placeOf('/desk/VELA')).toEqual({ at: 'desk', code: 'VELA' });
  expect(placeOf('/board/VELA')).toEqual({ at: 'board', code: 'VELA' });
  expect(placeOf('/screen/VELA')).toEqual({ at: 'screen', code: 'VELA' });
  expect(placeOf('/replay/vela')).toEqual({ at: 'replay', code: 'VELA' });
  expect(placeOf('/learn')).toEqual({ at: 'learn', game: '', entry: '' });
  expect(placeOf('/learn/coup')).toEqual({ at: 'learn', game: 'coup', entry: '' });
  expect(placeOf('/learn/coup/duke%201')).toEqual({ at: 'learn', game: 'coup', entry: 'duke 1' });
  expect(placeOf('/replay')).toEqual({ at: 'replay', code: '' });
  expect(placeOf('/take/ABCDFGHJKL')).toEqual({ at: 'take', code: 'ABCDFGHJKL' });
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
  expect(placeOf(path)).toEqual({ at: 'nowhere' });
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
