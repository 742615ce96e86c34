import type { Offer } from '@masque/core';
import { afterEach, expect, test, vi } from 'vitest';
import { Translator } from '../i18n/translator.ts';
import { findAll } from '../testing.ts';
import { sound } from '../sound/sound.ts';
import { MqTable } from './mq-table.ts';
import { people, settle, show, table, wait } from './table.fixture.ts';

afterEach(() => document.body.replaceChildren());

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

test('a card that a question or a line names explains itself, but not at night', async () => {
  const words = { spy: 'Spy', ask: 'Do you believe in the {card}?', 'log.shows': 'Tom shows the {card}.' };
  const t = new Translator('en', [words]).withEntries(new Map([['spy', 'spy']]));
  const args = { card: { msg: 'spy' } };
  const asked = { ...table, claim: undefined, news: 1, ask: { text: { key: 'ask', args } } };
  const log = [{ kind: 'shows', args, at: 1 }];
  const el = await show({ log, translator: t, table: asked });
  const learn = vi.fn();
  el.addEventListener('learn', (event) => learn((event as CustomEvent<string>).detail));
  const names = (of: MqTable) => findAll(of.shadowRoot, 'button.named') as HTMLElement[];
  expect(names(el).map((it) => it.textContent)).toEqual(['Spy', 'Spy']);
  for (const it of names(el)) it.click();
  expect(learn.mock.calls).toEqual([['spy'], ['spy']]);
  expect(names(await show({ translator: t, table: { ...asked, news: 0, night: true } }))).toEqual([]);
});
