import type { Offer } from '@masque/core';
import type { Table } from '@masque/core/table';
import { afterEach, expect, test, vi } from 'vitest';
import { drawn, find, findAll, textOf } from '../testing.ts';
import { Translator } from '../i18n/translator.ts';
import { MqTable } from './mq-table.ts';
import { t, table, steal, wait, show, settle, ring } from './table.fixture.ts';

afterEach(() => document.body.replaceChildren());

test('the viewer sits at the bottom, and the others follow in order', async () => {
  const el = await show({ me: 1 });
  expect(findAll(ring(el), '.seat .nm').map((n) => n.textContent?.trim())).toEqual(['You', 'Lena', 'Mia']);
});

test('a secret is nowhere in the document while the private area is closed', async () => {
  const el = await show({ offers: [steal] });
  expect(drawn(el.shadowRoot)).not.toContain('Spy');
});

test('a crowd becomes a grid with everybody in it', async () => {
  const forty = Array.from({ length: 40 }, (_, seat) => ({ seat }));
  const el = await show({ table: { ...table, seats: forty } });
  expect(ring(el).querySelectorAll('.seatgrid > li')).toHaveLength(40);
});

test('arrows have a text alternative', async () => {
  const el = await show({ table: { ...table, arrows: [{ from: 0, to: 2 }] } });
  expect(el.shadowRoot?.querySelector('ul[aria-label="Who points at whom"]')?.textContent?.trim()).toBe(
    'Mia points at Lena',
  );
});

test('pointing players are counted at the face of their target, except a single one', async () => {
  const counted = async (arrows: Table['arrows']) => {
    const el = await show({ table: { ...table, arrows: arrows! } });
    return [...ring(el).querySelectorAll('mq-seat')].flatMap((it) =>
      [...it.shadowRoot!.querySelectorAll('mq-cameo .f')].map((f) => f.textContent),
    );
  };
  expect(await counted([{ from: 0, to: 2 }])).toEqual([]);
  expect(await counted([{ from: 0, to: 2 }, { from: 1, to: 2 }])).toEqual(['2']); // prettier-ignore
});

test('another language redraws the table', async () => {
  const el = await show({ offers: [wait] });
  expect(el.shadowRoot?.querySelector('h1')?.textContent).toBe('Your turn');
  el.translator = new Translator('fr', [{ round: 'Tour 1' }]);
  await settle(el);
  expect(el.shadowRoot?.querySelector('h1')?.textContent).toBe('À vous');
});

test('at night everybody gets the same grid, whoever may be chosen, including nobody', async () => {
  const seen: unknown[] = [];
  for (const from of [
    { kind: 'seat', of: [1, 2], none: 'nobody' },
    { kind: 'seat', of: [0, 2] },
  ] as const) {
    const el = await show({ table: { ...table, night: true }, offers: [{ ...steal, params: { from } }] });
    const fields = findAll(ring(el), '.pickseat');
    seen.push(fields.map((f) => [f.tagName, f.className.trim(), textOf(f).trim()]));
    const closed = fields.flatMap((f, i) => (f.getAttribute('aria-disabled') === 'true' ? [i] : []));
    expect(closed).toEqual('none' in from ? [0] : [1, 3]);
    fields[3]?.click();
    await settle(el);
    const pressed = find(ring(el), '.none')?.getAttribute('aria-pressed') ?? null;
    expect(pressed).toBe('none' in from ? 'true' : null);
    el.remove();
  }
  expect(seen[0]).toEqual([
    ['BUTTON', 'pickseat', 'You'],
    ['BUTTON', 'pickseat', 'Tom'],
    ['BUTTON', 'pickseat', 'Lena'],
    ['BUTTON', 'pickseat none', 'Nobody'],
  ]);
  expect(seen[1]).toEqual(seen[0]);
});

test('cards in named places are shown for everybody, with their coins', async () => {
  const seats = [0, 1, 2].map(
    (seat) =>
      ({
        seat,
        cards: [{ state: 'down', label: `slot ${seat}`, counters: [{ icon: 'two-coins', n: 2, label: 'Bribes' }] }],
      }) as const,
  );
  const el = await show({ table: { ...table, seats } });
  const cards = findAll(ring(el), '.hand mq-card').map((it) => find(it.shadowRoot, '[role=img]'));
  expect(cards.map((it) => it?.getAttribute('aria-label'))).toEqual(Array(3).fill('face-down card, Bribes: 2'));
  expect(cards.map((it) => findAll(it, 'mq-coin').length)).toEqual([2, 2, 2]);
});

