import { HIDDEN } from '@masque/core';
import { describe, expect, test } from 'vitest';
import { Sentences } from './index.ts';

const messages = {
  steals: '{who} takes {n, plural, one {# coin} other {# coins}} from {from}.',
  all: '{who} vote.',
  because: '{why}, so <b>{who}</b> wins.',
  'log.drew': '{who} draws {card}.',
};
const names = ['Mia', 'Zoé', 'Tom'];
const sentences = new Sentences('en', [messages], (seat) => names[seat] ?? `#${seat}`);

test('seats are rendered as the names of their players, counts in the right plural form', () => {
  const steals = (n: number) => sentences.say({ key: 'steals', args: { who: { seat: 0 }, from: { seat: 7 }, n } });
  expect([steals(2), steals(1)]).toEqual(['Mia takes 2 coins from #7.', 'Mia takes 1 coin from #7.']);
  expect(new Sentences('en', [messages]).say({ key: 'all', args: { who: { seat: 2 } } })).toBe('3 vote.');
});

test('lists, and messages within messages', () => {
  const all = { list: [{ seat: 0 }, { seat: 2 }, 'the house'] };
  expect(sentences.say({ key: 'all', args: { who: all } })).toBe('Mia, Tom, and the house vote.');
  expect(new Sentences('fr', [messages]).say({ key: 'all', args: { who: all } })).toBe('1, 3 et the house vote.');
});

test('bold parts are marked, or rendered as plain text', () => {
  const because = { key: 'because', args: { why: { msg: { key: 'all', args: { who: 'two' } } }, who: 'he' } };
  expect(sentences.parts(because)).toEqual(['two vote., so ', { bold: 'he' }, ' wins.']);
  expect(sentences.say(because)).toBe('two vote., so he wins.');
});

test('log entries with hidden arguments', () => {
  expect(sentences.line({ kind: 'drew', args: { who: { seat: 1 }, card: HIDDEN } })).toBe('Zoé draws ….');
});

describe('what is missing shows its key instead of breaking anything', () => {
  test.each(['no.such', 'steals', 'toString'])('%s', (key) => expect(sentences.say(key)).toBe(key));
});

test('the reader is addressed in the second person if there is a text for it', () => {
  const mine = { ...messages, 'steals@from': '{who} takes {n} from you.', 'log.drew@who': 'You draw {card}.' };
  const say = (from: number, who: number) =>
    new Sentences('en', [mine], (seat) => names[seat]!, 1).say({
      key: 'steals',
      args: { who: { seat: who }, from: { seat: from }, n: 2 },
    });
  expect([say(1, 0), say(0, 1), say(0, 2)]).toEqual([
    'Mia takes 2 from you.',
    'Zoé takes 2 coins from Mia.',
    'Tom takes 2 coins from Mia.',
  ]);
  const drew = { kind: 'drew', args: { who: { seat: 1 }, card: HIDDEN } };
  expect(new Sentences('en', [mine], undefined, 1).line(drew)).toBe('You draw ….');
  expect(new Sentences('en', [mine]).line(drew)).toBe('2 draws ….');
});

test('French “de” and “que” are elided before a vowel', () => {
  const texts = {
    of: 'Les cartes de {who}',
    told: 'Dès lors que {who} le dit, puisque {who} le dit',
    plural: 'De {n}',
  };
  const fr = (who: string) => new Sentences('fr', [texts], () => who);
  const of = ['Anne', 'Élise', 'Œdipe', 'Hélène', 'Hans', 'Yves', 'Yann', 'Zoé', '…', '3', 'A1'];
  expect(of.map((it) => fr(it).say({ key: 'of', args: { who: { seat: 0 } } }))).toEqual(
    ['d’Anne', 'd’Élise', 'd’Œdipe', 'd’Hélène', 'de Hans', 'd’Yves', 'de Yann', 'de Zoé', 'de …', 'de 3', 'de A1'].map(
      (it) => `Les cartes ${it}`,
    ),
  );
  expect(fr('Anne').say({ key: 'told', args: { who: { seat: 0 } } })).toBe(
    'Dès lors qu’Anne le dit, puisqu’Anne le dit',
  );
  expect(fr('Anne').say({ key: 'plural', args: { n: 1 } })).toBe('De 1');
  expect(fr('Anne').say('of')).toBe('of');
  expect(new Sentences('en', [{ of: 'de {who}' }]).say({ key: 'of', args: { who: 'Anne' } })).toBe('de Anne');
});

test('later message tables override earlier ones', () => {
  const both = new Sentences('en', [messages, { all: 'Everybody.' }]);
  expect([both.say('all'), both.has('because'), both.has('nothing')]).toEqual(['Everybody.', true, false]);
});

describe('names of cards can be told from the words around them', () => {
  const cards = {
    'card.ace': 'Assassin',
    'card.duke': 'Duke',
    shown: '{who} shows <b>{card}</b>.',
    all: 'Out: {cards}.',
  };
  const ace = { msg: 'card.ace' };
  const piecesIn = (language: 'en' | 'fr', more: object, message: Parameters<Sentences['pieces']>[0]) =>
    new Sentences(language, [messages, cards, more as never], (seat) => names[seat]!).pieces(message);

  test('alone, in bold, in lists and in messages within messages', () => {
    expect(piecesIn('en', {}, { key: 'log.drew', args: { who: { seat: 0 }, card: ace } })).toEqual([
      'Mia draws ',
      { word: 'Assassin', key: 'card.ace' },
      '.',
    ]);
    expect(piecesIn('en', {}, { key: 'shown', args: { who: { seat: 0 }, card: ace } })).toEqual([
      'Mia shows ',
      { bold: [{ word: 'Assassin', key: 'card.ace' }] },
      '.',
    ]);
    const cards = { list: [ace, { msg: 'card.duke' }, { seat: 1 }] };
    const inside = piecesIn(
      'en',
      {},
      { key: 'because', args: { why: { msg: { key: 'all', args: { cards } } }, who: '' } },
    );
    expect(inside.filter((it) => typeof it === 'object' && 'key' in it)).toEqual([
      { word: 'Assassin', key: 'card.ace' },
      { word: 'Duke', key: 'card.duke' },
    ]);
  });

  test('after an elision, and as a choice', () => {
    const french = { 'log.drew': 'Au tour de {card}.', chosen: '{card, select, Duke {yes} other {no}}' };
    expect(piecesIn('fr', french, { key: 'log.drew', args: { card: ace } })).toEqual([
      'Au tour ',
      'd’',
      { word: 'Assassin', key: 'card.ace' },
      '.',
    ]);
    expect(piecesIn('en', french, { key: 'chosen', args: { card: { msg: 'card.duke' } } })).toEqual(['yes']);
  });

  test('what is hidden or missing is no name', () => {
    expect(piecesIn('en', {}, { key: 'log.drew', args: { who: 'x', card: HIDDEN as never } }).join('')).toBe(
      'x draws ….',
    );
    expect(piecesIn('en', {}, { key: 'log.drew', args: { who: 'x', card: { msg: 'no.such' } } }).join('')).toBe(
      'x draws no.such.',
    );
  });
});
