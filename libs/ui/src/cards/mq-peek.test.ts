import { afterEach, expect, test } from 'vitest';
import { drawn } from '../testing.ts';
import { Translator } from '../i18n/translator.ts';
import { MqPeek } from './mq-peek.ts';

const show = async (mode: 'hold' | 'toggle' = 'hold') => {
  const el = new MqPeek();
  el.translator = new Translator('en', [{ monocle: 'Monocle' }]);
  el.mode = mode;
  el.card = { state: 'down', face: { id: 'monocle', name: 'monocle' } };
  document.body.append(el);
  await el.updateComplete;
  button(el).setPointerCapture = () => {};
  return el;
};
const button = (el: MqPeek) => el.shadowRoot?.querySelector('button') as HTMLButtonElement;
const told = async (el: MqPeek) => {
  await el.updateComplete;
  return drawn(el.shadowRoot).includes('Monocle');
};
const point = (el: MqPeek, type: string) => button(el).dispatchEvent(new PointerEvent(type, { button: 0 }));
afterEach(() => document.body.replaceChildren());

test('the face is in the document only while the card is held', async () => {
  const el = await show();
  expect(await told(el)).toBe(false);
  point(el, 'pointerdown');
  expect(await told(el)).toBe(true);
  point(el, 'pointerup');
  expect(await told(el)).toBe(false);
});

test('a key press shows it; the next press, or leaving the window, hides it', async () => {
  const el = await show();
  button(el).click();
  expect(await told(el)).toBe(true);
  button(el).click();
  expect(await told(el)).toBe(false);
  button(el).click();
  window.dispatchEvent(new Event('blur'));
  expect(await told(el)).toBe(false);
});

test('if holding is turned off, a press opens it', async () => {
  const el = await show('toggle');
  point(el, 'pointerdown');
  expect(await told(el)).toBe(false);
  point(el, 'pointerup');
  button(el).click();
  expect(await told(el)).toBe(true);
});
