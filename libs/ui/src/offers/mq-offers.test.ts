import type { Action, Domain, Offer } from '@masque/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, findAll } from '../testing.ts';
import { Translator } from '../i18n/translator.ts';
import type { MqChip } from '../controls/mq-chip.ts';
import type { MqOffer } from './mq-offer.ts';
import { MqOffers } from './mq-offers.ts';

const t = new Translator(
  'en',
  [{ 'offer.go': 'Go', 'offer.stay': 'Stay', why: 'too dear', whole: 'Too dear.' }],
  [
    { seat: 1, name: 'Mia' },
    { seat: 2, name: 'Tom' },
  ],
);
let acts: Action[] = [];

const show = async (...offers: Offer[]) => {
  const el = new MqOffers();
  el.translator = t;
  el.offers = offers;
  el.addEventListener('act', (e) => acts.push((e as CustomEvent<Action>).detail));
  document.body.append(el);
  await settle(el);
  return el;
};
const settle = async (el: MqOffers) => {
  await el.updateComplete;
  for (const child of offersOf(el)) await child.updateComplete;
};
const offersOf = (el: MqOffers) => [...(el.shadowRoot?.querySelectorAll('mq-offer') ?? [])] as MqOffer[];
const press = async (el: MqOffers, label: string, at = 0) => {
  const named = offersOf(el).filter((o) => o.label === label);
  const button = named[at]?.shadowRoot?.querySelector('button');
  if (!button) throw new Error(`no offer "${label}"`);
  button.click();
  await settle(el);
};
const chip = async (el: MqOffers, text: string) => {
  const found = findAll(el.shadowRoot, 'mq-chip')
    .flatMap((it) => findAll(it.shadowRoot, 'button'))
    .find((it) => it.textContent?.includes(text));
  if (!found) throw new Error(`no chip "${text}"`);
  found.click();
  await settle(el);
};
const offer = (type: string, params: Record<string, Domain> = {}, more: Partial<Offer> = {}): Offer => ({
  type,
  window: 'w1',
  params,
  ...more,
});

