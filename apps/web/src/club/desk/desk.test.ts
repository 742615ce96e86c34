import { afterEach, expect, test, vi } from 'vitest';
import { docOf, noServer, server, words } from '../club.fixture.ts';
import './desk.ts';
import './desk-sheets.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The desk of a host, with what the server has told it. */
async function desk(room: object, more: object = {}) {
  noServer();
  const element = document.createElement('masque-desk');
  Object.assign(element, { code: 'VELA', translator: words });
  document.body.append(element);
  const there = await server();
  there.greets(docOf(room, more));
  await element.updateComplete;
  return { element, there, find: (selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)! };
}

test('an evening opens under the name that was planned for it, unless the host writes another', async () => {
  const { there, find } = await desk({ next: { name: 'The long night', coming: 0 } });
  expect(find('wa-input').getAttribute('placeholder')).toBe('The long night');
  find('mq-button[main]').click();
  await vi.waitUntil(() => there.commands.length === 1);
  expect(there.commands).toEqual([{ do: 'open', name: 'The long night' }]);
  Object.assign(find('wa-input'), { value: 'The short one' }).dispatchEvent(new Event('input'));
  find('mq-button[main]').click();
  expect(there.commands.at(-1)).toEqual({ do: 'open', name: 'The short one' });
});

const table = { code: 'TABL', n: 1, name: '1', game: 'toy', state: 'playing', min: 2, max: 6, seats: [null, null] };
const evening = { id: 'e1', name: 'Friday', at: 0 };

test('until a table is open, the desk shows the code to come in by', async () => {
  const { element, there, find } = await desk({ evening });
  expect(find('masque-qr-paper')).toMatchObject({ src: '/api/clubs/VELA/qr.svg' });
  there.greets(docOf({ evening, tables: { t1: { ...table, state: 'lobby' } } }));
  await vi.waitUntil(() => find('masque-desk-table') !== null);
  await element.updateComplete;
  expect(find('masque-qr-paper')).toBeNull();
});

test('a host without a seat switches the chat of a table on, and bots for people who are away', async () => {
  const { element, there, find } = await desk(
    { evening, tables: { t1: table } },
    { settings: { t1: { chat: false, botForAway: true } } },
  );
  await element.updateComplete;
  const card = find('masque-desk-table') as HTMLElement & { updateComplete: Promise<unknown> };
  await card.updateComplete;
  const switches = [...card.shadowRoot!.querySelectorAll<HTMLElement & { checked: boolean }>('masque-fold mq-switch')];
  expect(switches.map((it) => it.checked)).toEqual([false, true]);
  switches[0]!.dispatchEvent(new CustomEvent('change', { detail: true }));
  switches[1]!.dispatchEvent(new CustomEvent('change', { detail: false }));
  expect(there.commands).toEqual([
    { do: 'settings', table: 't1', chat: true },
    { do: 'settings', table: 't1', botForAway: false },
  ]);
});

test('a host seats bots one by one, and takes one away', async () => {
  const seats = [{ name: 'Anna', mask: 'fox', member: 'm2' }, { bot: true, name: 'Pierrot', mask: 'owl' }, null];
  const { element, there, find } = await desk({ evening, tables: { t1: { ...table, state: 'lobby', seats } } });
  await element.updateComplete;
  const card = find('masque-desk-table') as HTMLElement & { updateComplete: Promise<unknown> };
  await card.updateComplete;
  expect(card.shadowRoot!.textContent).toContain('4 seats are free');
  const press = (selector: string, n: number) => card.shadowRoot!.querySelectorAll<HTMLElement>(selector)[n]!.click();
  press('.lobby mq-button', 1);
  press('masque-desk-seat', 1);
  expect(there.commands).toEqual([
    { do: 'fill', table: 't1', n: 3 },
    { do: 'unfill', table: 't1', seat: 1 },
  ]);
});

