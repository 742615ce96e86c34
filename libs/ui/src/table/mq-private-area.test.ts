import { afterEach, expect, test } from 'vitest';
import { drawn, findAll, textOf } from '../testing.ts';
import { Translator } from '../i18n/translator.ts';
import { MqPrivateArea } from './mq-private-area.ts';

const t = new Translator('en', [{ duke: 'Duke', spy: 'Spy', aim: 'You want the crown.' }]);
const face = (id: string) => ({ id, name: id });

const show = async (mode: 'hold' | 'toggle' = 'hold') => {
  const el = new MqPrivateArea();
  el.translator = t;
  el.mode = mode;
  el.privateArea = {
    cards: [
      { state: 'down', face: face('duke'), ref: 0 },
      { state: 'down', face: face('spy'), ref: 1 },
    ],
    facts: ['aim'],
  };
  document.body.append(el);
  await el.updateComplete;
  tray(el).setPointerCapture = () => {};
  return el;
};
const tray = (el: MqPrivateArea) => el.shadowRoot?.querySelector('.tray') as HTMLButtonElement;
const point = async (el: MqPrivateArea, type: string, clientY = 700) => {
  tray(el).dispatchEvent(new PointerEvent(type, { button: 0, clientY }));
  await el.updateComplete;
};
const secrets = (el: MqPrivateArea) => ['Duke', 'Spy', 'crown'].filter((word) => drawn(el.shadowRoot).includes(word));
afterEach(() => document.body.replaceChildren());

test('secrets are in the document only while the private area is held', async () => {
  const el = await show();
  expect(secrets(el)).toEqual([]);
  await point(el, 'pointerdown');
  expect(secrets(el)).toEqual(['Duke', 'Spy', 'crown']);
  await point(el, 'pointerup');
  expect(secrets(el)).toEqual([]);
});

test('every closed private area with the same number of cards looks the same', async () => {
  const one = await show();
  const other = await show();
  other.privateArea = { cards: [{ state: 'down', face: face('other') }, { state: 'down' }], facts: [] };
  await other.updateComplete;
  expect(drawn(other.shadowRoot)).toBe(drawn(one.shadowRoot));
});

const leaving: [string, () => void][] = [
  ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['Escape is pressed', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
];
for (const [when, leave] of leaving)
  for (const kept of [false, true])
    test(`${kept ? 'even when kept open, ' : ''}faces go when ${when}`, async () => {
      const el = await show();
      await point(el, 'pointerdown', 700);
      if (kept) {
        await point(el, 'pointermove', 600);
        await point(el, 'pointerup', 600);
      }
      expect(secrets(el)).toHaveLength(3);
      leave();
      await el.updateComplete;
      expect(secrets(el)).toEqual([]);
    });

test('faces are hidden when the system cancels the pointer', async () => {
  const el = await show();
  await point(el, 'pointerdown');
  await point(el, 'pointercancel');
  expect(secrets(el)).toEqual([]);
});

test('sliding up keeps it open until the next press', async () => {
  const el = await show();
  await point(el, 'pointerdown', 700);
  await point(el, 'pointermove', 640);
  await point(el, 'pointerup', 640);
  expect(secrets(el)).toHaveLength(3);
  await new Promise((done) => setTimeout(done, 100));
  tray(el).click();
  await el.updateComplete;
  expect(secrets(el)).toEqual([]);
});

test('a key opens and closes it with one press, and so does everything in toggle mode', async () => {
  for (const mode of ['hold', 'toggle'] as const) {
    const el = await show(mode);
    tray(el).click();
    await el.updateComplete;
    expect(secrets(el)).toHaveLength(3);
    tray(el).click();
    await el.updateComplete;
    expect(secrets(el)).toEqual([]);
  }
});

test('a tap opens it and keeps it open if a hint points at it', async () => {
  for (const pointed of [false, true]) {
    const el = await show();
    el.pointed = pointed;
    await el.updateComplete;
    await point(el, 'pointerdown', 700);
    await point(el, 'pointerup', 700);
    tray(el).dispatchEvent(new MouseEvent('click', { detail: 1 }));
    await el.updateComplete;
    expect(secrets(el)).toHaveLength(pointed ? 3 : 0);
    el.remove();
  }
});

test('a selectable card is a button while the private area is open', async () => {
  const el = await show();
  el.picks = { open: [0, 1], chosen: [1] };
  tray(el).click();
  await el.updateComplete;
  const buttons = findAll(el.shadowRoot, '.cardpick');
  expect(buttons.map((b) => b.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  // The accessible name matches what is visible: the whole face names the button.
  expect(buttons.map((b) => textOf(b).trim().split(/\s/)[0])).toEqual(['Duke', 'Spy']);
  const picked: unknown[] = [];
  el.addEventListener('pick', (e) => picked.push((e as CustomEvent).detail));
  buttons[0]?.click();
  expect(picked).toEqual([0]);
});

test('the cards of a question come first, with the answers right below', async () => {
  const el = await show();
  el.privateArea = {
    ...el.privateArea!,
    extra: [{ label: 'aim', cards: [{ state: 'down', face: face('spy'), ref: 'beside' }] }],
  };
  tray(el).click();
  const order = async (open: readonly (string | number)[]): Promise<(string | null)[]> => {
    el.picks = { open, chosen: [] };
    await el.updateComplete;
    return findAll(el.shadowRoot, '.over > .extras, .over > .peeked, .over > slot[name=under]').map((it) =>
      it.localName === 'slot' ? 'answers' : (it.classList[0] ?? null),
    );
  };
  // In landscape, they stand beside those cards.
  const beside = (what: string): boolean => el.shadowRoot!.querySelector(`.over.beside.of-${what}`) !== null;
  expect(await order([0, 1])).toEqual(['peeked', 'answers', 'extras']);
  expect(beside('hand')).toBe(true);
  expect(await order(['beside'])).toEqual(['extras', 'answers', 'peeked']);
  expect(beside('beside')).toBe(true);
  expect(await order([0, 'beside'])).toEqual(['peeked', 'extras', 'answers']);
  expect(beside('both')).toBe(true);
});

test('leaving the document closes it', async () => {
  const el = await show();
  tray(el).click();
  await el.updateComplete;
  el.remove();
  expect(el.open).toBe(false);
});
