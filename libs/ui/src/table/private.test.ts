import type { Action, Offer } from '@masque/core';
import type { Table } from '@masque/core/table';
import { afterEach, expect, test, vi } from 'vitest';
import { drawn, findAll, textOf } from '../testing.ts';
import { Translator } from '../i18n/translator.ts';
import { sound } from '../sound/sound.ts';
import type { MqOffer } from '../offers/mq-offer.ts';
import { MqTable } from './mq-table.ts';

const t = new Translator('en', [{ 'offer.talk': 'Talk', 'offer.crown': 'Take the crown', heir: 'Heir', free: 'Free' }]);
const people = ['Mia', 'Tom'].map((name, seat) => ({ seat, name, mask: 'fox' }));
const table: Table = {
  title: 'free',
  active: [],
  seats: [0, 1].map((seat) => ({ seat, cards: [{ state: 'down' }] })),
  privateArea: { cards: [{ state: 'down', face: { id: 'heir', name: 'heir' } }] },
};
const talk: Offer = { type: 'talk', window: 'w', params: {}, optional: true };
const crown: Offer = {
  type: 'crown',
  window: 'w',
  params: {},
  optional: true,
  look: { private: true, confirm: true, holdMs: 3000 },
};

const settle = async (el: MqTable) => {
  for (let i = 0; i < 4; i++) await el.updateComplete;
};
const show = async (offers: Offer[]) => {
  const el = Object.assign(new MqTable(), { table, people, me: 0, translator: t, offers });
  document.body.append(el);
  await settle(el);
  return el;
};
const lip = (el: MqTable) =>
  el.shadowRoot?.querySelector('mq-private-area')?.shadowRoot?.querySelector('.tray') as HTMLElement;
const seal = (el: MqTable) =>
  [...(el.shadowRoot?.querySelectorAll('mq-offers') ?? [])]
    .flatMap((it) => [...(it.shadowRoot?.querySelectorAll<MqOffer>('mq-offer') ?? [])])
    .find((it) => it.label === 'Take the crown');

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('a screen with covered cards reveals no private offer', async () => {
  for (const others of [[], [talk]]) {
    const without = drawn((await show(others)).shadowRoot as ShadowRoot);
    document.body.replaceChildren();
    expect(drawn((await show([...others, crown])).shadowRoot as ShadowRoot)).toBe(without);
    document.body.replaceChildren();
  }
});

test('a private offer is shown and hidden with the cards, and is held as long as it says, without a sound', async () => {
  const el = await show([talk, crown]);
  const play = vi.spyOn(sound, 'play');
  const acts: Action[] = [];
  el.addEventListener('act', (event) => acts.push((event as CustomEvent<Action>).detail));
  expect(seal(el)).toBeUndefined();
  lip(el).click();
  await settle(el);
  expect(seal(el)).toBeDefined();
  vi.useFakeTimers();
  const button = seal(el)?.shadowRoot?.querySelector('button') as HTMLElement;
  button.dispatchEvent(new PointerEvent('pointerdown', { button: 0, pointerId: 1, bubbles: true, composed: true }));
  vi.advanceTimersByTime(2900);
  expect([acts, play.mock.calls]).toEqual([[], []]);
  vi.advanceTimersByTime(200);
  expect(acts).toEqual([{ type: 'crown', window: 'w', params: {} }]);
  // The action is complete: the cards are hidden again, and the draft with them.
  vi.useRealTimers();
  await settle(el);
  expect(seal(el)).toBeUndefined();
});

const buttonOf = (el: MqTable, where: string, text: string) =>
  [...(el.shadowRoot?.querySelectorAll(where) ?? [])]
    .flatMap((it) => findAll(it.shadowRoot, 'button'))
    .find((it) => textOf(it).includes(text));