test('when the game is over, nobody is shown as awaited', async () => {
  const waits = (el: MqTable) => textOf(el.shadowRoot?.querySelector('mq-offers')?.shadowRoot);
  const others = { ...table, active: [1] };
  expect(waits(await show({ table: others }))).toContain('Waiting for Tom.');
  expect(waits(await show({ table: others, over: true }))).not.toContain('Waiting');
});

test('a player named in the question is not listed again as awaited', async () => {
  const waits = (el: MqTable) => textOf(el.shadowRoot?.querySelector('mq-offers')?.shadowRoot);
  const thinks = (seat: number) => ({ text: { key: 'thinks', args: { who: { seat } } } });
  expect(waits(await show({ table: { ...table, active: [1], ask: thinks(1) } }))).not.toContain('Waiting');
  expect(waits(await show({ table: { ...table, active: [1], ask: thinks(2) } }))).toContain('Waiting for Tom.');
});

test('a card with a faction is labelled with name, faction, value and what lies on it', async () => {
  const emblem = { icon: 'orb-wand', name: 'Sceptre', shape: 'ring' } as const;
  const face = { id: 'spy', name: 'Spy', icon: 'spy', value: 2, emblem } as const;
  const counters = [{ icon: 'two-coins', n: 1, label: 'Bribes' }] as const;
  const seats = [{ seat: 0, cards: [{ state: 'up', label: 'A1', face, counters }, { state: 'down', label: 'A2', face }] }] as const; // prettier-ignore
  const el = await show({ table: { ...table, seats } });
  const [open, shut] = findAll(ring(el), '.hand mq-card');
  expect(find(open?.shadowRoot, '[role=img]')?.getAttribute('aria-label')).toBe('Spy, Sceptre, 2, Bribes: 1');
  expect(find(open?.shadowRoot, '.worth')?.textContent).toBe('2');
  expect(textOf(shut?.shadowRoot).trim()).toBe('A2');
  expect(drawn(shut?.shadowRoot ?? null)).not.toMatch(/Spy|Sceptre|worth/);
});

test('a lost connection is shown once, even over an open private area', async () => {
  const el = await show({ held: true });
  const places = () => findAll(el.shadowRoot!, 'mq-held').map((it) => it.closest('.overtable') !== null);
  expect(places()).toEqual([false]);
  el.shadowRoot!.querySelector('mq-private-area')!.dispatchEvent(new CustomEvent('peek', { detail: 'kept' }));
  await settle(el);
  expect(places()).toEqual([true]);
});

test('the question of a vote stands once', async () => {
  await import('./later.ts');
  const voted: Table = {
    ...table,
    ask: { text: 'round' },
    ballot: { title: 'round', needed: 2, votes: [{ seat: 0, choice: null }] },
    sealed: true,
  };
  const el = await show({ table: voted });
  expect(textOf(el.shadowRoot?.querySelector('.middle') as Element)).toContain('Answers stay sealed');
  const said = el.shadowRoot?.querySelector('mq-ballot')?.shadowRoot?.querySelector('mq-said');
  expect(textOf(said as Element)).toMatch(/Round 1\s+2 votes are enough/);
  expect(el.shadowRoot?.querySelector('.aside')?.textContent).not.toContain('Round 1');
  const ballot = Object.assign(document.createElement('mq-ballot'), {
    ballot: voted.ballot,
    above: 'round',
    translator: t,
  });
  document.body.append(ballot);
  await ballot.updateComplete;
  expect(ballot.shadowRoot?.textContent).toContain('2 votes are enough');
  expect(ballot.shadowRoot?.querySelector('mq-said')).toBeNull();
});

test.each([false, true])(
  'a finger that rests on somebody asks about the offer and chooses nobody; at night: %s',
  async (night) => {
    const asked = vi.fn();
    const el = await show({ offers: [steal], table: { ...table, night } });
    el.addEventListener('ask-about', (e) => asked((e as CustomEvent<Offer>).detail));
    vi.useFakeTimers();
    const [tom] = findAll(ring(el), night ? '.pickseat[aria-pressed]' : '.hitbox[aria-pressed]');
    const finger = (type: string, x = 0) =>
      tom?.dispatchEvent(new PointerEvent(type, { button: 0, clientX: x, bubbles: true, composed: true }));
    const click = () =>
      tom?.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, composed: true, cancelable: true }));
    finger('pointerdown');
    vi.advanceTimersByTime(700);
    finger('pointerup');
    click();
    // A finger on its way somewhere asks nothing.
    finger('pointerdown');
    finger('pointermove', 40);
    vi.advanceTimersByTime(700);
    vi.useRealTimers();
    expect(asked.mock.calls).toEqual([[steal]]);
    await settle(el);
    expect(find(ring(el), '.chosen')).toBeUndefined();
    finger('pointerup');
    click();
    await settle(el);
    expect(find(ring(el), '.chosen')).toBeDefined();
  },
);
