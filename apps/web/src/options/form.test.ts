import { Translator } from '@masque/ui';
import type { MqNumber } from '@masque/ui/number';
import type { MqSwitch } from '@masque/ui/switch';
import { afterEach, expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import './form.ts';
import type { MasqueOptions } from './form.ts';
import type { OptionsSchema } from './schema.ts';

const schema: OptionsSchema = {
  type: 'object',
  properties: {
    reveal: { type: 'boolean', default: true },
    window: { type: 'string', enum: ['sealed', 'race'], default: 'sealed' },
    cap: { type: 'integer', minimum: 0, maximum: 10, default: 5 },
    turns: { anyOf: [{ type: 'integer', minimum: 0, maximum: 9 }, { type: 'null' }], default: null },
    late: { anyOf: [{ type: 'integer', minimum: 0, maximum: 9 }, { type: 'null' }], default: null },
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
  'option.turns.null': 'As many as suit',
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
  const number = (label: string): MqNumber | undefined =>
    [...element.shadowRoot!.querySelectorAll('mq-number')].find((it) => it.label === label);
  return { element, changes, find, number };
}

async function stepUp(number: MqNumber): Promise<void> {
  await number.updateComplete;
  number.shadowRoot!.querySelector<HTMLButtonElement>('button[slot=end]')!.click();
}

afterEach(() => document.body.replaceChildren());

test('labels fields with the messages of the game', async () => {
  const { find, number } = await form({});
  expect(find<MqSwitch>('mq-switch')).toMatchObject({ label: 'Cards are turned up', note: 'When somebody dies.' });
  expect(number('Seer')).toBeDefined();
});

test('a switch sends only its own option', async () => {
  const { changes, find } = await form({ reveal: true });
  const toggle = find<MqSwitch>('mq-switch');
  expect(toggle.checked).toBe(true);
  await toggle.updateComplete;
  const field = toggle.shadowRoot!.querySelector('wa-switch')!;
  field.checked = false;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  expect(changes).toEqual([{ reveal: false }]);
});

test('a few short values stand side by side', async () => {
  const { changes, find } = await form({});
  find('mq-choice').dispatchEvent(new CustomEvent('change', { detail: 'race' }));
  expect(changes).toEqual([{ window: 'race' }]);
});

test('a number stays within its bounds', async () => {
  const { changes, number } = await form({ cap: 9 });
  const cap = number('Cap')!;
  await stepUp(cap);
  const field = cap.shadowRoot!.querySelector('wa-number-input')!;
  await field.updateComplete;
  const typed = field.shadowRoot!.querySelector('input')!;
  typed.value = '99';
  typed.dispatchEvent(new Event('change'));
  expect(changes).toEqual([{ cap: 10 }, { cap: 10 }]);
  await cap.updateComplete;
  expect(field.hint).toBe('From 0 to 10');
});

test('counts per item are edited, whether stored as a record or a list', async () => {
  const { changes, number } = await form({ roles: { wolf: 2 }, cards: ['king'] });
  await stepUp(number('Seer')!);
  await stepUp(number('King')!);
  expect(changes).toEqual([{ roles: { wolf: 2, seer: 1 } }, { cards: ['king', 'king'] }]);
});

test('people who do not host can read the rules', async () => {
  const { element } = await form({ window: 'race' }, true);
  expect(element.shadowRoot!.querySelectorAll('wa-input, mq-number, mq-select, mq-switch, mq-choice')).toHaveLength(0);
  expect(element.shadowRoot!.textContent).toContain('First come');
});

test('an empty number is shown with the game’s message for it', async () => {
  const { element } = await form({}, true);
  const values = [...element.shadowRoot!.querySelectorAll('.opt')].map((it) => it.textContent);
  expect(values).toContain('TurnsAs many as suit');
  expect(values).toContain('Latenone');
});

test('options are grouped; changed ones are marked, and their group is open', async () => {
  const { element } = await form({ reveal: false });
  const groups = [
    { id: 'end', options: ['reveal', 'cap'] },
    { id: 'time', options: ['window'] },
    { id: 'none', options: ['unknown'] },
  ];
  const translator = new Translator('en', [en, words, { 'options.end': 'The end', 'options.time': 'Time' }]);
  Object.assign(element, { groups, translator });
  await element.updateComplete;
  const shown = [...element.shadowRoot!.querySelectorAll('details')];
  expect(shown.map((it) => [it.querySelector('h3')!.textContent, it.open])).toEqual([
    ['The end', true],
    ['Time', false],
  ]);
  expect(shown[0]!.querySelector('.state')!.textContent).toBe('one changed');
  expect([...shown[0]!.querySelectorAll('.opt .changed')].map((it) => it.textContent)).toEqual([
    'changed, usually yes',
  ]);
  // Options without a group come last.
  const others = [...element.shadowRoot!.querySelectorAll('.opt')].filter((it) => !it.closest('details'));
  expect(others).toHaveLength(4);
});
