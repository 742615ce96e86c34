import type { Line } from '@masque/core';
import type { SeatLook } from '@masque/core/table';
import type { Doc } from '@masque/protocol';
import { Translator } from '@masque/ui';
import { textOf } from '@masque/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Leaving } from './leaving.ts';
import './out.ts';

const face = (id: string) => ({ id, name: id });
const lost = (id: string) => ({ state: 'lost' as const, face: face(id) });
const seat = (seat: number, more: Partial<SeatLook> = {}): SeatLook => ({ seat, state: 'in', ...more });
const doc = (seats: readonly SeatLook[], more: object = {}, play: object = {}): Doc =>
  ({
    you: { seat: 0, ...(seats[0]?.state === 'in' ? {} : { out: true }), ...more },
    play: { id: 'g1', outcome: null, offers: [], table: { seats }, ...play },
  }) as unknown as Doc;
const line: Line = { at: 3, kind: 'loses', args: { who: { seat: 0 } } } as unknown as Line;
const before = [seat(0, { cards: [lost('duke'), { state: 'down' }] }), seat(1), seat(2, { state: 'out' })];
const after = [seat(0, { state: 'out', cards: [lost('duke'), lost('spy')] }), seat(1), seat(2, { state: 'out' })];

let leaving: Leaving;
beforeEach(() => {
  leaving = new Leaving();
  leaving.follow(doc(before), [], true, false);
});
afterEach(() => document.body.replaceChildren());

test('whoever goes out is told once: the place, the cards, and what took them out', () => {
  expect(leaving.now).toBeNull();
  leaving.follow(doc(after), [line], true, false);
  expect(leaving.now).toMatchObject({ ghost: false, place: 2, of: 3, fresh: [1], lines: [line] });
  expect(leaving.now?.cards).toHaveLength(2);
  leaving.done();
  leaving.follow(doc(after), [line], true, false);
  expect(leaving.now).toBeNull();
});

test('there is no place where sides win, and none that the phone cannot be sure of', () => {
  leaving.follow(doc(after), [], false, false);
  expect(leaving.now?.place).toBeUndefined();
  leaving = new Leaving();
  leaving.follow(doc([...before, seat(3)]), [], true, false);
  leaving.follow(doc([...after, seat(3, { state: 'out' })]), [], true, false);
  expect(leaving.now).toMatchObject({ of: 4 });
  expect(leaving.now?.place).toBeUndefined();
});

test('it waits for the morning, for what all are shown, and for an answer that is still asked', () => {
  const asked = { offers: [{ type: 'shoot' }] };
  leaving.follow(doc(after, {}, { table: { seats: after, night: true } }), [], true, false);
  expect(leaving.now).toBeNull();
  leaving.follow(doc(after), [], true, true);
  expect(leaving.now).toBeNull();
  leaving.follow(doc(after, {}, asked), [], true, false);
  expect(leaving.now).toBeNull();
  leaving.follow(doc(after), [], true, false);
  expect(leaving.now).not.toBeNull();
  leaving.follow(doc(after, {}, asked), [], true, false);
  expect(leaving.now).toBeNull();
});

test('what is being told ends at nightfall', () => {
  leaving.follow(doc(after), [], true, false);
  expect(leaving.now).not.toBeNull();
  leaving.follow(doc(after, {}, { table: { seats: after, night: true } }), [], true, false);
  expect(leaving.now).toBeNull();
});

test('a phone that comes later, or to the end of a game, is told nothing', () => {
  leaving = new Leaving();
  leaving.follow(doc(after), [], true, false);
  expect(leaving.now).toBeNull();
  leaving.follow(doc(before, {}, { id: 'g2' }), [], true, false);
  leaving.follow(doc(after, {}, { id: 'g2', outcome: { winners: [1] } }), [], true, false);
  expect(leaving.now).toBeNull();
});

test('a tap, Escape or Enter skips the moment, and ghosts can begin to talk', async () => {
  leaving.follow(doc(after), [line, { ...line, kind: 'out' }], true, false);
  const words = {
    'log.loses': '{who} loses the Spy.',
    'log.loses@who': 'You lose the Spy.',
    'log.out': 'You are out.',
  };
  const t = new Translator('en', [{ ...words, duke: 'Duke', spy: 'Spy' }], [], 0);
  const el = Object.assign(document.createElement('masque-out'), { leave: leaving.now, talks: true, translator: t });
  const [done, chat] = [vi.fn(), vi.fn()];
  el.addEventListener('done', done);
  el.addEventListener('chat', chat);
  document.body.append(el);
  await el.updateComplete;
  const text = textOf(el);
  for (const said of ['You lose the Spy.', 'Second of three.', 'Watch the table']) expect(text).toContain(said);
  expect(text.match(/You are out/g)).toHaveLength(1);
  el.shadowRoot?.querySelector('section')?.click();
  for (const key of ['Escape', 'Enter', 'a']) dispatchEvent(new KeyboardEvent('keydown', { key }));
  expect([done.mock.calls.length, chat.mock.calls.length]).toEqual([3, 0]);
  el.shadowRoot?.querySelector<HTMLElement>('mq-button:not([main])')?.click();
  expect([done.mock.calls.length, chat.mock.calls.length]).toEqual([4, 1]);
  expect(chat.mock.lastCall?.[0]).toMatchObject({ detail: 'private' });
});
