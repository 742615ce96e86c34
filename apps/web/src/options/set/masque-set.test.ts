import { textOf } from '@masque/ui/testing';
import type { GameInfo, SetInfo } from '@masque/protocol';
import { Translator } from '@masque/ui';
import type { MqNumber } from '@masque/ui/number';
import type { MqSwitch } from '@masque/ui/switch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { saveSet, savedSets } from './saved.ts';
import './masque-set.ts';

const item = (id: string, max: number) => ({ id, name: id, group: 'pack', icon: 'wolf-head', max });
const game = {
  id: 'toy',
  seats: { min: 2, max: 9 },
  sets: { items: [item('wolf', 4), item('seer', 1)], options: ['pack'] },
} as unknown as GameInfo;

/** Four are needed, and a wolf among them. */
const answer = (options: { pack?: string }, set?: Record<string, number>, code?: string): SetInfo => {
  const now = code === 'none' ? null : (set ?? (options.pack ? { wolf: 2, seer: 1 } : { wolf: 4 }));
  return {
    set: now,
    size: 4,
    code: JSON.stringify(now),
    options: set || code ? { pack: JSON.stringify(now) } : options,
    problems: now?.['wolf'] ? [] : ['no wolf'],
    notes: ['fine'],
    sides: [
      { name: 'wolves', share: 0.25, between: [0.1, 0.45] },
      { name: 'village', share: 0.75, between: [0.55, 0.9] },
    ],
    hidden: options.pack === 'secret',
    presets: [
      { name: 'usual', options: { pack: '' }, chosen: !set && options.pack === '' },
      { name: 'first', options: { pack: 'first' }, chosen: options.pack === 'first' },
    ],
  };
};

const answers: (() => void)[] = [];
beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => {
    const query = new URL(path, 'http://x').searchParams;
    const set = query.get('set');
    const body = path.includes('icons')
      ? {}
      : answer(JSON.parse(query.get('options')!) as object, set ? (JSON.parse(set) as never) : undefined, query.get('code') ?? undefined); // prettier-ignore
    return new Promise((resolve) => answers.push(() => resolve(Response.json(body))));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
});

async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) {
    for (const give of answers.splice(0)) give();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function editor(options: object = { pack: '' }, readonly = false) {
  const element = document.createElement('masque-set');
  Object.assign(element, { game, options, seats: 4, readonly, translator: new Translator('en', [en]) });
  const changes: unknown[] = [];
  element.addEventListener('option', (event) => changes.push((event as CustomEvent).detail));
  document.body.append(element);
  await settle();
  const find = <E extends Element>(selector: string): E => element.shadowRoot!.querySelector<E>(selector)!;
  const text = () => textOf(element).replace(/\s+/g, ' ');
  return { element, changes, find, text };
}

const press = (of: Element, detail: unknown) => of.dispatchEvent(new CustomEvent('change', { detail }));

test('a single card is a switch, several are counted', async () => {
  const { find } = await editor();
  expect(find<MqNumber>('mq-number')).toMatchObject({ label: 'wolf', value: 4, max: 4 });
  expect(find<MqSwitch>('mq-switch')).toMatchObject({ label: 'seer', checked: false });
});

test('the chosen set is applied, including presses made in the meantime', async () => {
  const { changes, find, text, element } = await editor();
  press(find('mq-number'), 3);
  press(find('mq-switch'), true);
  await element.updateComplete;
  expect(text()).toContain('4 of 4 in the set');
  await settle();
  expect(changes).toEqual([{ pack: JSON.stringify({ wolf: 3, seer: 1 }) }]);
});

test('a table that is drawn again before the server has answered asks it only once', async () => {
  const element = document.createElement('masque-set');
  const options = { pack: '' };
  Object.assign(element, { game, options, seats: 4, translator: new Translator('en', [en]) });
  document.body.append(element);
  for (let drawn = 0; drawn < 3; drawn++) {
    Object.assign(element, { options: { ...options } });
    await element.updateComplete;
  }
  expect(answers.length).toBe(1);
  await settle();
  expect(textOf(element.shadowRoot!)).toContain('fine');
});

test('a set that cannot be dealt says why, and one that can shows the odds', async () => {
  const { find, text } = await editor();
  expect(text()).toContain('fine');
  expect(text()).toMatch(/wolves 25% \(10% to 45%\) village 75% \(55% to 90%\) When bots play: 19 of 20 sets/);
  press(find('mq-number'), 0);
  await settle();
  expect(text()).toContain('no wolf');
  expect(text()).not.toContain('fine');
});

test('a set can start from a preset and return to the recommended one', async () => {
  const { changes, find, element } = await editor({ pack: 'first' });
  expect(find('mq-select')).toMatchObject({ value: 'preset:1' });
  element.shadowRoot!.querySelector<HTMLElement>('.row mq-button')!.click();
  expect(changes).toEqual([{ pack: '' }]);
});

test('a saved set can be played again and deleted', async () => {
  saveSet('toy', { name: 'Sunday', code: 'c' });
  const { changes, find } = await editor();
  press(find('mq-select'), 'kept:0');
  await settle();
  expect(changes).toHaveLength(1);
  localStorage.setItem('masque.sets.toy', 'no list');
  expect(savedSets('toy')).toEqual([]);
});

test('people who do not host can read the set, unless it is hidden', async () => {
  const { text, element } = await editor({ pack: '' }, true);
  expect(element.shadowRoot!.querySelector('mq-number, mq-switch, mq-select')).toBeNull();
  expect(text()).toContain('4 × wolf');
  expect(text()).not.toContain('seer');
  const secret = await editor({ pack: 'secret' }, true);
  expect(secret.text()).toBe('Only the host knows which roles are in the game.');
});
