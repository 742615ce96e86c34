import { IntlMessageFormat } from 'intl-messageformat';
import { render } from 'lit';
import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { Translator } from './translator.ts';

const messages = {
  steals: '{who} takes {n, plural, one {# coin} other {# coins}} from {from}.',
  all: '{who} vote.',
  because: '{why}, so <b>{who}</b> wins.',
};
const t = new Translator(
  'en',
  [messages],
  [
    { seat: 0, name: 'Mia' },
    { seat: 2, name: 'Tom' },
  ],
);

test('seats are rendered as the names of their players', () => {
  expect(t.msg({ key: 'steals', args: { who: { seat: 0 }, from: { seat: 2 }, n: 2 } })).toBe(
    'Mia takes 2 coins from Tom.',
  );
  expect(t.msg({ key: 'steals', args: { who: { seat: 0 }, from: { seat: 7 }, n: 1 } })).toBe(
    'Mia takes 1 coin from Seat 8.',
  );
});

test('lists and messages within messages', () => {
  expect(t.msg({ key: 'all', args: { who: { list: [{ seat: 0 }, { seat: 2 }, 'the house'] } } })).toBe(
    'Mia, Tom, and the house vote.',
  );
  expect(t.msg({ key: 'because', args: { why: { msg: { key: 'all', args: { who: { seat: 2 } } } }, who: 'he' } })).toBe(
    'Tom vote., so he wins.',
  );
});

test('a missing message shows its key instead of breaking the table', () => {
  expect(t.msg('no.such')).toBe('no.such');
  expect(t.msg('steals')).toBe('steals');
});

test('a different language or different names give a new translator', () => {
  const french = new Translator('fr').withNames([{ seat: 1, name: 'Zoé' }]);
  expect(french.msg({ key: 'ui.says', args: { who: { seat: 1 } } })).toBe('Zoé dit');
  expect(french.withMessages({ 'ui.says': '{who} prétend' }).msg({ key: 'ui.says', args: { who: { seat: 1 } } })).toBe(
    'Zoé prétend',
  );
});

test('both languages have the same messages with the same arguments', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  type Part = {
    readonly type: number;
    readonly value?: unknown;
    readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
  };
  const inside = (part: Part): unknown[] => [
    ...(part.type === 0 || part.type === 7 ? [] : [part.value]),
    ...Object.values(part.options ?? {}).flatMap((o) => o.value.flatMap(inside)),
  ];
  const names = (text = '') =>
    [...new Set((new IntlMessageFormat(text).getAst() as readonly Part[]).flatMap(inside))].sort();
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect([key, names(fr[key])]).toEqual([key, names(en[key])]);
});

test('a name that can be looked up is a button, and others are words', () => {
  const words = { drew: '{who} draws {card} and {other}.', 'card.duke': 'Duke', 'card.coin': 'a coin' };
  const place = document.createElement('p');
  const looked: unknown[] = [];
  place.addEventListener('learn', (event) => looked.push((event as CustomEvent).detail));
  const told = (t: Translator) => {
    render(
      t.told({ key: 'drew', args: { who: { seat: 0 }, card: { msg: 'card.duke' }, other: { msg: 'card.coin' } } }),
      place,
    );
    expect(place.textContent).toBe('Mia draws Duke and a coin.');
    return [...place.querySelectorAll('button')];
  };
  const plain = new Translator('en', [words], [{ seat: 0, name: 'Mia' }]);
  expect(told(plain)).toEqual([]);
  const [button, ...others] = told(plain.withEntries(new Map([['card.duke', 'the-duke']])).withNames(plain.names));
  expect([button!.textContent, others]).toEqual(['Duke', []]);
  button!.click();
  expect(looked).toEqual(['the-duke']);
});

test('no line begins with the comma after a name that can be looked up', () => {
  const words = {
    drew: '{cards}.',
    shows: 'Show the {card}',
    in: 'Mia ({card}/{other}), “{card}”.',
    'card.duke': 'Duke',
    'card.captain': 'Captain',
    'card.coin': 'a coin',
  };
  const t = new Translator('en', [words]).withEntries(
    new Map([
      ['card.duke', 'the-duke'],
      ['card.captain', 'the-captain'],
    ]),
  );
  const place = document.createElement('p');
  const cards = { list: ['card.duke', 'card.coin', 'card.captain'].map((msg) => ({ msg })) };
  render(t.told({ key: 'drew', args: { cards } }), place);
  expect(place.textContent).toBe('Duke, a coin, and Captain.');
  expect([...place.querySelectorAll('.unbroken')].map((it) => it.textContent)).toEqual(['Duke,', 'Captain.']);
  // Nor with a full stop that is added to a question.
  render(t.told({ key: 'shows', args: { card: { msg: 'card.duke' } } }, '.'), place);
  expect([place.textContent, place.querySelector('.unbroken')?.textContent]).toEqual(['Show the Duke.', 'Duke.']);
  // Nor does one end with the bracket before it.
  render(t.told({ key: 'in', args: { card: { msg: 'card.duke' }, other: { msg: 'card.captain' } } }), place);
  expect(place.textContent).toBe('Mia (Duke/Captain), “Duke”.');
  expect([...place.querySelectorAll('.unbroken')].map((it) => it.textContent)).toEqual([
    '(Duke/',
    'Captain),',
    '“Duke”.',
  ]);
  render(t.told('card.coin', '.'), place);
  expect(place.textContent).toBe('a coin.');
});
