import type { Action, Offer } from '@masque/core';
import { afterEach, expect, test } from 'vitest';
import { find, findAll } from '../testing.ts';
import type { MqOffers } from '../offers/mq-offers.ts';
import { MqTable } from './mq-table.ts';
import { ring, settle, show, steal, table, wait } from './table.fixture.ts';

afterEach(() => document.body.replaceChildren());

test('an offer with a seat is filled in by tapping that person', async () => {
  const acts: Action[] = [];
  const el = await show({ offers: [steal] });
  el.addEventListener('act', (e) => acts.push((e as CustomEvent<Action>).detail));
  const seats = findAll(ring(el), '.hitbox');
  expect(seats.map((s) => s.getAttribute('aria-label'))).toEqual(['Tom', 'Lena']);
  seats[1]?.click();
  await settle(el);
  expect(find(ring(el), '.chosen .nm')?.textContent?.trim()).toBe('Lena');
  const go = (el.shadowRoot?.querySelector('mq-offers') as MqOffers).shadowRoot?.querySelector(
    'mq-offer.go',
  ) as HTMLElement;
  (go.shadowRoot?.querySelector('button') as HTMLElement).click();
  expect(acts).toEqual([{ type: 'steal', window: 'w', params: { from: 2 } }]);
});

test('people are not buttons unless a person has to be chosen', async () => {
  const el = await show({ offers: [wait] });
  expect(findAll(ring(el), 'button')).toHaveLength(0);
});

test('an offer that begins with a person is selected by tapping one, or by a scanned code', async () => {
  const meet: Offer = {
    type: 'steal',
    window: 'w',
    params: { from: { kind: 'seat', of: [1, 2] } },
    optional: true,
    look: { people: true },
  };
  const chosen = (el: MqTable) => find(ring(el), '.chosen .nm')?.textContent?.trim();
  const el = await show({ offers: [meet] });
  expect(chosen(el)).toBeUndefined();
  findAll(ring(el), '.hitbox')[1]?.click();
  await settle(el);
  expect(chosen(el)).toBe('Lena');
  document.body.replaceChildren();
  expect(chosen(await show({ offers: [meet], meets: 1 }))).toBe('Tom');
  document.body.replaceChildren();
  // Nobody is chosen if they cannot be, or while another question is asked.
  expect(chosen(await show({ offers: [meet], meets: 0 }))).toBeUndefined();
  document.body.replaceChildren();
  expect(chosen(await show({ offers: [meet, wait], meets: 1 }))).toBeUndefined();
});

test('an optional offer opens automatically if it asks for that', async () => {
  const el = await show({ offers: [{ ...steal, optional: true, look: { opens: true } }] });
  const offers = el.shadowRoot?.querySelector('mq-offers')?.shadowRoot;
  expect(offers?.querySelector('.gobar')).not.toBeNull();
  expect(offers?.querySelector('.alsos')).toBeNull();
});

test('a changeable choice is sent with one tap, and shown as chosen while it can be changed', async () => {
  const acts: Action[] = [];
  const cards = ['h1', 'h2', 'h3'].map((ref) => ({ state: 'down', face: { id: 'spy', name: 'spy' }, ref }) as const);
  const select = (now?: string): Offer => ({
    type: 'steal',
    window: 'w',
    params: { card: { kind: 'card', of: ['h1', 'h2', 'h3'], ...(now && { now }) } },
    optional: now !== undefined,
    look: { instant: true },
  });
  const el = await show({ table: { ...table, privateArea: { cards } }, offers: [select()] });
  el.addEventListener('act', (e) => acts.push((e as CustomEvent<Action>).detail));
  const privateArea = () => el.shadowRoot?.querySelector('mq-private-area')?.shadowRoot as ShadowRoot;
  const picks = async () => {
    (privateArea().querySelector('button.tray') as HTMLElement).click();
    await settle(el);
    return findAll(privateArea(), 'button.cardpick');
  };
  (await picks())[0]?.click();
  await settle(el);
  expect(acts.map((it) => it.params)).toEqual([{ card: 'h1' }]);
  expect(find(privateArea(), '.cardpick')).toBeUndefined();
  el.offers = [select('h1')];
  await settle(el);
  const again = await picks();
  expect(again.map((it) => it.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
  again[2]?.click();
  expect(acts.at(-1)?.params).toEqual({ card: 'h3' });
});
