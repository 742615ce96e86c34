import type { Op } from '@masque/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { docOf, noServer, server, words } from '../club.fixture.ts';
import type { MasquePersonLine } from '../../screens/person-line.ts';
import './board.ts';
import { screenName } from '../screen-name.ts';

const evening = { id: 'e1', name: 'Friday', at: 0 };

afterEach(async () => {
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The big screen of an evening, with what the server has told it. */
async function board(room: object) {
  noServer();
  const element = document.createElement('masque-board');
  const spoken: string[] = [];
  element.addEventListener('speak', (e) => spoken.push((e as CustomEvent<string>).detail));
  Object.assign(element, { code: 'VELA', translator: words });
  document.body.append(element);
  const there = await server();
  there.greets(docOf({ evening, ...room }), { member: null, host: false, here: false });
  await element.updateComplete;
  return { element, there, spoken };
}

test('the big screen speaks the language of the club, also when a host changes it', async () => {
  const club = { name: 'La Lanterne', color: 'brass', language: 'fr', watching: 'free' };
  const { element, there, spoken } = await board({ club });
  expect(spoken).toEqual(['fr']);
  there.says({ t: 'diff', counter: 2, ops: [[['room', 'club', 'language'], 'en']] });
  await element.updateComplete;
  expect(spoken).toEqual(['fr', 'en']);
});

const names = ['Ben', 'Cleo', 'Dov', 'Eda', 'Fay', 'Gus', 'Hal', 'Ines', 'Jo', 'Kit'];
/** Ten people who are free; the last two of them are in line. */
const people = Object.fromEntries(
  names.map((name, i) => [
    `m${i}`,
    { name, mask: 'owl', at: i, ...(i > 7 && { line: { at: i } }), ...(i === 0 && { resting: true }) },
  ]),
);

/** How the people stand on a screen of this height, where each takes 100 px. */
async function crowd(height: number) {
  const { element } = await board({ people });
  const part = element.shadowRoot!.querySelector('masque-board-people')!;
  const box = (bottom: number) => ({ bottom }) as DOMRect;
  vi.spyOn(part, 'getBoundingClientRect').mockReturnValue(box(height));
  const rects = vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLLIElement,
  ) {
    return box(100 * (1 + [...part.shadowRoot!.querySelectorAll('li')].indexOf(this)));
  });
  part.room = { ...part.room };
  // Drawn, then measured, then drawn again with as many as fit.
  await part.updateComplete;
  await part.updateComplete;
  rects.mockRestore();
  const all = <T extends Element>(of: string) => [...part.shadowRoot!.querySelectorAll<T>(of)];
  const named = (list: string) => all<MasquePersonLine>(`${list} masque-person-line`).map((it) => it.name);
  return { line: named('ol'), free: named('ul'), rest: all('.rest').map((it) => it.textContent!.trim()) };
}

test('however many are free, those in line come first on the big screen, in order', async () => {
  const { line, free, rest } = await crowd(1080);
  expect(line).toEqual(['1. Jo', '2. Kit']);
  // Whoever takes a break comes last.
  expect(free).toEqual(['Cleo', 'Dov', 'Eda', 'Fay', 'Gus', 'Hal', 'Ines', 'Ben']);
  expect(rest).toEqual([]);
});

test('people for whom there is no room on the big screen are counted', async () => {
  const { line, free, rest } = await crowd(560);
  expect(line).toEqual(['1. Jo', '2. Kit']);
  expect(free).toEqual(['Cleo', 'Dov', 'Eda']);
  expect(rest).toEqual(['and 5 more']);
});

test('a table chosen on the screen itself is no choice any more once it is closed', async () => {
  const table = { code: 'TABL', n: 1, name: '1', game: 'toy', state: 'lobby', min: 2, max: 6, seats: [null, null] };
  const { element, there } = await board({ tables: { t1: table } });
  const choice = () => element.shadowRoot!.querySelector('masque-screen-choice')!;
  choice().dispatchEvent(new CustomEvent('show', { detail: 't1' }));
  await element.updateComplete;
  expect(choice().chosen).toBe('t1');
  there.says({ t: 'diff', counter: 2, ops: [[['room', 'tables'], {}]] });
  await element.updateComplete;
  expect(choice().chosen).toBe('');
});

test('the choice of a screen loses the focus after a pointer has chosen, and keeps it for the keyboard', async () => {
  const { element } = await board({});
  const choice = element.shadowRoot!.querySelector('masque-screen-choice')!;
  await choice.updateComplete;
  const select = choice.shadowRoot!.querySelector('select')!;
  const choose = (by: string): boolean => {
    select.focus();
    select.dispatchEvent(new Event(by));
    select.dispatchEvent(new Event('change'));
    return choice.shadowRoot!.activeElement === select;
  };
  expect([choose('keydown'), choose('pointerdown'), choose('keydown')]).toEqual([true, false, true]);
});

test('a choice on the screen itself stands until the desk chooses again, for it or for all', async () => {
  const { element, there } = await board({});
  const shows = async (): Promise<string> => {
    await element.updateComplete;
    return element.shadowRoot!.querySelector('masque-board-standings') ? 'standings' : 'evening';
  };
  const choose = (what: string): void => {
    const it = element.shadowRoot!.querySelector('masque-screen-choice')!;
    it.dispatchEvent(new CustomEvent('show', { detail: what }));
  };
  expect(await shows()).toBe('evening');
  choose('standings');
  expect(await shows()).toBe('standings');
  there.says({ t: 'diff', counter: 2, ops: [[['room', 'played'], 0]] });
  expect(await shows()).toBe('standings');
  there.says({ t: 'diff', counter: 3, ops: [[['room', 'screen'], 'rotation']] });
  expect(await shows()).toBe('evening');
  const own = { [screenName()]: { n: 1, show: 'standings' } };
  there.says({ t: 'diff', counter: 4, ops: [[['screens'], own]] });
  expect(await shows()).toBe('standings');
  choose('evening');
  expect(await shows()).toBe('evening');
  choose('');
  expect(await shows()).toBe('standings');
});

test('an evening with a single game shows it from the deal to the next lobby, unless a screen is asked for the evening', async () => {
  const table = (state: string) => ({ code: 'WXYZ', n: 1, game: 'coup', state, min: 2, max: 6, seats: [] });
  const { element, there } = await board({ tables: { a: table('lobby') } });
  let counter = 1;
  const shows = async (...ops: Op[]): Promise<string> => {
    if (ops.length > 0) there.says({ t: 'diff', counter: ++counter, ops });
    await element.updateComplete;
    return element.shadowRoot!.querySelector('masque-stage') ? 'game' : 'evening';
  };
  const is = (state: string): Op => [['room', 'tables', 'a', 'state'], state];
  expect(await shows()).toBe('evening');
  expect(await shows(is('playing'))).toBe('game');
  expect(await shows(is('over'))).toBe('game');
  expect(await shows(is('lobby'))).toBe('evening');
  expect(await shows(is('playing'), [['room', 'tables', 'b'], { ...table('lobby'), n: 2 }])).toBe('evening');
  expect(await shows([['room', 'tables', 'b']])).toBe('game');
  element
    .shadowRoot!.querySelector('masque-screen-choice')!
    .dispatchEvent(new CustomEvent('show', { detail: 'evening' }));
  expect(await shows()).toBe('evening');
});

test('a screen whose browser stores nothing keeps its name as long as it is open', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(screenName()).toMatch(/^[a-z0-9]{6}$/);
  expect(screenName()).toBe(screenName());
});