test('choices of a private offer are made with the cards, and forgotten when they are covered', async () => {
  const charm: Offer = {
    type: 'crown',
    window: 'w',
    params: { whom: { kind: 'seat', of: [0, 1] }, card: { kind: 'card', of: ['heir', 'other'] } },
    optional: true,
    look: { private: true },
  };
  const el = await show([talk, charm]);
  el.table = { ...table, privateArea: { cards: [{ state: 'down', ref: 'heir', face: { id: 'heir', name: 'heir' } }] } };
  el.translator = new Translator('en', [{ 'offer.talk': 'Talk', 'offer.crown': 'Charm', heir: 'Heir' }], people);
  await settle(el);
  const before = drawn(el.shadowRoot as ShadowRoot);
  const acts: Action[] = [];
  el.addEventListener('act', (event) => acts.push((event as CustomEvent<Action>).detail));
  const press = async (text: string) => {
    buttonOf(el, 'mq-offers[slot=under]', text)?.click();
    await settle(el);
  };
  lip(el).click();
  await settle(el);
  await press('Charm');
  await press('Tom');
  lip(el).click();
  await settle(el);
  expect(drawn(el.shadowRoot as ShadowRoot)).toBe(before);
  lip(el).click();
  await settle(el);
  expect(buttonOf(el, 'mq-offers[slot=under]', 'Tom')).toBeUndefined();
  await press('Charm');
  await press('Tom');
  // Cards are called by their faces, because the viewer is looking at them anyway.
  await press('Heir');
  // On the smallest phone, the button says what is missing only here: outside, it is asked above.
  const under = (el.shadowRoot?.querySelector('mq-offers[slot=under]') as MqTable).shadowRoot;
  expect(under?.querySelector('.gobar')?.classList.contains('peeking')).toBe(true);
  (el.shadowRoot?.querySelector('mq-offers[slot=under]') as MqTable).shadowRoot
    ?.querySelector('.gobar mq-offer')
    ?.shadowRoot?.querySelector('button')
    ?.click();
  await settle(el);
  expect(acts).toEqual([{ type: 'crown', window: 'w', params: { whom: 1, card: 'heir' } }]);
  expect(drawn(el.shadowRoot as ShadowRoot)).toBe(before);
});

test('a veiled offer looks open until pressed, and says with the cards why it is unavailable', async () => {
  const offers = (closed?: string): Offer[] => [
    talk,
    { type: 'crown', window: 'w', params: {}, look: { veiled: true }, ...(closed && { closed }) },
  ];
  const open = drawn((await show(offers())).shadowRoot as ShadowRoot);
  document.body.replaceChildren();
  const el = await show(offers('free'));
  expect(drawn(el.shadowRoot as ShadowRoot)).toBe(open);
  const acts: unknown[] = [];
  el.addEventListener('act', (event) => acts.push(event));
  lip(el).click();
  await settle(el);
  expect(buttonOf(el, 'mq-offers[slot=under]', 'Take the crown')?.textContent).toContain('Free');
  lip(el).click();
  await settle(el);
  buttonOf(el, '.middle > mq-offers', 'Take the crown')?.click();
  await settle(el);
  expect(buttonOf(el, '.middle > mq-offers', 'Take the crown')?.textContent).toContain('Free');
  expect(acts).toEqual([]);
});

test('if the answer is with the cards, one press opens them, at most until the question ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const el = await show([talk, crown]);
  const press = () => {
    for (const type of ['pointerdown', 'pointerup'])
      lip(el).dispatchEvent(new PointerEvent(type, { button: 0, pointerId: 1, bubbles: true, composed: true }));
    lip(el).dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, composed: true }));
  };
  press();
  await settle(el);
  expect(seal(el)).toBeUndefined();
  el.table = { ...table, ask: { text: 'free', inPrivate: true } };
  await settle(el);
  // The finger of the previous press is forgotten after a moment.
  vi.advanceTimersByTime(100);
  press();
  await settle(el);
  expect(seal(el)).toBeDefined();
  el.table = { ...table, ask: { text: 'free' } };
  await settle(el);
  expect(seal(el)).toBeUndefined();
});

test('players who are out with no cards have no private area, except at night', async () => {
  const el = await show([]);
  const out = { ...table, seats: table.seats.map((it) => (it.seat === 0 ? { seat: 0, state: 'out' as const } : it)) };
  el.table = { ...out, privateArea: { cards: [] } };
  await settle(el);
  expect(lip(el)).toBeUndefined();
  el.table = { ...out, privateArea: { cards: [] }, night: true };
  await settle(el);
  expect(lip(el)).toBeDefined();
});