test('before a host goes on, the desk says for whom the game answers; another question takes that back', async () => {
  const seats = [
    { name: 'Anna', mask: 'fox' },
    { name: 'Ben', mask: 'owl' },
  ];
  const room = { evening, tables: { t1: { ...table, seats } } };
  const { element, there, find } = await desk(room);
  const card = find('masque-desk-table') as HTMLElement & { now: object; updateComplete: Promise<unknown> };
  const way = async (): Promise<ShadowRoot> => {
    await card.updateComplete;
    const it = card.shadowRoot!.querySelector('masque-go-on')!;
    await it.updateComplete;
    return it.shadowRoot!;
  };
  card.now = { question: 4, asked: [0, 1] };
  const button = async (n = 0): Promise<HTMLElement> => (await way()).querySelectorAll<HTMLElement>('mq-button')[n]!;
  (await button()).click();
  expect((await way()).querySelector('#told')!.textContent).toContain('Anna and Ben');
  expect(there.commands).toEqual([]);
  // Who has answered by then no longer matters.
  card.now = { question: 4, asked: [1] };
  expect((await way()).querySelector('#told')!.textContent).toContain('answers for Ben,');
  card.now = { question: 5, asked: [1] };
  expect((await way()).querySelector('#told')).toBeNull();
  (await button()).click();
  (await button()).click();
  expect(there.commands).toEqual([{ do: 'goOn', table: 't1', seen: { question: 5, asked: [1] } }]);
  card.now = { paused: true, pausedBy: 'Mia' };
  expect(await button()).toMatchObject({ disabled: true });
  await element.updateComplete;
  expect(card.shadowRoot!.querySelector('.head p')!.textContent).toContain('Paused by Mia.');
});

test('the focus stays with the way on: when it is taken back, after it is sent, and not where it was not', async () => {
  const { find } = await desk({ evening, tables: { t1: { ...table, seats: [{ name: 'Anna', mask: 'fox' }, null] } } });
  const card = find('masque-desk-table') as HTMLElement & { now: object; updateComplete: Promise<unknown> };
  const focused = async (): Promise<string | undefined> => {
    await card.updateComplete;
    const it = card.shadowRoot!.querySelector('masque-go-on')!;
    await it.updateComplete;
    await it.shadowRoot!.querySelector('mq-button')!.updateComplete;
    return (it.shadowRoot!.activeElement as HTMLElement & { label: string })?.label;
  };
  const buttons = () =>
    card.shadowRoot!.querySelector('masque-go-on')!.shadowRoot!.querySelectorAll<HTMLElement>('mq-button');
  const press = (n: number): void => {
    buttons()[n]!.focus();
    buttons()[n]!.click();
  };
  card.now = { asked: [0] };
  await focused();
  press(0);
  expect(await focused()).toBe('Go on now');
  press(0);
  expect(await focused()).toBe('Go on');
  press(0);
  await focused();
  card.now = { question: 1, asked: [] };
  expect(await focused()).toBe('Go on');
  buttons()[0]!.click();
  buttons()[0]!.blur();
  await focused();
  card.now = { asked: [0] };
  expect(await focused()).toBeUndefined();
});

/** A desk while Anna plays at the first table, Ben is free, and nobody sits at the second one, the `lobby`. */
async function annaPlays() {
  const people = { m2: { name: 'Anna', mask: 'fox', at: 0 }, m3: { name: 'Ben', mask: 'owl', at: 0 } };
  const free = { ...table, code: 'NEXT', n: 2, name: '2', state: 'lobby' };
  const tables = { t1: { ...table, seats: [{ member: 'm2' }, null] }, t2: free };
  const on = await desk({ evening, people, tables });
  const lobby = [...on.element.shadowRoot!.querySelectorAll('masque-desk-table')].find((it) => it.id === 't2')!;
  return { ...on, people, tables, lobby };
}

test('a host moves somebody who sits at a table: their name, then the new seat', async () => {
  const { element, there, find, lobby } = await annaPlays();
  Object.assign(element, { sheet: 'person' });
  await element.updateComplete;
  const list = find('masque-desk-sheet').shadowRoot!.querySelector('masque-desk-people')!;
  await list.updateComplete;
  list.shadowRoot!.querySelector<HTMLElement>('masque-person-line')!.click();
  await list.updateComplete;
  list.shadowRoot!.querySelector<HTMLElement>('mq-button[icon="wooden-chair"]')!.click();
  await element.updateComplete;
  expect(find('masque-desk-sheet')).toBeNull();
  expect(find('.where').textContent).toContain('press a free seat for Anna');
  await lobby.updateComplete;
  lobby.shadowRoot!.querySelector<HTMLElement>('masque-desk-seat')!.click();
  // She would leave a game: the host reads what that means, and by keyboard is led to the answers.
  const stays = await vi.waitUntil(() => lobby.shadowRoot!.querySelector<HTMLElement>('.sure mq-button[main]'));
  await vi.waitUntil(() => lobby.shadowRoot!.activeElement === stays);
  expect(lobby.shadowRoot!.querySelector('.sure')!.textContent).toContain('a bot plays on');
  expect(there.commands).toEqual([]);
  lobby.shadowRoot!.querySelector<HTMLElement>('.sure mq-button:not([main])')!.click();
  expect(there.commands).toEqual([{ do: 'seat', member: 'm2', table: 't2', seat: 0 }]);
});