beforeEach(() => {
  acts = [];
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('with a few simple offers, a press acts', async () => {
  const el = await show(offer('go'), offer('stay'));
  await press(el, 'Stay');
  expect(acts).toEqual([{ type: 'stay', window: 'w1', params: {} }]);
});

test('with many offers, a press selects and a second button confirms', async () => {
  const el = await show(offer('go'), offer('stay'), offer('a'), offer('b'));
  await press(el, 'Go');
  expect(acts).toEqual([]);
  await press(el, 'Go', 1);
  expect(acts).toEqual([{ type: 'go', window: 'w1', params: {} }]);
});

test('an unavailable offer says why and is never sent', async () => {
  const el = await show(offer('go', {}, { closed: 'why' }), offer('stay'));
  await press(el, 'Go');
  expect(acts).toEqual([]);
  expect(offersOf(el)[0]?.shadowRoot?.textContent).toContain('too dear');
});

test('how to seal an offer begins a sentence after its note', async () => {
  const noted = (note: string) => show(offer('go', {}, { look: { confirm: true, note } }));
  const said = async (note: string) => offersOf(await noted(note))[0]!.shadowRoot!.querySelector('small')!.textContent;
  expect(await said('why')).toBe('too dear. Press and hold');
  expect(await said('whole')).toBe('Too dear. Press and hold');
});

test('while an action is on its way nothing else is sent', async () => {
  const el = await show(offer('go'), offer('stay'));
  await press(el, 'Go');
  el.busy = true;
  await settle(el);
  await press(el, 'Stay');
  expect(acts).toHaveLength(1);
});

test('an offer that needs confirmation is pressed and confirmed by key, or held for 700 ms by finger', async () => {
  vi.useFakeTimers();
  const el = await show(offer('go', {}, { look: { confirm: true } }));
  await press(el, 'Go');
  expect(acts).toHaveLength(0);
  await press(el, 'Go');
  expect(acts).toHaveLength(1);

  const other = await show(offer('stay', {}, { look: { confirm: true } }));
  const button = offersOf(other)[0]?.shadowRoot?.querySelector('button') as HTMLButtonElement;
  button.setPointerCapture = () => {};
  button.dispatchEvent(new PointerEvent('pointerdown', { button: 0 }));
  vi.advanceTimersByTime(690);
  button.dispatchEvent(new PointerEvent('pointerup'));
  vi.advanceTimersByTime(1000);
  expect(acts).toHaveLength(1);
  await other.updateComplete;
  expect(button.textContent).toContain('too short: keep it pressed');
  button.dispatchEvent(new PointerEvent('pointerdown', { button: 0 }));
  vi.advanceTimersByTime(701);
  expect(acts).toHaveLength(2);
});

test('what a game says of the look of an offer is on each of its buttons, wherever it is taken', async () => {
  const look = { icon: 'anchor', gain: '+2', confirm: true, holdMs: 1500 } as const;
  const el = await show(offer('go', {}, { look }), offer('stay', { n: { kind: 'number', min: 1, max: 3 } }, { look }));
  await press(el, 'Stay');
  const drawn = offersOf(el).map((it) => [
    it.className.includes('go'),
    it.offerLook.icon,
    it.offerLook.gain,
    it.holdMs,
  ]);
  // The offer above the button that confirms has the figure.
  expect(drawn).toEqual([
    [false, 'anchor', '+2', 1500],
    [false, 'anchor', '+2', 1500],
    [true, 'anchor', undefined, 1500],
  ]);
  const both = await show(offer('go', {}, { look: { ...look, bothThumbs: true } }));
  expect(find(both.shadowRoot, 'mq-both')).toMatchObject({ offerLook: { icon: 'anchor' } });
});

test('several of many people are marked where they sit, and not listed before the next question', async () => {
  const params: Record<string, Domain> = {
    to: { kind: 'subset', what: 'seat', of: [1, 2], min: 1, max: 2 },
    show: { kind: 'option', of: ['x', 'y'], names: ['North', 'South'] },
  };
  const el = await show(offer('go', params));
  el.seatsOutside = true;
  el.draft = { offer: el.offers[0]!, params: { to: [1, 2] } };
  const chips = async (alone: boolean) => {
    el.alone = alone;
    await settle(el);
    return findAll(el.shadowRoot, 'mq-chip').map((it) => (it as MqChip).label);
  };
  expect(await chips(false)).toEqual(['Mia', 'Tom', 'North', 'South']);
  expect(await chips(true)).toEqual(['North', 'South']);
});

test('at night they are marked where they sit at any table', async () => {
  const el = await show(offer('go', { to: { kind: 'subset', what: 'seat', of: [1, 2], min: 2, max: 2 } }));
  Object.assign(el, { seatsOutside: true, night: true, draft: { offer: el.offers[0]!, params: { to: [1] } } });
  await settle(el);
  expect(findAll(el.shadowRoot, 'mq-chip')).toEqual([]);
});

test('nobody is chosen beside the seats, if there is a place for it, and only shown in the panel', async () => {
  const seat: Domain = { kind: 'seat', of: [1, 2], none: 'ui.fill.none' };
  const el = await show(offer('go', { first: seat, second: seat }));
  Object.assign(el, { seatsOutside: true, draft: { offer: el.offers[0]!, params: { first: null } } });
  const chips = async (noneOutside: boolean) => {
    el.noneOutside = noneOutside;
    await settle(el);
    return findAll(el.shadowRoot, 'mq-chip').map((it) => (it as MqChip).label);
  };
  expect(await chips(false)).toEqual(['tap a person', 'nobody', 'tap a person', 'nobody']);
  expect(await chips(true)).toEqual(['nobody', 'tap a person']);
});

const kinds: [string, Domain, (el: MqOffers) => Promise<void>, unknown][] = [
  ['seat', { kind: 'seat', of: [1, 2] }, (el) => chip(el, 'Tom'), 2],
  ['nobody', { kind: 'seat', of: [1, 2], none: 'ui.fill.none' }, (el) => chip(el, 'nobody'), null],
  ['card', { kind: 'card', of: ['c1', 'c2'] }, (el) => chip(el, 'c2'), 'c2'],
  ['option', { kind: 'option', of: ['x', 'y'], names: ['North', 'South'] }, (el) => chip(el, 'South'), 'y'],
  [
    'number',
    { kind: 'number', min: 1, max: 3 },
    async (el) => {
      find(find(el.shadowRoot, 'mq-stepper')?.shadowRoot, 'button:last-child')?.click();
      await settle(el);
    },
    2,
  ],
  [
    'subset',
    { kind: 'subset', what: 'option', of: ['x', 'y', 'z'], names: ['North', 'South', 'West'], min: 1, max: 2 },
    async (el) => {
      await chip(el, 'South');
      await chip(el, 'North');
      await chip(el, 'South');
    },
    ['x'],
  ],
  [
    'order',
    { kind: 'order', what: 'option', of: ['x', 'y'], names: ['North', 'South'], min: 2, max: 2 },
    async (el) => {
      await chip(el, 'South');
      await chip(el, 'North');
    },
    ['y', 'x'],
  ],
  [
    'assign',
    { kind: 'assign', what: 'option', keys: [1, 2], keysAre: 'seat', of: ['x', 'y'], names: ['North', 'South'] },
    async (el) => {
      for (const [i, value] of ['1', '0'].entries()) {
        const select = el.shadowRoot?.querySelectorAll('mq-select')[i] as HTMLElement;
        select.dispatchEvent(new CustomEvent('change', { detail: value }));
        await settle(el);
      }
    },
    [
      [1, 'y'],
      [2, 'x'],
    ],
  ],
];
for (const [name, domain, fill, value] of kinds)
  test(`leads through ${name}`, async () => {
    const el = await show(offer('go', { p: domain }), offer('stay'));
    await press(el, 'Go');
    await fill(el);
    await press(el, 'Go', 1);
    expect(acts).toEqual([{ type: 'go', window: 'w1', params: { p: value } }]);
  });

test('keys of an assignment are labelled', async () => {
  const keys = async (more: object) => {
    const el = await show(offer('go', { p: { kind: 'assign', what: 'option', keys: [1], of: ['x', 'y'], ...more } }));
    const [select] = el.shadowRoot?.querySelectorAll('mq-select') ?? [];
    el.remove();
    return select?.label;
  };
  expect(await keys({ keysAre: 'seat' })).toBe('Mia');
  expect(await keys({ keysAre: 'option', keyNames: ['North'] })).toBe('North');
  expect(await keys({ keysAre: 'option' })).toBe('1');
  expect(await keys({})).toBe('Mia');
});

test('the only offer opens automatically, and is not sent while a choice is missing', async () => {
  const el = await show(offer('go', { p: { kind: 'seat', of: [1, 2] } }));
  expect(el.draft?.offer.type).toBe('go');
  await press(el, 'Go');
  expect(acts).toEqual([]);
  await chip(el, 'Mia');
  await press(el, 'Go');
  expect(acts).toEqual([{ type: 'go', window: 'w1', params: { p: 1 } }]);
});

test('a new question closes the current draft', async () => {
  const el = await show(offer('go', { p: { kind: 'seat', of: [1, 2] } }), offer('stay'));
  await press(el, 'Go');
  el.offers = [{ ...offer('go', { p: { kind: 'seat', of: [1, 2] } }), window: 'w2' }, offer('stay')];
  await settle(el);
  expect(el.draft).toBeNull();
});

test('an accepted draft is closed, and a refused one stays filled in', async () => {
  const whom: Domain = { kind: 'seat', of: [1, 2], ask: 'whom' };
  const send = async (optional: boolean) => {
    const el = await show(offer('go', { whom }, { optional }), ...(optional ? [offer('stay')] : []));
    if (optional) await press(el, 'Go');
    await chip(el, 'Mia');
    await press(el, 'Go');
    el.busy = true;
    await settle(el);
    return el;
  };
  const again = [offer('go', { whom }, { optional: true }), offer('stay')];
  for (const [optional, late] of [
    [false, false],
    [false, true],
    [true, false],
  ] as const) {
    const taken = await send(optional);
    if (late) taken.busy = false;
    await settle(taken);
    taken.offers = [...again];
    await settle(taken);
    expect(taken.draft, `optional: ${optional}, late: ${late}`).toBeNull();
    expect(offersOf(taken).map((it) => it.label)).toContain('Stay');
  }
  const refused = await send(false);
  refused.busy = false;
  await settle(refused);
  expect(refused.draft?.params).toEqual({ whom: 1 });
});

test('a long press shows what an offer does without taking it', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const ask = async (given: Offer) => {
    const el = await show(given, offer('stay'));
    el.addEventListener('ask-about', (e) => asked.push((e as CustomEvent<Offer>).detail.type));
    await settle(el);
    const button = offersOf(el)
      .find((it) => it.label === 'Go')!
      .shadowRoot!.querySelector('button')!;
    button.dispatchEvent(new PointerEvent('pointerdown', { button: 0 }));
    vi.advanceTimersByTime(700);
    button.dispatchEvent(new PointerEvent('pointerup', { button: 0 }));
    button.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    await settle(el);
    document.body.replaceChildren();
  };
  await ask(offer('go'));
  expect([asked, acts]).toEqual([['go'], []]);
  // Closed offers can be asked about, too.
  await ask(offer('go', {}, { closed: 'why' }));
  expect(asked).toEqual(['go', 'go']);
});

test.each([false, true])(
  'a held offer still seals, and let go too early can be asked about; at night: %s',
  async (night) => {
    vi.useFakeTimers();
    const asked = vi.fn();
    const el = await show(offer('go', {}, { look: { confirm: true } }), offer('stay', {}, { look: { confirm: true } }));
    el.night = night;
    el.addEventListener('ask-about', (e) => asked((e as CustomEvent<Offer>).detail.type));
    await settle(el);
    const [go] = offersOf(el);
    const button = go?.shadowRoot?.querySelector('.button') as HTMLElement;
    const finger = (type: string) =>
      button.dispatchEvent(new PointerEvent(type, { button: 0, pointerType: 'touch', bubbles: true }));
    finger('pointerdown');
    vi.advanceTimersByTime(200);
    finger('pointerup');
    await settle(el);
    go?.shadowRoot?.querySelector<HTMLElement>('.what')?.click();
    expect(asked.mock.calls).toEqual([['go']]);
    expect(acts).toEqual([]);
    finger('pointerdown');
    vi.advanceTimersByTime(800);
    finger('pointerup');
    expect([asked.mock.calls.length, acts.length]).toEqual([1, 1]);
  },
);

test('at night, and for a private offer, a long look asks as by day', async () => {
  vi.useFakeTimers();
  const asked = vi.fn();
  const el = await show(offer('go'), offer('stay', {}, { look: { private: true }, optional: true }));
  Object.assign(el, { night: true, peeking: true });
  el.addEventListener('ask-about', (e) => asked((e as CustomEvent<Offer>).detail.type));
  await settle(el);
  for (const it of offersOf(el)) {
    const button = it.shadowRoot?.querySelector('button') as HTMLElement;
    button.dispatchEvent(new PointerEvent('pointerdown', { button: 0, pointerType: 'touch', bubbles: true }));
    vi.advanceTimersByTime(700);
    button.dispatchEvent(new PointerEvent('pointerup', { button: 0, pointerType: 'touch', bubbles: true }));
    button.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
  }
  expect(asked.mock.calls.flat().sort()).toEqual(['go', 'stay']);
  expect(acts).toEqual([]);
});

test('what a hint points at is brought in sight once, not while other things change', async () => {
  const seen: string[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push((this as MqOffer).label);
  });
  const el = await show({ type: 'go', window: 'w', params: {} }, { type: 'stay', window: 'w', params: {} });
  expect(seen).toEqual([]);
  el.pointed = { type: 'stay', window: 'w', params: {} };
  await settle(el);
  expect(seen).toEqual(['Stay']);
  el.busy = true;
  await settle(el);
  expect(seen).toEqual(['Stay']);
  scroll.mockRestore();
});

test('the next question is brought in sight once the one before it is answered, and not before', async () => {
  const seen: (string | undefined)[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.querySelector('legend')?.textContent?.trim());
  });
  const one = (ask: string): Domain => ({ kind: 'option', of: ['a', 'b'], names: ['a', 'b'], ask });
  const el = await show(offer('go', { first: one('first?'), second: one('second?') }));
  expect(seen).toEqual([]);
  await chip(el, 'b');
  expect(seen).toEqual(['second?']);
  scroll.mockRestore();
});
