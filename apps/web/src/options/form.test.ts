import { Translator } from '@masque/ui';
import { afterEach, expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import './form.ts';
import type { MasqueOptions } from './form.ts';
import type { Schema } from './schema.ts';

const schema: Schema = {
  type: 'object',
  properties: {
    reveal: { type: 'boolean', default: true },
    window: { type: 'string', enum: ['sealed', 'race'], default: 'sealed' },
    cap: { type: 'integer', minimum: 0, maximum: 10, default: 5 },
    roles: {
      type: 'object',
      propertyNames: { enum: ['seer', 'wolf'] },
      additionalProperties: { type: 'integer', maximum: 9 },
      default: {},
    },
    cards: { type: 'array', items: { enum: ['page', 'king'] }, default: [] },
  },
};
const words = {
  'option.reveal': 'Cards are turned up',
  'option.reveal.help': 'When somebody dies.',
  'option.window.race': 'First come',
  'role.seer': 'Seer',
};

async function form(value: Record<string, unknown>, readonly = false) {
  const element: MasqueOptions = document.createElement('masque-options');
  Object.assign(element, { schema, value, readonly, translator: new Translator('en', [en, words]) });
  const changes: unknown[] = [];
  element.addEventListener('option', (event) => changes.push((event as CustomEvent).detail));
  document.body.append(element);
  await element.updateComplete;
  const find = <E extends Element>(selector: string): E => element.shadowRoot!.querySelector<E>(selector)!;
  return { element, changes, find };
}

afterEach(() => document.body.replaceChildren());

test('asks in the words of the game', async () => {
  const { element } = await form({});
  const text = element.shadowRoot!.textContent ?? '';
  expect(text).toContain('Cards are turned up');
  expect(text).toContain('When somebody dies.');
  expect(text).toContain('Seer');
});

test('a switch sends its option alone', async () => {
  const { changes, find } = await form({ reveal: true });
  const toggle = find<HTMLInputElement>('[role=switch]');
  expect(toggle.checked).toBe(true);
  toggle.click();
  expect(changes).toEqual([{ reveal: false }]);
});

test('a few short values stand side by side', async () => {
  const { changes, find } = await form({});
  find('mq-choice').dispatchEvent(new CustomEvent('change', { detail: 'race' }));
  expect(changes).toEqual([{ window: 'race' }]);
});

test('a number stays within its bounds', async () => {
  const { changes, find } = await form({ cap: 9 });
  const more = find<HTMLButtonElement>('[aria-label="Cap: more"]');
  more.click();
  const field = find<HTMLInputElement>('input[aria-label=Cap]');
  field.value = '99';
  field.dispatchEvent(new Event('change'));
  expect(changes).toEqual([{ cap: 10 }, { cap: 10 }]);
});

test('so many of each: as a record, or as a list', async () => {
  const { changes, find } = await form({ roles: { wolf: 2 }, cards: ['king'] });
  find<HTMLButtonElement>('[aria-label="Seer: more"]').click();
  find<HTMLButtonElement>('[aria-label="King: more"]').click();
  expect(changes).toEqual([{ roles: { wolf: 2, seer: 1 } }, { cards: ['king', 'king'] }]);
});

test('those who do not host read the rules', async () => {
  const { element } = await form({ window: 'race' }, true);
  expect(element.shadowRoot!.querySelectorAll('input, button, select, mq-choice')).toHaveLength(0);
  expect(element.shadowRoot!.textContent).toContain('First come');
});
