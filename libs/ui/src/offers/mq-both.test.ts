import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Translator } from '../i18n/translator.ts';
import { MqBoth } from './mq-both.ts';

const t = new Translator('en', []);
let taken = 0;

const show = async () => {
  const el = Object.assign(new MqBoth(), { label: 'Agree', translator: t });
  el.addEventListener('take', () => taken++);
  document.body.append(el);
  await el.updateComplete;
  const [left, right] = [...(el.shadowRoot?.querySelectorAll('button') ?? [])];
  if (!left || !right) throw new Error('there are two fields');
  return { el, left, right };
};
const touch = (type: string, on: HTMLElement, pointerId: number, pointerType = 'touch') =>
  on.dispatchEvent(new PointerEvent(type, { button: 0, pointerId, pointerType, bubbles: true }));
const click = (on: HTMLElement, detail: number) => on.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));

beforeEach(() => {
  taken = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('two thumbs, held until the hold is complete', async () => {
  const { left, right } = await show();
  touch('pointerdown', left, 1);
  vi.advanceTimersByTime(5000);
  expect(taken).toBe(0);
  touch('pointerdown', right, 2);
  vi.advanceTimersByTime(750);
  expect(taken).toBe(1);
});

test('lifting one thumb cancels, and its click is not a press', async () => {
  const { left, right } = await show();
  touch('pointerdown', left, 1);
  touch('pointerdown', right, 2);
  vi.advanceTimersByTime(400);
  for (const [i, side] of [left, right].entries()) {
    touch('pointerup', side, i + 1);
    click(side, 1);
  }
  vi.advanceTimersByTime(5000);
  expect(taken).toBe(0);
});

test('with one pointer, a mouse holds, and a finger or a key presses twice', async () => {
  const { left } = await show();
  touch('pointerdown', left, 1, 'mouse');
  vi.advanceTimersByTime(750);
  expect(taken).toBe(1);
  document.body.replaceChildren();
  for (const detail of [0, 1]) {
    taken = 0;
    const again = await show();
    for (let presses = 0; presses < 2; presses++) {
      expect(taken).toBe(0);
      if (detail) {
        touch('pointerdown', again.left, 1);
        touch('pointerup', again.left, 1);
      }
      click(again.left, detail);
    }
    expect(taken).toBe(1);
    document.body.replaceChildren();
  }
});

test('holding Space works like a thumb; released early, it counts as a first press', async () => {
  const key = (type: string, on: HTMLElement) =>
    on.dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true }));
  const { left } = await show();
  key('keydown', left);
  vi.advanceTimersByTime(750);
  expect(taken).toBe(1);
  // The browser fires no click for a key whose keyup was cancelled.
  expect(key('keyup', left)).toBe(false);
});

test('whoever lets go too early can ask what happens then, and has sealed nothing', async () => {
  const { el, left, right } = await show();
  const asked = vi.fn();
  el.addEventListener('long-look', asked);
  expect(el.shadowRoot?.querySelector('.what')).toBeNull();
  touch('pointerdown', left, 1);
  touch('pointerdown', right, 2);
  vi.advanceTimersByTime(300);
  touch('pointerup', left, 1);
  touch('pointerup', right, 2);
  await el.updateComplete;
  const what = el.shadowRoot?.querySelector<HTMLElement>('.what');
  expect(what?.getAttribute('aria-label')).toBe('What happens then?');
  what?.click();
  expect([asked.mock.calls.length, taken]).toEqual([1, 0]);
});
