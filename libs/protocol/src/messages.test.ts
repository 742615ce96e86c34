import { describe, expect, test } from 'vitest';
import { clientMessage, personName, refusalCodes, serverMessages } from './index.ts';

describe('what the server says', () => {
  test('has every refusal in every language', () => {
    for (const messages of Object.values(serverMessages))
      expect(refusalCodes.filter((code) => messages[`refuse.${code}`] === undefined)).toEqual([]);
  });
  test('has the same messages in every language', () => {
    expect(Object.keys(serverMessages.fr)).toEqual(Object.keys(serverMessages.en));
  });
});

describe('what a client may send', () => {
  const key = 'abcdefgh';
  test.each([
    { t: 'hello', v: 1, table: 'vela', as: 'seat', lang: 'fr' },
    { t: 'act', key, action: { type: 'income', window: 'turn#1', params: {} } },
    { t: 'do', key, command: { do: 'sit', name: 'Mia', mask: 'fox' } },
    { t: 'ping' },
  ])('$t', (message) => expect(clientMessage.safeParse(message).success).toBe(true));

  test.each([
    null,
    [],
    'ping',
    { t: 'xstate.stop' },
    { t: 'ping', extra: 1 },
    { t: 'act', key, action: { type: '', window: 'w', params: {} } },
    { t: 'act', key, action: { type: 'x', window: 'w', params: {}, seat: 3 } },
    { t: 'act', key: 'short', action: { type: 'x', window: 'w', params: {} } },
    { t: 'do', key, command: { do: 'sit', seat: 1.5 } },
    { t: 'do', key, command: { do: 'sit', mask: 'wolf' } },
    { t: 'do', key, command: { do: 'seats', n: 1e9 } },
  ])('nothing else: %j', (message) => expect(clientMessage.safeParse(message).success).toBe(false));
});

test('names are normalised', () => {
  expect(personName.parse('  Mia\u0000 \n  Rose ')).toBe('Mia Rose');
  expect(personName.safeParse(' \u200b ').success).toBe(false);
  expect(personName.safeParse('x'.repeat(25)).success).toBe(false);
});

test.each(['\u2800', '\u3164', '\u200e\u202e', '\ufe0f', '\u0301\u0302'])('an invisible name is rejected: %j', (name) =>
  expect(personName.safeParse(name).success).toBe(false),
);

test('invisible characters and excessive combining marks are removed from names', () => {
  expect(personName.parse('Mi\u200b\u202ea\u2066')).toBe('Mia');
  expect(personName.parse(`Z${'\u0335'.repeat(20)}o`)).toBe('Z\u0335\u0335o');
  expect(personName.parse(`\u0e01${'\u0e49'.repeat(20)}`)).toBe('\u0e01\u0e49\u0e49\u0e49');
});

test.each(['Chloé', 'Nguyễn Thị Ánh', 'Νίκος', 'Сергей', 'Søren', 'राम', 'مُحَمَّد', 'שָׁלוֹם', 'かおり', 'O’Neil-Łuk'])(
  '%s stays as it is',
  (name) => expect(personName.parse(name)).toBe(name.normalize('NFC')),
);
