import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../club.fixture.ts';
import './mine.ts';
import './standings.ts';

/** Everything that was asked for. */
let asked: URL[] = [];

const evenings = [
  { id: 'e1', name: 'First night', at: 0, season: 's0', open: false },
  { id: 'e2', name: 'Second night', at: 86_400_000, season: 's1', open: true },
];
const seasons = [
  { id: 's0', name: 'Winter' },
  { id: 's1', name: 'Spring' },
];
const standings = {
  club: 'The Lantern', evenings, seasons, games: ['toy'], people: { m2: { name: 'Ben', mask: 'owl' } }, lines: [],
  titles: [], race: { evenings: [], lines: {}, points: {} }, schemes: {},
}; // prettier-ignore
const played = { session: 'g1', game: 'toy', evening: 'e1', at: 0, minutes: 3, reason: 'won', players: [] };
const me = { me: 'm2', name: 'Ben', mask: 'owl', since: 0, inputs: [], games: [{ ...played, players: [] }] };

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    const url = new URL(path, 'http://x');
    asked.push(url);
    const last = url.pathname.split('/').at(-1)!;
    const answers: Record<string, unknown> = { standings, games: url.pathname.includes('clubs') ? [played] : [], me };
    return Promise.resolve(Response.json(answers[last] ?? { name: 'The Lantern', you: { member: 'm2', host: false } }));
  });
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

async function opened(name: 'masque-standings' | 'masque-mine', address: string) {
  history.replaceState(null, '', address);
  const element = document.createElement(name);
  Object.assign(element, { code: 'VELA', translator: words });
  document.body.append(element);
  const root = () => element.shadowRoot!;
  await vi.waitUntil(() => root().querySelector('h2, .said, mq-sheet, masque-club-history'));
  return { element, root };
}

const queries = (of: string) =>
  asked.filter((it) => it.pathname === `/api/clubs/VELA/${of}`).map((it) => Object.fromEntries(it.searchParams));
const choose = (root: ShadowRoot, selector: string, detail: string) =>
  root.querySelector(selector)!.dispatchEvent(new CustomEvent('change', { detail }));

test('with one evening and no titles, nothing stands beside the sheet', async () => {
  const { root } = await opened('masque-standings', '/c/VELA/standings');
  expect(root().querySelector('.all > .pad')!.childElementCount).toBe(0);
});

test('past evenings and seasons can be chosen, and passed on by their address', async () => {
  const { element, root } = await opened('masque-standings', '/c/VELA/standings');
  expect(queries('standings').at(-1)).toEqual({ evening: 'e2' });
  expect(root().querySelector<HTMLElement & { value: string }>('.which')!.value).toBe('e2');
  choose(root(), '.which', 'e1');
  await vi.waitUntil(() => queries('standings').at(-1)!['evening'] === 'e1');
  expect(location.search).toBe('?evening=e1');
  choose(root(), 'mq-choice', 'season');
  await vi.waitUntil(() => queries('standings').at(-1)!['season'] === 's1');
  choose(root(), '.which', 's0');
  await vi.waitUntil(() => queries('standings').at(-1)!['season'] === 's0');
  expect(location.search).toBe('?view=season&season=s0');
  element.remove();
  await opened('masque-standings', '/c/VELA/standings?evening=e1');
  await vi.waitUntil(() => queries('standings').at(-1)!['evening'] === 'e1');
});

test('the games of one person are a page of their own, and so is the way to look back at them', async () => {
  const { root } = await opened('masque-standings', '/c/VELA/standings?view=games&of=m2');
  expect(queries('games')).toEqual([{ member: 'm2' }]);
  expect(root().querySelector('h2')!.textContent).toContain('Ben');
  const history = root().querySelector('masque-club-history')!;
  await history.updateComplete;
  expect(history.shadowRoot!.querySelector('[href^="/replay"]')!.getAttribute('href')).toContain('&of=m2');
  root().querySelector<HTMLElement>('masque-spread mq-link')!.click();
  await vi.waitUntil(() => queries('games').length === 2);
  expect(queries('games')[1]).toEqual({});
  expect(location.search).toBe('?view=games');
});

test('people look back at their games from the page of what the club stores about them', async () => {
  const { root } = await opened('masque-mine', '/c/VELA/me');
  const link = root().querySelector('.games a')!;
  expect(link.getAttribute('href')).toBe('/replay?club=VELA&game=g1&of=m2');
});

test('the sign of a fair deal stands in the line of its words', async () => {
  const element = document.createElement('masque-club-history');
  Object.assign(element, { translator: words, played: [{ ...played, numbers: 3 }], nameOf: () => '' });
  document.body.append(element);
  await element.updateComplete;
  expect(getComputedStyle(element.shadowRoot!.querySelector('.fair svg')!).display).toBe('inline-block');
});
