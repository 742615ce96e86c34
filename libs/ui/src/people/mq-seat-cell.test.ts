import { html, render } from 'lit';
import { expect, test } from 'vitest';
import { Translator } from '../i18n/translator.ts';
import './mq-seat-cell.ts';
import type { MqSeatCell } from './mq-seat-cell.ts';

async function cell(more: Partial<MqSeatCell>): Promise<string> {
  render(html`<mq-seat-cell></mq-seat-cell>`, document.body);
  const it = document.body.querySelector('mq-seat-cell')!;
  Object.assign(it, { translator: new Translator('en', [{ aye: 'Aye', captain: 'Captain', heir: 'Phoenix Heir' }]) });
  Object.assign(it, { seat: { seat: 3, badges: [{ icon: 'crown', label: 'captain' }] }, ...more });
  await it.updateComplete;
  return it.shadowRoot!.textContent!.replace(/\s+/g, ' ');
}

test('a vote still shows offices, and how each player voted', async () => {
  const vote = { seat: 3, choice: 'aye', tone: 'for' } as const;
  const text = await cell({ short: true, vote });
  expect(text).toContain('Aye');
  expect(text).toContain('Captain');
  expect(document.body.querySelector('mq-seat-cell')!.shadowRoot!.querySelectorAll('.pips svg')).toHaveLength(1);
});

test('below a vote one still reads what somebody has shown, if there is room', async () => {
  const seat = { seat: 3, note: 'heir' };
  expect(await cell({ short: true, plain: true, seat })).toContain('Phoenix Heir');
  expect(await cell({ short: true, plain: true, tight: true, seat })).not.toContain('Phoenix Heir');
  await cell({ short: false, plain: false, tight: false });
});

test('secret votes are not shown', async () => {
  expect(await cell({ short: true, vote: { seat: 3, choice: null } })).not.toContain('Aye');
});

test('at night no offices are shown', async () => {
  await cell({ layout: 'night', plain: true, short: false });
  expect(document.body.querySelector('mq-seat-cell')!.shadowRoot!.querySelector('.pips')).toBeNull();
});

test('whoever reads their own cards is spoken to', async () => {
  const seat = { seat: 3, cards: [{ state: 'up', face: { id: 'crown', name: 'captain' } } as const] };
  expect(await cell({ plain: false, readable: true, seat, me: true })).toContain('look at your cards');
  expect(await cell({ me: false, seat })).toContain('look at the cards of');
});
