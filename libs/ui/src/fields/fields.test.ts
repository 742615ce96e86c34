import { afterEach, expect, test } from 'vitest';
import { Translator } from '../i18n/translator.ts';
import { en } from '../messages/en.ts';
import '../room/mq-dialog.ts';
import './mq-number.ts';
import './mq-select.ts';
import './mq-switch.ts';

afterEach(() => document.body.replaceChildren());

interface Updating extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
}

/** Draws a field and records its events. */
async function draw<K extends 'mq-number' | 'mq-select' | 'mq-switch'>(name: K, given: object) {
  const element = document.createElement(name);
  Object.assign(element, { translator: new Translator('en', [en]), label: 'Wolves', ...given });
  const heard: unknown[] = [];
  document.body.addEventListener('change', (event) => heard.push((event as CustomEvent).detail), { once: false });
  document.body.append(element);
  await element.updateComplete;
  const inside = <E extends Updating>(selector: string): E => element.shadowRoot!.querySelector<E>(selector)!;
  return { element, heard, inside };
}

test('a number changes by one step and stays within its bounds', async () => {
  const { element, heard, inside } = await draw('mq-number', { value: 3, max: 4 });
  const more = inside('[aria-label="Wolves: more"]');
  more.click();
  await element.updateComplete;
  expect(more.getAttribute('aria-disabled')).toBe('true');
  more.click();
  inside('[aria-label="Wolves: less"]').click();
  expect(heard).toEqual([4, 3]);
});

test('a wide range has larger steps', async () => {
  const { heard, inside } = await draw('mq-number', { value: 30, max: 600 });
  inside('[aria-label="Wolves: more"]').click();
  expect(heard).toEqual([35]);
});

test.each([
  ['99', 4],
  ['-3', 0],
  ['', 3],
  ['2.6', 3],
])('%j typed as a number is %i', async (typed, value) => {
  const { element, heard, inside } = await draw('mq-number', { value: 3, max: 4, note: 'In the game' });
  const field = inside<Updating & { value: string | null; hint: string }>('wa-number-input');
  field.value = typed;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await element.updateComplete;
  expect(heard).toEqual([value]);
  expect(field.value).toBe(String(value));
  expect(field.hint).toBe(typed === '2.6' ? 'In the game' : 'From 0 to 4');
});

test('a list reports the selected value once', async () => {
  const { heard, inside } = await draw('mq-select', {
    value: 'a',
    choices: [
      { value: 'a', label: 'First' },
      { value: 'b', label: 'Second' },
    ],
  });
  const list = inside<Updating & { value: string }>('wa-select');
  expect([...list.querySelectorAll('wa-option')].map((it) => it.textContent)).toEqual(['First', 'Second']);
  list.value = 'b';
  list.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
  expect(heard).toEqual(['b']);
});

test('a switch reports its value once', async () => {
  const { heard, inside } = await draw('mq-switch', { checked: true });
  const field = inside<Updating & { checked: boolean }>('wa-switch');
  expect(field.checked).toBe(true);
  field.checked = false;
  field.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
  expect(heard).toEqual([false]);
});

test('the dialog library is loaded with the first dialog', async () => {
  const dialog = document.createElement('mq-dialog');
  Object.assign(dialog, { translator: new Translator('en', [en]), heading: 'Rules' });
  document.body.append(dialog);
  await dialog.updateComplete;
  expect(dialog.shadowRoot!.childElementCount).toBe(0);
  dialog.open = true;
  await expect.poll(() => dialog.shadowRoot!.querySelector('wa-dialog')?.label).toBe('Rules');
  expect(dialog.shadowRoot!.querySelector<HTMLElement & { label: string }>('[data-dialog=close]')?.label).toBe('Close');
});

test('a list that closes inside a dialog leaves the dialog open', async () => {
  const dialog = document.createElement('mq-dialog');
  const closed: Event[] = [];
  dialog.addEventListener('close', (event) => closed.push(event));
  dialog.open = true;
  const inner = dialog.appendChild(document.createElement('div'));
  document.body.append(dialog);
  await expect.poll(() => dialog.shadowRoot!.querySelector('wa-dialog')).not.toBeNull();
  inner.dispatchEvent(new Event('wa-after-hide', { bubbles: true, composed: true }));
  expect([dialog.open, closed]).toEqual([true, []]);
  dialog.shadowRoot!.querySelector('wa-dialog')!.dispatchEvent(new Event('wa-after-hide'));
  expect(dialog.open).toBe(false);
  expect(closed).toHaveLength(1);
});
