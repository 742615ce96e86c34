import { expect, test } from 'vitest';
import { chatText, MAX_TEXT_LENGTH, merge, type ChatMessage } from './index.ts';

test('a message is one line of plain text', () => {
  expect(chatText.parse('  it is\n\nBen!\u0000\u202e ')).toBe('it is Ben!');
  expect(chatText.parse('<b>Ben</b> 👨‍👩‍👧')).toBe('<b>Ben</b> 👨‍👩‍👧');
  for (const text of ['', ' \n ', '\u202e', 'x'.repeat(MAX_TEXT_LENGTH + 1), '🐺'.repeat(MAX_TEXT_LENGTH + 1)])
    expect(chatText.safeParse(text).success).toBe(false);
  expect(chatText.safeParse('🐺'.repeat(MAX_TEXT_LENGTH)).success).toBe(true);
});

test('a removed message replaces the original', () => {
  const it = (id: string, text?: string): ChatMessage => ({
    id,
    at: 1,
    channel: 'table',
    name: 'n',
    by: 'Ada',
    ...(text && { text }),
  });
  const heard = merge(merge([], [it('a', 'one'), it('b', 'two')]), [it('a'), it('c', 'three')]);
  expect(heard).toEqual([it('a'), it('b', 'two'), it('c', 'three')]);
  expect(merge(heard, [])).toBe(heard);
});
