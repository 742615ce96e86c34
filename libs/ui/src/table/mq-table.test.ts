import type { Action, Offer } from '@masque/core';
import type { Table } from '@masque/core/table';
import { afterEach, expect, test, vi } from 'vitest';
import { drawn, find, findAll, textOf } from '../testing.ts';
import { Translator } from '../i18n/translator.ts';
import { sound } from '../sound/sound.ts';
import type { MqOffers } from '../offers/mq-offers.ts';
import { MqTable } from './mq-table.ts';

const t = new Translator('en', [
  {
    round: 'Round 1',
    'offer.steal': 'Steal',
    'offer.wait': 'Wait',
    says: 'I am the Duke.',
    'log.takes': '{who} takes one.',
    'log.saw': 'You saw the Spy.',
    spy: 'Spy',
  },
]);
const people = ['Mia', 'Tom', 'Lena'].map((name, seat) => ({ seat, name, mask: 'fox' }));
const table: Table = {
  title: 'round',
  active: [0],
  seats: [0, 1, 2].map((seat) => ({ seat, cards: [{ state: 'down', ref: `s${seat}` }] })),
  privateArea: { cards: [{ state: 'down', face: { id: 'spy', name: 'spy' }, ref: 's0' }] },
};
const steal: Offer = { type: 'steal', window: 'w', params: { from: { kind: 'seat', of: [1, 2] } } };
const wait: Offer = { type: 'wait', window: 'w', params: {} };

const show = async (more: Partial<MqTable> = {}) => {
  const el = Object.assign(new MqTable(), { table, people, me: 0, translator: t }, more);
  document.body.append(el);
  await settle(el);
  return el;
};
const settle = async (el: MqTable) => {
  for (let i = 0; i < 3; i++) await el.updateComplete;
};
const ring = (el: MqTable) => el.shadowRoot?.querySelector('mq-ring')?.shadowRoot as ShadowRoot;
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

test('the viewer sits at the bottom, and the others follow in order', async () => {
  const el = await show({ me: 1 });
  expect(findAll(ring(el), '.seat .nm').map((n) => n.textContent?.trim())).toEqual(['You', 'Lena', 'Mia']);
});

test('people are not buttons unless a person has to be chosen', async () => {
  const el = await show({ offers: [wait] });
  expect(findAll(ring(el), 'button')).toHaveLength(0);
});

test('a secret is nowhere in the document while the private area is closed', async () => {
  const el = await show({ offers: [steal] });
  expect(drawn(el.shadowRoot)).not.toContain('Spy');
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

test('new public lines are read aloud, private ones are not', async () => {
  const el = await show({ log: [] });
  el.log = [
    { kind: 'takes', args: { who: { seat: 1 } }, at: 1 },
    { kind: 'saw', args: {}, at: 2, private: true, learn: true },
  ];
  await settle(el);
  const spoken = [...(el.shadowRoot?.querySelectorAll('[aria-live=polite]') ?? [])].map((p) => p.textContent).join(' ');
  expect(spoken).toContain('Tom takes one.');
  expect(spoken).not.toContain('Spy');
});

test('all new lines of a move are read aloud', async () => {
  const el = await show({ log: [] });
  el.log = Array.from({ length: 6 }, (_, i) => ({ kind: 'takes', args: { who: { seat: i % 3 } }, at: i }));
  await settle(el);
  const spoken = [...(el.shadowRoot?.querySelectorAll('p[aria-live=polite]') ?? [])]
    .map((p) => p.textContent)
    .join(' ');
  expect(spoken.match(/takes? one\./g)).toHaveLength(6);
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

test('an optional offer opens automatically if it asks for that', async () => {
  const el = await show({ offers: [{ ...steal, optional: true, look: { opens: true } }] });
  const offers = el.shadowRoot?.querySelector('mq-offers')?.shadowRoot;
  expect(offers?.querySelector('.gobar')).not.toBeNull();
  expect(offers?.querySelector('.alsos')).toBeNull();
});

test('every answer gives the same feedback, and none at night', async () => {
  const buzz = vi.fn();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate: buzz }));
  const play = vi.spyOn(sound, 'play');
  const answers: Offer[] = [wait, { ...wait, type: 'doubt', look: { confirm: true } }];
  const signals: unknown[] = [];
  for (const night of [false, true])
    for (const i of [0, 1]) {
      const el = await show({ offers: answers, table: { ...table, night } });
      play.mockClear();
      buzz.mockClear();
      const offers = el.shadowRoot?.querySelector('mq-offers')?.shadowRoot;
      const button = offers?.querySelectorAll('mq-offer')[i]?.shadowRoot?.querySelector('button');
      button?.dispatchEvent(new PointerEvent('pointerdown', { button: 0 }));
      offers?.querySelectorAll('mq-offer')[i]?.dispatchEvent(new CustomEvent('take'));
      await settle(el);
      signals.push([[...play.mock.calls], [...buzz.mock.calls]]);
      el.remove();
    }
  expect(signals[0]).toEqual([[['answer']], [[12]]]);
  expect(signals[1]).toEqual(signals[0]);
  expect(signals.slice(2)).toEqual([
    [[['answer']], []],
    [[['answer']], []],
  ]);
  vi.unstubAllGlobals();
});

test('a new table makes a sound once', async () => {
  const play = vi.spyOn(sound, 'play');
  const el = await show();
  play.mockClear();
  const claim = { by: 1, text: 'says' };
  el.table = { ...table, claim };
  await settle(el);
  expect(play.mock.calls).toEqual([['claim']]);
  el.table = { ...table, claim };
  el.people = [...people];
  await settle(el);
  expect(play).toHaveBeenCalledTimes(1);
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

test('a table with news shows the last public line, and hides it when cards have to be chosen', async () => {
  const log = [
    { kind: 'takes', args: { who: { seat: 2 } }, at: 1 },
    { kind: 'takes', args: { who: { seat: 1 } }, at: 2 },
    { kind: 'saw', args: {}, at: 3, private: true, learn: true },
  ];
  const news = (el: MqTable) => findAll(el.shadowRoot, '.news p').map((it) => it.textContent);
  expect(news(await show({ log }))).toEqual([]);
  expect(news(await show({ log, table: { ...table, news: 1 } }))).toEqual(['Tom takes one.']);
  // A cut in the waiting time is not an action of a player.
  const cut = [...log, { kind: 'pace.skip', args: {}, at: 4 }];
  expect(news(await show({ log: cut, table: { ...table, news: 1 } }))).toEqual(['Tom takes one.']);
  const turn: Offer = { type: 'wait', window: 'w', params: { card: { kind: 'card', of: ['s0', 's1'] } } };
  expect(news(await show({ log, table: { ...table, news: 1 }, offers: [turn] }))).toEqual([]);
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
  expect(textOf(said as Element)).toMatch(/Round 1\s+2 votes pass/);
  expect(el.shadowRoot?.querySelector('.aside')?.textContent).not.toContain('Round 1');
  const ballot = Object.assign(document.createElement('mq-ballot'), {
    ballot: voted.ballot,
    above: 'round',
    translator: t,
  });
  document.body.append(ballot);
  await ballot.updateComplete;
  expect(ballot.shadowRoot?.textContent).toContain('2 votes pass');
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