test('a host who leaves somebody in their game no longer holds them', async () => {
  const { element, there, find, lobby } = await annaPlays();
  Object.assign(element, { sheet: 'person' });
  await element.updateComplete;
  find('masque-desk-sheet').dispatchEvent(new CustomEvent('pick', { detail: 'm2' }));
  await element.updateComplete;
  await lobby.updateComplete;
  lobby.shadowRoot!.querySelector<HTMLElement>('masque-desk-seat')!.click();
  const stays = await vi.waitUntil(() => lobby.shadowRoot!.querySelector<HTMLElement>('.sure mq-button[main]'));
  stays.click();
  await vi.waitUntil(() => find('.where') === null);
  expect(there.commands).toEqual([]);
});

test('whoever finds a seat without the host is no longer to be seated', async () => {
  const people = { m2: { name: 'Anna', mask: 'fox', at: 0 } };
  const lobby = { ...table, state: 'lobby' };
  const { element, there, find } = await desk({ evening, people, tables: { t1: lobby } });
  find('.pick').click();
  await element.updateComplete;
  expect(find('.where').textContent).toContain('press a free seat for Anna');
  there.greets(docOf({ evening, people, tables: { t1: { ...lobby, seats: [{ member: 'm2' }, null] } } }));
  await vi.waitUntil(() => find('.where') === null);
});

test('whoever is dragged out of a game is moved once the host has read what that means', async () => {
  const { element, there, people, tables, lobby } = await annaPlays();
  const drop = async (member: string): Promise<void> => {
    const event = new Event('drop', { cancelable: true });
    Object.assign(event, { dataTransfer: { getData: () => member } });
    lobby.shadowRoot!.querySelector('article')!.dispatchEvent(event);
    await lobby.updateComplete;
  };
  const asks = () => lobby.shadowRoot!.querySelector('.sure');
  const press = async (label: string): Promise<void> => {
    const buttons = [...asks()!.querySelectorAll<HTMLElement & { label: string }>('mq-button')];
    buttons.find((it) => it.label === label)!.click();
    await lobby.updateComplete;
  };
  await drop('m2');
  expect(asks()!.textContent).toContain('a bot plays on');
  expect(there.commands).toEqual([]);
  await press('Leave Anna there');
  expect(asks()).toBeNull();
  // The game ends before the host has answered: nobody is asked in the next one.
  await drop('m2');
  for (const state of ['over', 'playing']) {
    there.greets(docOf({ evening, people, tables: { ...tables, t1: { ...tables.t1, state } } }));
    await element.updateComplete;
    await lobby.updateComplete;
    expect(asks()).toBeNull();
  }
  await drop('m2');
  await press('Move Anna');
  expect(asks()).toBeNull();
  // Whoever is free is seated at once.
  await drop('m3');
  expect(there.commands).toEqual([
    { do: 'seat', member: 'm2', table: 't2' },
    { do: 'seat', member: 'm3', table: 't2' },
  ]);
});

test('one press seats bots for all whose phones are dark', async () => {
  const seats = [{ member: 'm2' }, { member: 'm3' }, { name: 'Pierrot', mask: 'owl', bot: true }];
  const { there, find } = await desk({ evening, tables: { t1: { ...table, seats } } });
  const card = find('masque-desk-table') as HTMLElement & { now: object; updateComplete: Promise<unknown> };
  const button = () => card.shadowRoot!.querySelector<HTMLElement>('mq-button[icon="bot"]');
  await card.updateComplete;
  expect(button()).toBeNull();
  card.now = { away: [0, 1] };
  await card.updateComplete;
  button()!.click();
  await vi.waitUntil(() => there.commands.length > 0);
  expect(there.commands[0]).toEqual({ do: 'standIn', member: 'm2', on: true });
});

test('dialogs over the desk find the evening and its words around them, and give commands to it', async () => {
  const { element, there, find } = await desk({ evening });
  Object.assign(element, { sheet: 'evening' });
  await element.updateComplete;
  const inside = (of: Element, tag: string): Element => of.shadowRoot!.querySelector(tag)!;
  const club = inside(inside(find('masque-desk-sheet'), 'masque-desk-evening'), 'masque-desk-club');
  const [, , watching] = club.shadowRoot!.querySelectorAll('mq-select');
  expect(watching!.label).toBe('Who may watch a game without playing');
  watching!.dispatchEvent(new CustomEvent('change', { detail: 'over' }));
  expect(there.commands).toEqual([{ do: 'watching', who: 'over' }]);
});
